/**
 * Ids of headings: what `rehype-slug` makes of them (old bookmarks depend on it), but never empty. The application
 * and the generator share this module, so that outlines, links and pages cannot disagree.
 */
import GithubSlugger, { slug } from 'github-slugger'

/** Id of a heading of which nothing is left, e.g. `## ::`. */
const FALLBACK = 'section'

export interface Slugger {
  /** A unique id for a heading's visible text. */
  slug(text: string): string
  /** Takes an explicit `{#id}`; later headings of the same text get a number. Returns it unchanged. */
  claim(id: string): string
  /** What is taken in the end, for the slugger that goes on with the rest of the document. */
  ids(): Record<string, number>
}

/** Ids that the application itself uses; a heading of that name gets a number. */
const OWN_IDS = ['root']

/** One slugger serves one document, or a part of one: `taken` is what the slugger of the part before had. */
export function createSlugger(taken: Readonly<Record<string, number>> = {}): Slugger {
  const slugger = new GithubSlugger()
  for (const id of OWN_IDS) slugger.occurrences[id] = 0
  Object.assign(slugger.occurrences, taken)
  return {
    slug: (text) => slugger.slug(slug(text.trim()) === '' ? FALLBACK : text.trim()),
    claim(id) {
      slugger.occurrences[id] ??= 0
      return id
    },
    ids: () => slugger.occurrences,
  }
}

/** The parts of a tree node (mdast or hast) that carry text. */
export interface TextNode {
  type: string
  value?: unknown
  children?: readonly TextNode[]
}

const TEXT_TYPES = new Set(['text', 'inlineCode', 'inlineMath'])
const SILENT_TYPES = new Set(['footnoteReference', 'image', 'imageReference', 'html', 'raw', 'comment'])

/**
 * Visible text of a heading in a markdown or HTML tree: markup, pictures, raw tags and footnote marks say nothing.
 * `skip` names further nodes that are no part of the title, e.g. badges.
 */
export function headingText(node: TextNode, skip?: (node: TextNode) => boolean): string {
  return collect(node, skip).trim()
}

function collect(node: TextNode, skip?: (node: TextNode) => boolean): string {
  if (SILENT_TYPES.has(node.type) || skip?.(node)) return ''
  if (TEXT_TYPES.has(node.type)) return typeof node.value === 'string' ? node.value : ''
  if (node.type === 'break') return '\n'
  return (node.children ?? []).map((child) => collect(child, skip)).join('')
}
