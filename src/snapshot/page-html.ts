import type { DocumentHead } from '../content/document-head'

export interface Snapshot {
  /** Address of the page, encoded, with the base; the inline lines compare it with where they find themselves. */
  pathname: string
  lang: string
  /** Hash of the markdown it was made of; the refresh tool removes a snapshot whose page has another. */
  hash: string
  head: DocumentHead
  body: string
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const attributes = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('')

export interface Stylesheet {
  url: string
  /** Classes it has that no other file has: those of CSS modules, which begin with `_`. */
  classes: ReadonlySet<string>
}

export const stylesheetOf = (url: string, css: string): Stylesheet => ({
  url,
  classes: new Set(css.match(/(?<=\.)_[\w-]+/g)),
})

/** The built `index.html` with one page's head, content and the styles of that content put in. Pure. */
export function pageHtml(
  template: string,
  { pathname, lang, hash, head, body }: Snapshot,
  stylesheets: readonly Stylesheet[] = [],
): string {
  const classes = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const styles = stylesheets.filter((sheet) => [...sheet.classes].some((name) => classes.has(name)))
  const tags = [
    ...head.metas.map(({ key, name, content }) => `<meta${attributes({ [key]: name, content })}>`),
    ...head.links.map((link) => `<link${attributes(link)}>`),
    ...styles.map(({ url }) => `<link rel="stylesheet" crossorigin href="${escapeHtml(url)}">`),
  ]
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeHtml(lang)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `${tags.join('')}</head>`)
    .replace(
      /<div id="root"><\/div>/,
      () => `<div id="root" data-snapshot="${escapeHtml(pathname)}" data-hash="${escapeHtml(hash)}">${body}</div>`,
    )
}
