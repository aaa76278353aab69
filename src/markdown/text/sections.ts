import type { Code, Nodes, Root } from 'mdast'
import type { SearchSection } from '../../content/types'
import { withoutInnerBreaks } from '../tree/chinese'
import type { OutlineEntry } from './outline'

/** The text below one heading, for search; the first section of a page has the title's own heading or none. */
export interface Section {
  id: string
  heading: string
  level: number
  /** Prose, tables and inline code, one blank between blocks. */
  body: string
  /** Distinct names in code blocks that the body does not have. */
  code: string[]
  /** What people may search for in other words: `<!-- keywords: one, another -->`. */
  keywords: string
}

/** A section as the search text has it. */
export const searchSection = ({ id, heading, level, body, code, keywords }: Section): SearchSection =>
  keywords === '' ? [id, heading, level, body, code.join(' ')] : [id, heading, level, body, code.join(' '), keywords]

/** What is gathered of a section. */
interface Parts {
  parts: string[]
  code: string[]
  keywords: string[]
}

/** Cuts a page at its headings. Diagrams are pictures, not text. */
export function sectionsOf(root: Root, outline: readonly OutlineEntry[]): Section[] {
  const sections: (Parts & { entry: OutlineEntry | undefined })[] = [
    { entry: undefined, parts: [], code: [], keywords: [] },
  ]
  let seen = 0
  const visit = (node: Nodes): void => {
    const section = sections.at(-1)
    if (node.type === 'heading') sections.push({ entry: outline[seen++], parts: [], code: [], keywords: [] })
    else if (node.type === 'code') readCode(node, section)
    else if (node.type === 'html') {
      section?.parts.push(textOfHtml(node.value))
      section?.keywords.push(...keywordsIn(node.value))
    } else if (node.type === 'paragraph' || node.type === 'tableCell')
      section?.parts.push(withoutInnerBreaks(textOf(node)))
    else if ('children' in node) node.children.forEach(visit)
  }
  visit(root)
  return sections
    .map(({ entry, parts, code, keywords }) => {
      const body = parts.join(' ').replace(/\s+/g, ' ').trim()
      return {
        id: entry?.id ?? '',
        heading: entry?.text ?? '',
        level: entry?.level ?? 1,
        body,
        code: namesIn(code.join('\n'), body),
        keywords: keywords.join(', ').replace(/\s+/g, ' '),
      }
    })
    .filter(({ heading, body, code, keywords }) => heading !== '' || body !== '' || code.length > 0 || keywords !== '')
}

/** Fences that quote what a program says: people search for messages by their words. */
const PROSE = new Set(['text', 'txt', 'log', 'console', 'plain'])
/** Longer quotations are listings, of which the names are enough. */
const PROSE_LENGTH = 600

function readCode({ lang, meta, value }: Code, section: Parts | undefined): void {
  if (lang === 'mermaid') return
  const title = /\btitle="([^"]+)"/.exec(meta ?? '')?.[1]
  if (title !== undefined) section?.code.push(title)
  if (PROSE.has(lang ?? 'text') && value.length <= PROSE_LENGTH) section?.parts.push(value)
  else section?.code.push(value)
}

function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break') return ' '
  if (node.type === 'html') return /^<br/i.test(node.value) ? ' ' : ''
  if (node.type === 'elementNode' && node.data.hName === 'doc-widget') return ''
  if (node.type === 'image') return ` ${node.alt ?? ''} `
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

const textOfHtml = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .trim()

const keywordsIn = (html: string): string[] =>
  [...html.matchAll(/<!--\s*keywords:\s*([\s\S]*?)\s*-->/gi)].map(([, words = '']) => words)

/** Options, keys, paths and words of code, each once. */
function namesIn(code: string, body: string): string[] {
  const names = new Set<string>()
  for (const [token] of code.matchAll(/[\w./:@$%+~-]{3,80}/g)) {
    const name = token.replace(/^(?:\.\/|[.:$%+~])+|[.:/,+~]+$/g, '')
    if (name.length >= 3 && /[A-Za-z_]/.test(name) && !body.includes(name)) names.add(name)
  }
  return [...names]
}
