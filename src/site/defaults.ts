import { isRecord } from '../platform/record'
import { ENDPOINT_DEFAULT, LOCAL_API_PORT } from './constants'
import type { LocaleConfig, NavbarItem, NoticeAction, SidebarItem, SiteConfig } from './types'

/** What `site.yaml` need not say. The manifest holds only what differs from this. */
export const SITE_DEFAULTS: SiteConfig = {
  title: 'Documentation',
  description: '',
  logo: '',
  host: '',
  license: '',
  repository: { url: '', display: true, docsDir: 'public/content', docsBranch: 'main' },
  theme: {
    darkmode: 'switch',
    colors: [],
    fullscreen: true,
    pure: false,
    focus: false,
    navbarAutoHide: 'mobile',
    navbarLayout: { start: ['Brand'], center: ['Links'], end: ['Language', 'Repo', 'Outlook', 'Search'] },
    headerDepth: 2,
    pageInfo: ['Author', 'Original', 'Date', 'Category', 'Tag', 'ReadingTime'],
    titleIcon: true,
    breadcrumb: true,
    breadcrumbIcon: true,
    prevLink: true,
    nextLink: true,
    editLink: true,
    lastUpdated: true,
    contributors: true,
    backToTop: true,
    print: true,
    displayFooter: false,
    pageKeys: true,
    breaks: true,
    lineNumbers: true,
    wordsPerMinute: 300,
    hanPerMinute: 300,
  },
  search: { synonyms: [] },
  endpoints: { default: ENDPOINT_DEFAULT, map: {}, localPort: LOCAL_API_PORT },
  oauth: { redirectBase: '', clients: {} },
  sponsors: { statsHost: '', slots: [] },
  redirects: {},
  scripts: { enabled: false, consent: true, items: [] },
  services: {},
  offline: true,
  localeRedirect: { fallback: true, default: '/', auto: false },
  locales: {},
}

const LOCALE_DEFAULTS: LocaleConfig = { lang: 'en-US', name: 'English', navbar: [], sidebar: {}, notices: [] }

/** Keys whose default says nothing about the type of other values. */
const FREE = new Set(['focus', 'pageInfo'])

type Shape = Record<string, unknown>

/**
 * Makes whole settings of whatever the manifest holds: absent keys get their default, and so does a value of another
 * type than its default. Tolerant and silent; the generator is where an owner hears about mistakes. Never throws.
 */
export function withDefaults(site: unknown): SiteConfig {
  const config = fill(SITE_DEFAULTS as unknown as Shape, site) as unknown as SiteConfig
  const locales: Record<string, LocaleConfig> = {}
  for (const [prefix, locale] of Object.entries(config.locales)) {
    if (!isRecord(locale) || !/^\/(?:.+\/)?$/.test(prefix)) continue
    const filled = fill(LOCALE_DEFAULTS as unknown as Shape, locale) as unknown as LocaleConfig
    filled.navbar = entries<NavbarItem>(filled.navbar, isRecord) ?? []
    for (const [section, setting] of Object.entries(filled.sidebar)) {
      const list = entries<SidebarItem | string>(setting, isTextOrRecord)
      if (list) filled.sidebar[section] = list
      else if (setting !== 'structure' && setting !== false) delete filled.sidebar[section]
    }
    filled.notices = filled.notices
      .filter((notice) => isRecord(notice) && has(notice, 'title') && has(notice, 'content'))
      .map(({ actions, ...notice }) => {
        const list = entries<NoticeAction>(actions, isRecord)
        return list ? { ...notice, actions: list } : notice
      })
    locales[prefix] = filled
  }
  config.locales = '/' in locales ? locales : { '/': { ...LOCALE_DEFAULTS }, ...locales }
  config.sponsors.slots = config.sponsors.slots.filter((slot) => isRecord(slot) && has(slot, 'id'))
  config.scripts.items = config.scripts.items.filter((item) => isRecord(item) && has(item, 'src'))
  config.search.synonyms = config.search.synonyms.filter(Array.isArray)
  return config
}

const isTextOrRecord = (value: unknown): boolean => typeof value === 'string' || isRecord(value)

/**
 * The entries of a list and, level by level, of their `children`, without those that `fits` refuses and without empty
 * values; `undefined` when it is no list. A half-written list is no reason to show no page at all.
 */
function entries<T>(list: unknown, fits: (value: unknown) => boolean): T[] | undefined {
  if (!Array.isArray(list)) return undefined
  return list.filter(fits).map((item) => {
    if (!isRecord(item)) return item
    const { children, ...entry } = fill({}, item)
    const inner = children === 'structure' && fits === isTextOrRecord ? children : entries(children, fits)
    return inner === undefined ? entry : { ...entry, children: inner }
  })
}

const has = (value: object, key: string): boolean => typeof (value as Shape)[key] === 'string'

/** Copies `given` over a copy of `base`, key by key and level by level. */
function fill(base: Shape, given: unknown): Shape {
  const result: Shape = {}
  for (const [key, value] of Object.entries(base)) result[key] = copy(value)
  if (!isRecord(given)) return result
  for (const [key, value] of Object.entries(given)) {
    if (key === '__proto__' || value === undefined || value === null) continue
    const fallback = base[key]
    if (!Object.hasOwn(base, key) || FREE.has(key)) result[key] = value
    else if (isRecord(fallback)) result[key] = fill(fallback, value)
    else if (typeof fallback === typeof value && Array.isArray(fallback) === Array.isArray(value)) result[key] = value
  }
  return result
}

const copy = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(copy) : isRecord(value) ? fill(value, undefined) : value
