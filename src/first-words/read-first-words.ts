/**
 * The plain beginning of a page: its title and the blocks up to the first one that is not plain. The site's own
 * pipeline draws the page a moment later; what is read here only has to be what it will draw as well, so everything
 * that might mean more than it says ends the reading. The readers that the pipeline and the generator have
 * (`splitFrontmatter`, `cutPlain`, `resolveLink`) would be 5 KB more in the first bytes of each visit; a content test
 * holds this one to what they lead to.
 */

export interface FirstWords {
  title: string
  hasIcon: boolean
  hasOutline: boolean
  /** Names that stand below the title: categories, then tags. */
  names: string[][]
  /** Read as they are asked for: a window shows only the first. */
  blocks: Iterable<Block>
}

export type Block =
  | { kind: 'p' | 'h2' | 'h3'; content: Piece[] }
  | { kind: 'ul' | 'ol'; items: Piece[][] }
  /** The first row is the head. */
  | { kind: 'table'; rows: Piece[][][] }
  | { kind: 'pre'; text: string; language: string }
  | { kind: 'callout'; type: string; title: string; blocks: Block[] }
  | { kind: 'tabs'; isCode: boolean; group: string | undefined; tabs: Tab[] }

/** `blocks` are missing where they are not plain; a tab that is not the chosen one needs none. */
export interface Tab {
  title: string
  blocks: Block[] | undefined
}

/** A run of text; `address` is a link's, as it is written. */
export interface Piece {
  kind: 'text' | 'code' | 'strong' | 'a'
  text: string
  address?: string
}

/** Fields that leave the frame of a page as it is. */
const PLAIN_FIELDS =
  /^(?:title|shortTitle|description|icon|order|category|tag|aliases|date|author|star|sticky|search|article|index|dir|sitemap|redirectFrom|toc|lastUpdated|contributors|editLink|comment)$/
/** More than any first screen holds. */
const BLOCKS = 30

/** Reads a file. `undefined` when it is no page of documentation or has a frame of its own. */
export function readFirstWords(markdown: string): FirstWords | undefined {
  const [head = '', fields] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(markdown) ?? []
  if (fields === undefined) return undefined
  const entries = fields.split(/\r?\n/).filter((line) => !/^\s|^- |^$/.test(line))
  const values = new Map(entries.map((line) => [line.split(':', 1)[0] ?? '', line.slice(line.indexOf(':') + 1).trim()]))
  if (![...values.keys()].every((name) => PLAIN_FIELDS.test(name))) return undefined
  const title = plainValue(values.get('title') ?? '')
  if (title === undefined) return undefined
  const lines = markdown.slice(head.length).split(/\r?\n/)
  return {
    title,
    hasIcon: values.has('icon'),
    hasOutline: values.get('toc') !== 'false' && lines.some((line) => line.startsWith('## ')),
    names: [namesOf(values.get('category')), namesOf(values.get('tag'))],
    blocks: blocksOf(lines),
  }
}

/** A list as pages write it, `[one, two]`. */
const namesOf = (value = ''): string[] =>
  (/^\[(.+)\]$/.exec(value)?.[1] ?? '').split(',').flatMap((name) => name.trim() || [])

/** A YAML value that is just its text, or just its text in quotes. */
function plainValue(value: string): string | undefined {
  const text = /^"([^"\\]+)"$|^'([^']+)'$|^([^"'[{&*!|>%@`#]+)$/.exec(value)
  return text?.[1] ?? text?.[2] ?? text?.[3]
}

/** The plain blocks that lines begin with; returns whether there is nothing else. */
function* blocksOf(lines: readonly string[]): Generator<Block, boolean> {
  let at = 0
  for (let count = 0; at < lines.length && count < BLOCKS; ) {
    const line = lines[at] ?? ''
    if (/^(?:\s*$|# |<!-- keywords:.*-->$)/.test(line)) {
      at++
      continue
    }
    const end = endOfBlock(lines, at)
    const block = end > at ? blockOf(lines.slice(at, end)) : undefined
    if (!block || ('items' in block && goesOn(lines, end))) return false
    yield block
    count++
    at = end
  }
  return at >= lines.length
}

/** Whether what follows may still belong to a list. */
const goesOn = (lines: readonly string[], from: number): boolean =>
  /^(?:-|\d|\s)/.test(lines.slice(from).find((line) => line.trim() !== '') ?? '')

/** Behind the last line of a block; 0 when a fence or a container is not closed. */
function endOfBlock(lines: readonly string[], from: number): number {
  const fence = /^(?:```|:::)/.exec(lines[from] ?? '')?.[0]
  if (fence) return lines.indexOf(fence, from + 1) + 1
  let at = from
  while (at < lines.length && lines[at]?.trim() !== '') at++
  return at
}

/** Everything inside is plain, or nothing is read. */
function wholeOf(lines: readonly string[]): Block[] | undefined {
  const reading = blocksOf(lines)
  const blocks: Block[] = []
  for (;;) {
    const { value, done } = reading.next()
    if (done) return value ? blocks : undefined
    blocks.push(value)
  }
}

/** Languages that are shown as they are written; others may be drawings. */
const CODE = /^```(bash|sh|shell|powershell|json|yaml|ini|toml|nginx|text|go|js)?$/

function blockOf(lines: readonly string[]): Block | undefined {
  const [first = ''] = lines
  const container = /^::: (\S+?)(?:#([\w-]+))?(?: (.+))?$/.exec(first)
  if (container) return containerOf(container, lines.slice(1, -1))
  const fence = CODE.exec(first)
  if (fence) return { kind: 'pre', text: lines.slice(1, -1).join('\n'), language: fence[1] ?? '' }
  if (lines.every((line) => line.startsWith('- '))) return listOf('ul', lines)
  if (lines.every((line, index) => line.startsWith(`${index + 1}. `))) return listOf('ol', lines)
  if (/^(?:\| *-{3,} *)+\|$/.test(lines[1] ?? '')) return tableOf(lines.toSpliced(1, 1))
  const [, marks, text = first] = /^(##|###) (.+?)(?: \{#[\w-]+\})?$/.exec(first) ?? []
  // What a break of a line means is a setting.
  const content = lines.length === 1 ? piecesOf(text) : undefined
  return content && { kind: marks === '##' ? 'h2' : marks === '###' ? 'h3' : 'p', content }
}

function listOf(kind: 'ul' | 'ol', lines: readonly string[]): Block | undefined {
  const items = lines.map((line) => piecesOf(line.replace(/^\S+ /, '')))
  return items.every((item) => item !== undefined) ? { kind, items } : undefined
}

function containerOf(
  [, name = '', group, title]: readonly (string | undefined)[],
  lines: readonly string[],
): Block | undefined {
  // One inside another ends at the first line that closes any.
  if (lines.some((line) => line.startsWith(':::'))) return undefined
  if (/^(?:tip|note|info|important|warning|caution|danger)$/.test(name) && group === undefined) {
    const blocks = wholeOf(lines)
    const isPlain = title === undefined || (!MEANS_MORE.test(title) && !/["']/.test(title))
    return blocks && isPlain ? { kind: 'callout', type: name, title: title ?? '', blocks } : undefined
  }
  if (!/^(?:code-)?tabs$/.test(name) || title !== undefined) return undefined
  const tabs = lines.join('\n').split(/^@tab /m)
  if (tabs.shift()?.trim() !== '' || tabs.length === 0) return undefined
  const read = tabs.map((tab) => {
    const [label = '', ...content] = tab.split('\n')
    return { title: label, blocks: wholeOf(content) }
  })
  const isPlain = read.every((tab) => !MEANS_MORE.test(tab.title) && !/[#"':]/.test(tab.title))
  return isPlain ? { kind: 'tabs', isCode: name === 'code-tabs', group, tabs: read } : undefined
}

function tableOf(lines: readonly string[]): Block | undefined {
  const width = lines[0]?.split('|').length
  const rows = lines.map((line) => {
    const cells = line.split('|')
    if (cells.length !== width || cells[0] !== '' || cells.at(-1)?.trim() !== '') return undefined
    const row = cells.slice(1, -1).map((cell) => inline(cell.trim()))
    return row.every((cell) => cell !== undefined) ? row : undefined
  })
  return rows.every((row) => row !== undefined) ? { kind: 'table', rows } : undefined
}

const BEGINS_A_BLOCK = /^(?:[-+*#>|@=:]|\d+[.)]|\s)/
/** Code, bold words, and links to the web, within the page and to other pages. */
const INLINE =
  /`([^`]+)`|\*\*(\S(?:[^*]*\S)?)\*\*|(?<!!)\[([^[\]]+)\]\((https?:[^()\s<>]+|#[^()\s<>]+|[\w./-]+\.md(?:#[^()\s<>]*)?)\)/g
const MEANS_MORE = /[`*_~^$<{}[\]|\\]|&#?\w+;|==|:\w+:|::|https?:|www\./

const piecesOf = (text: string): Piece[] | undefined =>
  BEGINS_A_BLOCK.test(text.replace(/^\*\*(?=\S)/, '')) ? undefined : inline(text)

function inline(text: string): Piece[] | undefined {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: whole, 1: code, 2: strong, 3: label, 4: address, index } of text.matchAll(INLINE)) {
    pieces.push({ kind: 'text', text: text.slice(from, index) })
    if (code !== undefined) pieces.push({ kind: 'code', text: code })
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: strong })
    else pieces.push({ kind: 'a', text: label ?? '', address: address ?? '' })
    from = index + whole.length
  }
  pieces.push({ kind: 'text', text: text.slice(from) })
  const isPlain = pieces.every(({ kind, text }) => kind === 'code' || !MEANS_MORE.test(text))
  return isPlain ? pieces.filter(({ text }) => text !== '') : undefined
}
