/**
 * A shortcut for what needs no parser. Most blocks of a documentation page hold no character that could be markup
 * beyond code spans and bold words; their nodes are made here, and everything else is left to the real grammar.
 * Whenever in doubt a block is not plain. A test compares the two on every page and on random text.
 */
import type { Blockquote, Code, Heading, Link, List, Node, Paragraph, PhrasingContent, Table, Text } from 'mdast'
import { followLines, readOpening } from '../syntax/container-lines'

/** A plain node that knows its line, or lines (counted from 0, `end` excluded) that need the grammar. */
export type Piece = { node: PlainNode } | { from: number; end: number }

type PlainNode = Heading | Code | Table | List | Blockquote | Paragraph

const DEFINITION = /^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*\[[^\]]+\]:/
/** What can reach over blank lines: raw blocks, math, markers. A comment that ends on its line does not. */
const FAR_REACHING = /^\s*(?:@|\$\$)|<(?:!(?!--(?:(?!-->).)*-->[ \t]*$)|\?|pre\b|script\b|style\b|textarea\b)/i
const FENCE = /^(`{3,}|~{3,})([^`\\&]*)$/
const HEADING = /^(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/
const ITEM = /^(?:[-*+]|\d{1,9}[.)])[ \t](?=[\p{L}\p{N}*`])(.*)$/u
/** How a line of a paragraph may begin. */
const STARTS_TEXT = /^(?!`{3})[\p{L}\p{N}`"'(“‘（《【]/u
const DELIMITERS = /^\|?(?:[ \t]*:?-+:?[ \t]*\|)*[ \t]*:?-+:?[ \t]*\|?[ \t]*$/

/** Cuts a body into plain nodes and stretches for the grammar, in order. */
export function cutPlain(lines: readonly string[]): Piece[] {
  // Definitions change the meaning of brackets anywhere on the page.
  if (lines.some((line) => DEFINITION.test(line))) return [{ from: 0, end: lines.length }]
  const pieces: Piece[] = []
  let index = 0
  while (index < lines.length) {
    if (isBlank(lines[index])) {
      index++
      continue
    }
    const end = blockEnd(lines, index)
    const node = isIndented(nextText(lines, end)) ? undefined : plainNode(lines.slice(index, end), index + 1)
    if (node) {
      pieces.push({ node })
      index = end
      continue
    }
    const from = index
    index = stretchEnd(lines, index)
    const last = pieces.at(-1)
    if (last && 'end' in last) last.end = index
    else pieces.push({ from, end: index })
  }
  return pieces
}

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === ''
const isIndented = (line: string | undefined): boolean => /^[ \t]/.test(line ?? '')

function nextText(lines: readonly string[], from: number): string | undefined {
  let index = from
  while (index < lines.length && isBlank(lines[index])) index++
  return lines[index]
}

/** Line after the block: a heading is one line, a fence has its end, others end at a blank line. */
function blockEnd(lines: readonly string[], from: number): number {
  let end = from + 1
  if (HEADING.test(lines[from] ?? '')) return end
  const fence = fenceEnd(lines, from)
  if (fence !== undefined) return fence
  while (!isBlank(lines[end])) end++
  return end
}

/** Line after a fenced block that starts at `from` and is closed. */
function fenceEnd(lines: readonly string[], from: number): number | undefined {
  const mark = FENCE.exec(lines[from] ?? '')?.[1]
  if (mark === undefined) return undefined
  const closing = new RegExp(`^ {0,3}${mark[0]}{${mark.length},}[ \\t]*$`)
  for (let index = from + 1; index < lines.length; index++) if (closing.test(lines[index] ?? '')) return index + 1
  return undefined
}

/** Line after everything that may belong to what starts at `from`: a blank line before text that is not indented. */
function stretchEnd(lines: readonly string[], from: number): number {
  let end = from
  while (end < lines.length) {
    const line = lines[end] ?? ''
    if (isBlank(line)) {
      if (!isIndented(nextText(lines, end))) return end
      end++
    } else if (FAR_REACHING.test(line)) return lines.length
    else end = constructEnd(lines, end)
  }
  return end
}

/** Line after a fence or container at `from`, or after the line itself; the end when that cannot be told simply. */
function constructEnd(lines: readonly string[], from: number): number {
  const line = lines[from] ?? ''
  if (/^(?:`{3}|~{3})/.test(line)) return fenceEnd(lines, from) ?? lines.length
  const container = readOpening(line)
  if (container) {
    const follow = followLines(container.size, { nested: true, fences: true })
    for (let index = from + 1; index < lines.length; index++) {
      if (follow.read(lines[index] ?? '') === 'close') return index + 1
    }
    return lines.length
  }
  const inner = /^(?:[ \t]|[-*+>][ \t]?|\d+[.)][ \t])+(`{3,}|~{3,}|:{3,})/.exec(line)
  if (!inner) return from + 1
  return innerFenceEnd(lines, from, inner[1] ?? '') ?? lines.length
}

/** Line after a fence inside a list item; it must close before the text is not indented any more. */
function innerFenceEnd(lines: readonly string[], from: number, mark: string): number | undefined {
  if (mark.startsWith(':') || /^[ \t]*>/.test(lines[from] ?? '')) return undefined
  for (let index = from + 1; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (!isBlank(line) && !isIndented(line)) return undefined
    if (line.trim().startsWith(mark) && new Set(line.trim()).size === 1) return index + 1
  }
  return undefined
}

/** The node of a block that starts on `line`, counted from 1. */
function plainNode(block: readonly string[], line: number): PlainNode | undefined {
  const [first = ''] = block
  const fence = FENCE.exec(first)
  if (fence && fenceEnd(block, 0) === block.length) {
    const [lang = '', ...meta] = (fence[2] ?? '').trim().split(/\s+/)
    const value = block.slice(1, -1).join('\n')
    return { type: 'code', lang: lang || null, meta: meta.join(' ') || null, value, position: at(line) }
  }
  const heading = HEADING.exec(first)
  if (heading) {
    const children = plainText((heading[2] ?? '').trim(), line)
    return children && { type: 'heading', depth: heading[1]?.length as Heading['depth'], children, position: at(line) }
  }
  if (block.every((line) => line.startsWith('|'))) return plainTable(block, line)
  if (ITEM.test(first)) return plainList(block, line)
  if (block.every((line) => line.startsWith('> '))) {
    const inside = plainParagraph(
      block.map((quoted) => quoted.slice(2)),
      line,
    )
    return inside && { type: 'blockquote', children: [inside], position: at(line) }
  }
  return plainParagraph(block, line)
}

function plainParagraph(block: readonly string[], line: number): Paragraph | undefined {
  const text = block.map((part) => part.trim())
  if (isIndented(block[0]) || !text.every((part) => STARTS_TEXT.test(part) && !ITEM.test(part))) return undefined
  const children = plainText(text.join('\n'), line)
  return children && { type: 'paragraph', children, position: at(line) }
}

function plainTable(block: readonly string[], line: number): Table | undefined {
  if (block.length < 2 || !DELIMITERS.test(block[1] ?? '')) return undefined
  const cells = (row: string) =>
    row
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
  const width = cells(block[0] ?? '').length
  if (cells(block[1] ?? '').length !== width) return undefined
  const rows = block.map((row, index) =>
    cells(row)
      .slice(0, width)
      .map((cell) => plainText(cell.trim(), line + index)),
  )
  rows.splice(1, 1)
  if (!rows.every((row): row is PhrasingContent[][] => row.every((cell) => cell !== undefined))) return undefined
  return {
    type: 'table',
    position: at(line),
    children: rows.map((row, index) => {
      // The line of dashes is the second one.
      const position = at(line + index + Math.min(index, 1))
      return {
        type: 'tableRow',
        position,
        children: row.map((children) => ({ type: 'tableCell', position, children })),
      }
    }),
  }
}

/** A tight list of one-line items. */
function plainList(block: readonly string[], line: number): List | undefined {
  const items = block.map((item, index) => plainText(ITEM.exec(item)?.[1]?.trim() ?? '`', line + index))
  if (!items.every((item): item is PhrasingContent[] => item !== undefined && item.length > 0)) return undefined
  if (new Set(block.map((item) => item.replace(/^\d+/, '')[0])).size > 1) return undefined
  return {
    type: 'list',
    ordered: /^\d/.test(block[0] ?? ''),
    position: at(line),
    children: items.map((children, index) => {
      const position = at(line + index)
      return { type: 'listItem', position, children: [{ type: 'paragraph', position, children }] }
    }),
  }
}

const SPAN =
  /`([^`]+)`|\*\*([\p{L}\p{N}](?:[^*`]*[\p{L}\p{N}])?)\*\*|(?<!!)\[((?:[^\][`]|`[^`]*`)+)\]\(([^\s()<>\\&"'*_`]+)\)/gu
const MARKUP = /[\\`*~[\]<^${}]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|!!|==|::|:[\w+-]+:|&#?\w+;/u

/** Text with code spans, bold words and links as nodes; `undefined` when anything else in it could be markup. */
function plainText(text: string, line: number): PhrasingContent[] | undefined {
  const children: PhrasingContent[] = []
  let from = 0
  const add = (node: PhrasingContent | undefined, next: number): boolean => {
    if (node) children.push(node)
    from = next
    return node !== undefined
  }
  const addText = (end: number): boolean => end === from || add(plainValue(text.slice(from, end)), end)
  for (const match of text.matchAll(SPAN)) {
    const [whole, code, bold, label, url] = match
    const next = match.index + whole.length
    if (!addText(match.index)) return undefined
    if (code !== undefined) add({ type: 'inlineCode', value: codeValue(code) }, next)
    else if (bold !== undefined) {
      const value = plainValue(bold)
      if (!add(value && { type: 'strong', children: [value] }, next)) return undefined
    } else if (!add(plainLink(label ?? '', url ?? '', line + text.slice(0, match.index).split('\n').length - 1), next))
      return undefined
  }
  return addText(text.length) ? children : undefined
}

const plainValue = (value: string): Text | undefined => (MARKUP.test(value) ? undefined : { type: 'text', value })

function plainLink(label: string, url: string, line: number): Link | undefined {
  const children = plainText(label, line)
  if (!children?.every((child): child is Link['children'][number] => child.type !== 'link')) return undefined
  return { type: 'link', url, title: null, children, position: at(line) }
}

/** A line ending is a blank, and one blank on both sides is padding. */
function codeValue(code: string): string {
  const line = code.replace(/\n/g, ' ')
  return /^ .*[^ ].* $/.test(line) ? line.slice(1, -1) : line
}

/** Only the line matters to the generator. */
export function at(line: number): NonNullable<Node['position']> {
  const point = { line, column: 1 }
  return { start: point, end: point }
}
