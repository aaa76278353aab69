import type { Category } from './types'

/** In the order of the chips. */
export const CATEGORIES: readonly Category[] = ['guide', 'drivers', 'api', 'config', 'faq', 'tools']

const BY_FOLDER: Readonly<Record<string, Category>> = {
  'guide/drivers': 'drivers',
  'guide/api': 'api',
  guide: 'guide',
  config: 'config',
  faq: 'faq',
  tool: 'tools',
}

/** Pages about this site, which its readers look for by their names. */
const ABOUT_THE_SITE: ReadonlySet<string> = new Set(['guide/markdown.html', 'guide/offline.html'])

/** The part of the site a page belongs to, by its folders; `undefined` for pages outside of all parts. */
export function categoryOf(path: string, locale: string): Category | undefined {
  const own = path.slice(locale.length)
  if (ABOUT_THE_SITE.has(own)) return undefined
  const [first = '', second = ''] = own.split('/')
  return BY_FOLDER[`${first}/${second}`] ?? BY_FOLDER[first]
}
