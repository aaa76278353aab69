/** Tags in a piece of raw HTML. A reader for well-formed tags; it judges nothing. */
import { decodeReferences } from '../syntax/references'

export interface OpenTag {
  kind: 'open'
  name: string
  attributes: Record<string, string>
  selfClosing: boolean
  source: string
}

export type HtmlToken =
  | OpenTag
  | { kind: 'close'; name: string; source: string }
  | { kind: 'comment'; source: string }
  | { kind: 'text'; source: string }

const NAME = '[A-Za-z][\\w.:-]*'
const ATTRIBUTE = '[^\\s"\'<>/=]+(?:\\s*=\\s*(?:"[^"]*"|\'[^\']*\'|[^\\s"\'=<>`]+))?'
const TOKEN = new RegExp(
  `<!--[\\s\\S]*?(?:-->|$)|<[!?][^>]*>|</(${NAME})[^>]*>|<(${NAME})((?:\\s*${ATTRIBUTE}|\\s+/)*)\\s*(/?)>`,
  'g',
)

/** Splits HTML into tags, comments (also declarations and instructions) and the text between. */
export function tokenizeHtml(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = []
  let end = 0
  const text = (source: string) => {
    if (source !== '') tokens.push({ kind: 'text', source })
  }
  for (const match of html.matchAll(TOKEN)) {
    text(html.slice(end, match.index))
    const [source, closed, opened, attributes = '', slash] = match
    end = match.index + source.length
    if (closed !== undefined) tokens.push({ kind: 'close', name: closed, source })
    else if (opened === undefined) tokens.push({ kind: 'comment', source })
    else {
      tokens.push({
        kind: 'open',
        name: opened,
        attributes: readAttributes(attributes),
        selfClosing: slash === '/' || /(?:^|\s)\/$/.test(attributes),
        source,
      })
    }
  }
  text(html.slice(end))
  return tokens
}

/** Attributes as written, the first of each name. A name without a value has the empty value. */
function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null)
  for (const match of source.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g)) {
    const [, name = '', double, single, bare] = match
    attributes[name] ??= decodeReferences(double ?? single ?? bare ?? '')
  }
  return attributes
}

/** Tags of widgets: `<Badge>`, `<VPCard>`, `<art-player>`. */
export const isComponent = (name: string): boolean => /^[A-Z]/.test(name) || name.includes('-')

/**
 * Attributes of a widget's tag: `bg-color` and `bgColor` are the same, a Vue binding (`:level="2"`) is its value, and
 * directives (`v-if`, `@click`) mean nothing here.
 */
export function componentAttributes(attributes: Record<string, string>): Record<string, string> {
  const result: Record<string, string> = {}
  for (const [written, value] of Object.entries(attributes)) {
    if (/^(?:@|#|v-(?!bind:))/.test(written)) continue
    const bound = /^(?::|v-bind:)/.test(written)
    const name = written.replace(/^(?::|v-bind:)/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    if (!/^[A-Za-z][\w]*$/.test(name) || name in Object.prototype) continue
    result[name] = bound ? value.replace(/^\s*'([^']*)'\s*$/, '$1') : value
  }
  return result
}
