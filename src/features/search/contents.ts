import { type ManifestIndex, namesOf } from '../../content/manifest'
import { localeOf } from '../../content/paths'
import type { PageRecord } from '../../content/types'
import { wholeUrl } from '../../platform/base'
import type { Contents, PageKey } from './messages'
import { visits } from './visits'

/** What is to be searched in a locale, by the manifest of the current load and the visits since. */
export function contentsOf(manifest: ManifestIndex, locale: string): Contents {
  const inLocale = ({ path }: { path: string }) => localeOf(path, manifest.localePrefixes) === locale
  const pages = new Map<string, PageKey>()
  for (const record of manifest.pages) {
    const { search, redirectTo } = record.meta
    if (inLocale(record) && search !== false && redirectTo === undefined) pages.set(record.path, keyOf(record))
  }
  for (const visit of visits.values()) {
    if (inLocale(visit) && visit.meta.search !== false) pages.set(visit.path, keyOf(visit))
  }
  const address = manifest.searchText[locale]
  return {
    locale,
    ...(address === undefined ? {} : { searchUrl: wholeUrl(address) }),
    pages: [...pages.values()],
    partial: manifest.split,
    contentUrl: wholeUrl('/content/'),
  }
}

const keyOf = (page: Pick<PageRecord, 'path' | 'file' | 'title' | 'hash' | 'meta'>): PageKey => ({
  path: page.path,
  file: page.file,
  hash: page.hash,
  title: page.title,
  names: [...(page.meta.shortTitle ? [page.meta.shortTitle] : []), ...namesOf(page)],
  tags: page.meta.tag ?? [],
})
