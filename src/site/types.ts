/**
 * The shape of `site.yaml` after the generator has filled in the defaults: everything about the site that is
 * not a page. The JSON Schema in `manifest/site-schema.ts` describes the same keys to editors.
 */

/** A text, or one text per locale code (`en-US`, `zh-CN`). */
export type Localised = string | Record<string, string>

/** An entry of the navbar; `children` make it a menu, their children a captioned group. */
export interface NavbarItem {
  text: string
  link?: string
  icon?: string
  ariaLabel?: string
  /** Regular expression on the path, instead of "the path starts with `link`". */
  activeMatch?: string
  children?: NavbarItem[]
}

/** An entry of an explicit sidebar. A bare string in `children` is a path whose title is looked up. */
export interface SidebarItem {
  text?: string
  link?: string
  /** Put before the links of all children; concatenates down the tree. */
  prefix?: string
  icon?: string
  collapsible?: boolean
  expanded?: boolean
  children?: (SidebarItem | string)[] | 'structure'
}

export type SidebarSetting = 'structure' | false | (SidebarItem | string)[]

export interface NoticeAction {
  text: string
  link?: string
  type?: 'primary' | 'default'
}

/** A pop-up message. `path` is a whole-segment prefix, `match` a regular expression on the path. */
export interface Notice {
  path?: string
  match?: string
  /** `path` matches this one page only. */
  exact?: boolean
  title: string
  /** Markdown. */
  content: string
  actions?: NoticeAction[]
  /** Once per browser instead of once per session. */
  showOnce?: boolean
  fullscreen?: boolean
  /** Can be closed only by one of its actions. */
  confirm?: boolean
  /** Part of the storage key; without it a hash of title and content. */
  noticeKey?: string
  /** ISO dates between which the notice is shown. */
  start?: string
  end?: string
}

export interface RedirectModalTexts {
  name: string
  /** `$1` is the language's own name. */
  hint: string
  switch: string
  cancel: string
  remember: string
}

export interface LocaleConfig {
  /** BCP 47 code, also the value of `<html lang>`. */
  lang: string
  /** The language's own name, for menus. */
  name: string
  title?: string
  description?: string
  navbar: NavbarItem[]
  /** Path prefix to sidebar; the longest whole-segment prefix wins. */
  sidebar: Record<string, SidebarSetting>
  notices: Notice[]
  redirectModal?: RedirectModalTexts
  footer?: string
}

export type ColorMode = 'switch' | 'toggle' | 'auto' | 'enable' | 'disable'
export type PageInfoItem = 'Author' | 'Original' | 'Date' | 'PageView' | 'Category' | 'Tag' | 'ReadingTime' | 'Word'

export interface ThemeColor {
  name: Localised
  light: string
  dark: string
}

export interface ThemeOptions {
  darkmode: ColorMode
  colors: ThemeColor[]
  fullscreen: boolean
  /** No animation at all. */
  pure: boolean
  /** Dim everything but the article: `true` after the specified delay, a number of milliseconds, or off. */
  focus: boolean | number
  navbarTitle?: string
  navbarAutoHide: 'always' | 'mobile' | 'none'
  navbarLayout: { start: string[]; center: string[]; end: string[] }
  headerDepth: number
  pageInfo: PageInfoItem[] | false
  titleIcon: boolean
  breadcrumb: boolean
  breadcrumbIcon: boolean
  prevLink: boolean
  nextLink: boolean
  editLink: boolean
  lastUpdated: boolean
  contributors: boolean
  backToTop: boolean
  print: boolean
  displayFooter: boolean
  footer?: Localised
  copyright?: Localised | false
  /** Alt+Right and Alt+Left go to the next and previous page. */
  pageKeys: boolean
  /** A newline inside a paragraph is a line break. */
  breaks: boolean
  lineNumbers: boolean
  /** Latin words read in a minute. */
  wordsPerMinute: number
  /** Han characters read in a minute. */
  hanPerMinute: number
}

export interface Repository {
  /** `owner/name` or a whole address. */
  url: string
  label?: string
  display: boolean
  /** Where the content folder is inside the repository. */
  docsDir: string
  docsBranch: string
  /** Overrides the address made from `url`; `:path` is the file. */
  editLinkPattern?: string
  /** Address of the form that reports a broken link or a missing search result. */
  issues?: string
}

export interface HostedSearch {
  appId: string
  apiKey: string
  indexName: string
  /** Other hosts than the provider's own, e.g. a proxy. */
  hosts?: string[]
}

export interface Search {
  hosted?: HostedSearch
  /** Groups of words that mean the same. */
  synonyms: string[][]
}

export interface Endpoints {
  default: string
  /** Name to base address without a trailing slash. */
  map: Record<string, string>
  /** Port of the `local` endpoint, offered on localhost only. */
  localPort: number
}

export interface OAuth {
  /** Where providers send the visitor back to, e.g. `https://docs.example.org`; empty means this origin. */
  redirectBase: string
  /** Provider id to public client id. */
  clients: Record<string, string>
}

export interface SponsorSlot {
  id: string
  /** Name sent with a click. */
  name?: string
  place: 'sidebar' | 'home'
  image: Localised
  imageDark?: Localised
  alt: Localised
  link: Localised
  /** Pixels; the space is reserved before the picture arrives. */
  width: number
  height: number
  enabled: boolean
}

export interface Sponsors {
  /** Origin that receives click statistics; empty switches them off. */
  statsHost: string
  slots: SponsorSlot[]
}

export interface ExternalScript {
  src: string
  kind: 'ads' | 'analytics' | 'icons'
  attributes?: Record<string, string>
}

export interface Scripts {
  /** Nothing external loads unless true and the page is on the canonical host. */
  enabled: boolean
  /** Ask the visitor before the first external script. */
  consent: boolean
  items: ExternalScript[]
}

export interface Comments {
  repo: string
  repoId: string
  category: string
  categoryId: string
  /** Address of the client script, for a proxy or a mirror. */
  script?: string
}

/** Addresses that product pages read live data from; every one has committed data as fallback. */
export interface Services {
  releases?: string
  webReleases?: string
  version?: string
  downloads?: string
  pageViews?: string
}

export interface LocaleRedirect {
  /** Show the other language's page when this language lacks one. */
  fallback: boolean
  /** With `auto`: the locale of visitors whose languages are none of ours. */
  default: string
  /** Switch without asking. */
  auto: boolean
}

export interface SiteConfig {
  title: string
  description: string
  logo: string
  logoDark?: string
  /** Canonical origin, e.g. `https://docs.example.org`. */
  host: string
  author?: { name: string; url?: string }
  license: string
  repository: Repository
  theme: ThemeOptions
  search: Search
  endpoints: Endpoints
  oauth: OAuth
  sponsors: Sponsors
  redirects: Record<string, string>
  scripts: Scripts
  services: Services
  comments?: Comments
  /** Server that draws PlantUML; without one the source is shown. */
  plantuml?: string
  /** Service worker on; `false` ships a worker that removes itself and its caches. */
  offline: boolean
  localeRedirect: LocaleRedirect
  /** Locale prefix (`/`, `/zh/`) to its settings. */
  locales: Record<string, LocaleConfig>
}
