import { withBase } from '../platform/base'
import { localeLinks } from './locale-links'
import type { ManifestIndex } from './manifest'
import { encodePath, isToolPage, resolveLink } from './paths'
import { inLocale } from './resolve'
import type { PageData } from './types'

/** What stands in `<head>` for a page: for the tab, search engines, link previews and agents. */
export interface DocumentHead {
  title: string
  metas: { key: 'name' | 'property'; name: string; content: string }[]
  links: { rel: string; href: string; hreflang?: string; type?: string }[]
}

/**
 * The head of a page. Pure. `instead` is the title of the screen that stands in place of a page which is missing or could
 * not be read, in the page's language; `fallbackOrigin` serves when `site.yaml` names no canonical host.
 */
export function documentHead(
  page: PageData,
  manifest: ManifestIndex,
  instead: string,
  fallbackOrigin: string,
): DocumentHead {
  const { site } = manifest
  const { meta, file } = page.document
  const locale = site.locales[page.locale]
  const siteTitle = locale?.title ?? site.title
  const isPage = page.kind === 'page'
  // Where secrets are handled: no search engine, and no address of ours in anybody's log.
  const isTool = isToolPage(page.path, page.locale)
  const title = isPage ? page.title : instead
  const description = (meta.description || locale?.description) ?? site.description
  const origin = site.host || fallbackOrigin
  const urlOf = (path: string) => origin + withBase(encodePath(path))
  const metas: DocumentHead['metas'] = []
  const add = (key: 'name' | 'property', name: string, content: string | undefined) => {
    if (content) metas.push({ key, name, content })
  }
  add('name', 'description', description)
  // A page that could not be read today is one all the same.
  add('name', 'robots', page.kind === 'missing' || isTool ? 'noindex' : undefined)
  add('name', 'referrer', isTool ? 'no-referrer' : undefined)
  const links: DocumentHead['links'] = []
  // A text shown here because this language lacks it belongs to the address in its own language.
  const address = page.fallbackFrom === undefined ? page.path : inLocale(page.path, page.locale, page.fallbackFrom)
  if (isPage) {
    add('property', 'og:title', title)
    add('property', 'og:description', description)
    add('property', 'og:url', urlOf(address))
    add('property', 'og:type', 'article')
    add('property', 'og:site_name', siteTitle)
    add('property', 'og:locale', page.lang.replace('-', '_'))
    add('property', 'og:image', meta.cover && pictureAddress(meta.cover, file, origin))
    links.push({ rel: 'canonical', href: urlOf(address) })
    links.push({ rel: 'alternate', type: 'text/markdown', href: withBase(`/content${encodePath(`/${file}`)}`) })
    for (const { lang, path } of localeLinks(manifest, page)) {
      if (manifest.byPath.has(path)) links.push({ rel: 'alternate', hreflang: lang, href: urlOf(path) })
    }
  }
  return {
    title: page.path === page.locale || title === siteTitle ? siteTitle : `${title} | ${siteTitle}`,
    metas,
    links,
  }
}

/** A picture that a file names, as others can open it; nothing for what is none, or leads elsewhere than to the web. */
function pictureAddress(picture: string, file: string, origin: string): string | undefined {
  const link = resolveLink(picture, file)
  if (link.kind !== 'file' && link.kind !== 'external') return undefined
  const address = withBase(link.url)
  // A snapshot of a site that names no host does not know its own.
  const base = origin || undefined
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}
