import { isRecord } from '../platform/record'
import type { PageInfoItem, SidebarItem, SidebarSetting } from '../site/types'

/**
 * What a page may say about itself. `FIELDS` is the only list: the type, the validation, the generator's messages
 * and the documentation's table follow from it. A reader returns the value, or `undefined` when it does not fit.
 */

export interface Author {
  name: string
  url?: string
}
export interface Action {
  text: string
  link: string
  type?: 'primary' | 'default'
  icon?: string
}
export interface Feature {
  title: string
  details?: string
  icon?: string
  link?: string
}
export interface Highlight {
  header?: string
  description?: string
  type?: 'order' | 'no-order' | 'un-order'
  image?: string
  imageDark?: string
  bgImage?: string
  bgImageDark?: string
  color?: string
  features?: Feature[]
  highlights?: Feature[]
}
export interface DirOptions {
  text?: string
  icon?: string
  collapsible?: boolean
  expanded?: boolean
  link?: boolean
  index?: boolean
  order?: number
}
export interface TocOptions {
  levels?: number | [number, number] | 'deep' | false
  ignore?: string[]
}
export interface Media {
  name: string
  url: string
  icon?: string
}
export interface Neighbour {
  text?: string
  link: string
  icon?: string
}

type Reader<T> = (value: unknown) => T | undefined

/** Numbers, dates and booleans are text too: a driver is called `115`, an empty value is no text. */
const text: Reader<string> = (value) => {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'string') return value.trim() || undefined
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return undefined
}
const number: Reader<number> = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
const isBlank = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '')
/** An item without anything in it, as a half-written list has, takes nothing from the others. */
const list =
  <T>(item: Reader<T>): Reader<T[]> =>
  (value) => {
    if (value === null || value === undefined || value === '') return undefined
    const written: unknown[] = Array.isArray(value) ? value : [value]
    const items = written.filter((entry) => !isBlank(entry)).map(item)
    return items.every((entry) => entry !== undefined) ? (items as T[]) : undefined
  }
const oneOf =
  <T extends string>(...values: T[]): Reader<T> =>
  (value) =>
    values.find((candidate) => candidate === value)
const either =
  <A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> =>
  (value) =>
    first(value) ?? second(value)
const exactly =
  <T extends boolean>(expected: T): Reader<T> =>
  (value) =>
    value === expected ? expected : undefined

/** Every key of the shape is read; keys marked required make the whole value unfit when they are missing. */
const shape =
  <T>(readers: { [K in keyof T]-?: Reader<NonNullable<T[K]>> }, required: (keyof T)[] = []): Reader<T> =>
  (value) => {
    if (!isRecord(value)) return undefined
    const result: Partial<T> = {}
    for (const key of Object.keys(readers) as (keyof T & string)[]) {
      const read = Object.hasOwn(value, key) ? readers[key](value[key]) : undefined
      if (read !== undefined) result[key] = read
      else if (required.includes(key)) return undefined
    }
    return result as T
  }

const author = either<Author, Author>(shape<Author>({ name: text, url: text }, ['name']), (value) => {
  const name = typeof value === 'string' ? text(value) : undefined
  return name ? { name } : undefined
})
const feature = shape<Feature>({ title: text, details: text, icon: text, link: text }, ['title'])
const levels: Reader<number | [number, number] | 'deep' | false> = (value) => {
  if (value === 'deep' || value === false) return value
  if (typeof value === 'number') return value
  if (Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number') return [value[0], value[1]]
  return undefined
}
const neighbour = either<false, Neighbour>(
  exactly(false),
  either(shape<Neighbour>({ text, link: text, icon: text }, ['link']), (value) => {
    const link = text(value)
    return link ? { link } : undefined
  }),
)
const sidebarList: Reader<(SidebarItem | string)[]> = (value) =>
  Array.isArray(value) ? list(either<string, SidebarItem>(text, sidebarItem))(value) : undefined
const sidebarItem = shape<SidebarItem>({
  text,
  link: text,
  prefix: text,
  icon: text,
  collapsible: flag,
  expanded: flag,
  children: (value) => (value === 'structure' ? value : sidebarList(value)),
})
const sidebar: Reader<SidebarSetting> = (value) =>
  value === false || value === 'structure' ? value : sidebarList(value)
const pageInfo = either<false, PageInfoItem[]>(
  exactly(false),
  list(oneOf<PageInfoItem>('Author', 'Original', 'Date', 'PageView', 'Category', 'Tag', 'ReadingTime', 'Word')),
)
const type = oneOf('article', 'home', 'slide', 'page')
const plain: Reader<Record<string, unknown>> = (value) => (isRecord(value) ? value : undefined)

interface Field<T> {
  read: Reader<T>
  /** What the option does, for the schema and the documentation. */
  about: string
}
const field = <T>(read: Reader<T>, about: string): Field<T> => ({ read, about })

/** Pages that come from a blog keep what they say for its lists. */
const WITHOUT_EFFECT = 'Accepted without effect: this site has no lists of articles'

export const FIELDS = {
  title: field(text, 'Title in menus, tab and search; the first heading is used when absent'),
  shortTitle: field(text, 'Shorter title for menus and the breadcrumb'),
  description: field(text, 'One sentence for search engines and link previews'),
  icon: field(text, 'Name of an icon, a picture address, or icon-font classes'),
  order: field(number, 'Place in the folder: positive first, none next, negative last'),
  index: field(flag, 'false keeps the page out of menus and catalogs'),
  dir: field(
    shape<DirOptions>({ text, icon: text, collapsible: flag, expanded: flag, link: flag, index: flag, order: number }),
    'How the folder of this README shows in the sidebar',
  ),
  type: field(type, 'Layout: article (default), home, slide or page'),
  layout: field(text, 'Layout by name, for pages whose type does not say it'),
  home: field(flag, 'Home layout'),
  portfolio: field(flag, 'Portfolio form of the home layout'),
  navbar: field(flag, 'false hides the navbar'),
  sidebar: field(sidebar, 'false, structure or an explicit list'),
  toc: field(
    either<boolean, TocOptions>(flag, shape<TocOptions>({ levels, ignore: list(text) })),
    'Table of contents: on, off, or levels and selectors to ignore',
  ),
  headerDepth: field(number, 'How many heading levels below h1 the table of contents shows'),
  breadcrumb: field(flag, 'false hides the breadcrumb'),
  breadcrumbIcon: field(flag, 'false hides icons in the breadcrumb'),
  breadcrumbExclude: field(flag, 'true leaves this page out of breadcrumbs'),
  titleIcon: field(flag, 'false hides the icon beside the title'),
  pageInfo: field(pageInfo, 'Which facts stand below the title, in order, or false'),
  author: field(either<false, Author[]>(exactly(false), list(author)), 'Author or authors; false hides the default'),
  isOriginal: field(flag, 'Marks the page as original work'),
  date: field(text, 'Date of writing, YYYY-MM-DD'),
  localizedDate: field(text, 'Date as it is to be shown, instead of the formatted one'),
  category: field(list(text), 'Categories'),
  tag: field(list(text), 'Tags'),
  readingTime: field(
    shape<{ minutes?: number; words?: number }>({ minutes: number, words: number }),
    'Overrides the computed reading time',
  ),
  excerpt: field(text, WITHOUT_EFFECT),
  sticky: field(either<boolean, number>(flag, number), WITHOUT_EFFECT),
  star: field(either<boolean, number>(flag, number), WITHOUT_EFFECT),
  isEncrypted: field(flag, WITHOUT_EFFECT),
  article: field(flag, WITHOUT_EFFECT),
  timeline: field(flag, WITHOUT_EFFECT),
  cover: field(text, 'Picture above the title'),
  aliases: field(list(text), 'Other names for search and filter; those that start with / are old addresses'),
  redirectFrom: field(list(text), 'Old addresses of this page'),
  redirectTo: field(text, 'Where this page sends its visitors'),
  editLink: field(flag, 'false hides the edit link'),
  lastUpdated: field(flag, 'false hides the date of the last change'),
  contributors: field(
    either<boolean, 'content'>(flag, oneOf('content')),
    'false hides contributors, content lists them in the page',
  ),
  changelog: field(flag, 'Shows the changes of the page'),
  prev: field(neighbour, 'Previous page: false, a path, or text and link'),
  next: field(neighbour, 'Next page: false, a path, or text and link'),
  comment: field(flag, 'false hides comments'),
  footer: field(either<boolean, string>(flag, text), 'Footer on or off, or its text'),
  copyright: field(either<boolean, string>(flag, text), 'Copyright line on or off, or its text'),
  backToTop: field(flag, 'false hides the back-to-top button'),
  print: field(flag, 'false hides the print button'),
  search: field(flag, 'false keeps the page out of search'),
  photoSwipe: field(either<false, string>(exactly(false), text), 'false switches the picture viewer off'),
  containerClass: field(text, 'Extra class of the page'),
  lineNumbers: field(either<boolean, number>(flag, number), 'Line numbers in code blocks'),
  sitemap: field(
    either<false, Record<string, unknown>>(exactly(false), plain),
    'false keeps the page out of the sitemap',
  ),
  heroText: field((value: unknown) => (value === '' ? '' : text(value)), 'Home: the large title; empty hides it'),
  tagline: field((value: unknown) => (value === '' ? '' : text(value)), 'Home: the line below the title'),
  heroImage: field(text, 'Home: picture'),
  heroImageDark: field(text, 'Home: picture in the dark theme'),
  heroAlt: field(text, 'Home: text of the picture'),
  heroFullScreen: field(flag, 'Home: the hero fills the screen'),
  bgImage: field(text, 'Home: background picture'),
  bgImageDark: field(text, 'Home: background picture in the dark theme'),
  actions: field(
    list(shape<Action>({ text, link: text, type: oneOf('primary', 'default'), icon: text }, ['text', 'link'])),
    'Home: buttons',
  ),
  features: field(list(feature), 'Home: cards'),
  highlights: field(
    list(
      shape<Highlight>({
        header: text,
        description: text,
        type: oneOf('order', 'no-order', 'un-order'),
        image: text,
        imageDark: text,
        bgImage: text,
        bgImageDark: text,
        color: text,
        features: list(feature),
        highlights: list(feature),
      }),
    ),
    'Home: sections',
  ),
  name: field(text, 'Portfolio: name'),
  avatar: field(text, 'Portfolio: picture'),
  avatarDark: field(text, 'Portfolio: picture in the dark theme'),
  avatarAlt: field(text, 'Portfolio: text of the picture'),
  titles: field(list(text), 'Portfolio: titles that are typed in turn'),
  welcome: field(text, 'Portfolio: greeting above the name'),
  medias: field(list(shape<Media>({ name: text, url: text, icon: text }, ['name', 'url'])), 'Portfolio: links'),
  content: field(oneOf('portfolio', 'doc', 'none'), 'Portfolio: how the body shows'),
} as const

type FieldName = keyof typeof FIELDS
type ValueOf<K extends FieldName> = NonNullable<ReturnType<(typeof FIELDS)[K]['read']>>

/** Validated frontmatter: only keys of the table, only values that fit. */
export type PageMeta = { [K in FieldName]?: ValueOf<K> }

export interface FrontmatterProblem {
  key: string
  problem: 'unknown' | 'unfit'
}

/** Keeps what fits and names what does not; an empty value counts as absent. */
export function readMeta(data: unknown): { meta: PageMeta; problems: FrontmatterProblem[] } {
  const meta: Record<string, unknown> = {}
  const problems: FrontmatterProblem[] = []
  for (const [key, value] of Object.entries(isRecord(data) ? data : {})) {
    if (!Object.hasOwn(FIELDS, key)) {
      problems.push({ key, problem: 'unknown' })
      continue
    }
    if (value === null || value === undefined) continue
    const read = FIELDS[key as FieldName].read(value)
    if (read === undefined) problems.push({ key, problem: 'unfit' })
    else meta[key] = read
  }
  return { meta: meta as PageMeta, problems }
}

export interface SplitDocument {
  /** The YAML between the fences, or `undefined` when the file has none. */
  frontmatter: string | undefined
  body: string
}

/**
 * Cuts the YAML block off. Accepts a byte order mark, CRLF and lone CR, blanks after the fences, and a block that
 * ends with the file. A `---` that is not on the first line is a rule, not frontmatter.
 */
export function splitFrontmatter(source: string): SplitDocument {
  const normal = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const match = /^---[ \t]*\n([\s\S]*?)(?<=\n)(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(normal)
  if (!match || isText(match[1] ?? '')) return { frontmatter: undefined, body: normal }
  return { frontmatter: match[1] ?? '', body: normal.slice(match[0].length) }
}

/** Whether a body that has no frontmatter begins as frontmatter does. */
export const isUnclosed = (body: string): boolean => /^\s*---[ \t]*\n[ \t]*[\w-]+:(?:[ \t]|\n)/.test(body)

/** Whether what stands between two rules is text, which has no `key:`, and no frontmatter. */
const isText = (block: string): boolean =>
  /^[^\S\n]*[^\s#]/m.test(block) && !/^[^\S\n]*(?:[^\s#:][^:\n]*:(?:\s|$)|\{)/m.test(block)
