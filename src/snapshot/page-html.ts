import type { DocumentHead } from '../content/document-head'

export interface Snapshot {
  /** Address of the page, encoded, with the base; the inline lines compare it with where they find themselves. */
  pathname: string
  lang: string
  /** Hash of the markdown it was made of; the refresh tool removes a snapshot whose page has another. */
  hash: string
  /** See `drawnFrom`; the application takes over what it would draw the same and replaces the rest. */
  drawnFrom: string
  /** When it was drawn; the copyright line has it. */
  year: number
  head: DocumentHead
  /** Heights of windows in pixels, and how many blocks of the text fill them. */
  windows?: readonly { height: number; blocks: number }[]
  body: string
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const attributes = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('')

export interface Stylesheet {
  css: string
  /** Classes it has that no other file has: those of CSS modules, which begin with `_`. */
  classes: ReadonlySet<string>
}

export const stylesheetOf = (css: string): Stylesheet => ({ css, classes: new Set(css.match(/(?<=\.)_[\w-]+/g)) })

/** Styles inside the page, so that its first paint waits for nothing else. `url()`s in them are absolute. */
const inline = (css: string): string => `<style>${css}</style>`

/** What lies below the window comes after the first painting; `index.html` says when (`data-top`). */
const belowWindow = (height: number, blocks: number): string =>
  `@layer overrides{@media (max-height:${height}px){[data-top] :is(.prose>:nth-child(n+${blocks + 1}),article~*,main~*){display:none}}}`

/** The address of the stylesheet that every page has. */
const STYLESHEET_LINK = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/

/**
 * A program that is asked for ahead is compiled as soon as it is there, on a later visit right away, and that holds the
 * first painting up; `index.html` starts it after that.
 */
const PROGRAMS = /<link rel="modulepreload"[^>]*>/g
/** The inline lines that ask for the page's data: text comes before them. */
const EARLY = /<script>(?:(?!<\/script>)[\s\S])*?\bdocsEarly\b[\s\S]*?<\/script>/

/** Of the beginning of a page there is no need where all of it is. */
const FIRST_WORDS = /<script data-first-words>[\s\S]*?<\/script>/

/** The address of the template's own stylesheet. */
export const stylesheetUrl = (template: string): string | undefined => STYLESHEET_LINK.exec(template)?.[1]

/**
 * The built `index.html` with one page's head and content put in, and with the styles of that content: `critical`,
 * which every page has, and those of `late` that the content needs. The program, and what it loads, comes after the text,
 * so that the text has the line and the processor to itself. Pure.
 */
export function pageHtml(
  template: string,
  { pathname, lang, drawnFrom, year, head, windows = [], body }: Snapshot,
  critical: string,
  late: readonly Stylesheet[] = [],
): string {
  const classes = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const styles = late.filter((sheet) => [...sheet.classes].some((name) => classes.has(name)))
  const tags = [
    ...head.metas.map(({ key, name, content }) => `<meta${attributes({ [key]: name, content })}>`),
    ...head.links.map((link) => `<link${attributes(link)}>`),
    ...styles.map(({ css }) => inline(css)),
    ...windows.map(({ height, blocks }) => inline(belowWindow(height, blocks))),
  ]
  const program = /<div id="root" data-program="([^"]+)">/.exec(template)?.[1] ?? ''
  const root = { 'data-snapshot': pathname, 'data-drawn-from': drawnFrom, 'data-year': year, 'data-program': program }
  return template
    .replace(EARLY, '')
    .replace(FIRST_WORDS, '')
    .replace(PROGRAMS, '')
    .replace('</body>', () => `${EARLY.exec(template)?.[0] ?? ''}</body>`)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeHtml(lang)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(STYLESHEET_LINK, () => inline(critical))
    .replace('</head>', () => `${tags.join('')}</head>`)
    .replace(/<div id="root"[^>]*><\/div>/, () => `<div id="root"${attributes(root)}>${body}</div>`)
}
