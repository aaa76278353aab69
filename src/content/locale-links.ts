import type { ManifestIndex } from './manifest'
import { encodePath } from './paths'
import { inLocale, resolveRoute } from './resolve'
import type { PageData } from './types'

export interface LocaleLink {
  /** Locale prefix, `/` or `/zh/`. */
  prefix: string
  lang: string
  name: string
  /** Canonical path: the same page, else the nearest parent that the language has, else its home. */
  path: string
  current: boolean
}

/** The languages of the site and where each one has the page that is shown. */
export function localeLinks(manifest: ManifestIndex, page: Pick<PageData, 'path' | 'locale'>): LocaleLink[] {
  return manifest.localePrefixes.flatMap((prefix) => {
    const config = manifest.site.locales[prefix]
    if (!config) return []
    const current = prefix === page.locale
    const path = current ? page.path : counterpart(manifest, page, prefix)
    return [{ prefix, lang: config.lang, name: config.name, path, current }]
  })
}

/** Where a language switch leads: never to a missing page. */
export function counterpart(manifest: ManifestIndex, page: Pick<PageData, 'path' | 'locale'>, prefix: string): string {
  const same = inLocale(page.path, page.locale, prefix)
  const found = resolveRoute(manifest, encodePath(same))
  if (found.kind === 'page') return found.path
  // Its folder is listed in a part of the manifest that has not been read.
  if (manifest.parts.has(same.replace(/[^/]+\/?$/, ''))) return same
  // The loader shows the other language's text inside this language's frame.
  if (manifest.site.localeRedirect.fallback && manifest.byPath.has(page.path)) return same
  for (let path = same.replace(/[^/]*$/, ''); path.length > prefix.length; path = path.replace(/[^/]+\/$/, '')) {
    if (manifest.byPath.has(path)) return path
  }
  return prefix
}
