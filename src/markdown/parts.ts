/**
 * Very long pages are parsed in parts, so that the first screen does not wait for the last section and no part blocks
 * the page. Cuts are made only where markdown surely starts something new, and what parts refer to goes with them.
 * An ordinary page is one part and pays for nothing but the comparison of its length.
 */
import { fenceReader } from './syntax/fences'

export interface BodyPart {
  text: string
  /** Lines of its own, for an estimate of its height. */
  lines: number
  /** It lists the headings of the whole page, so it must be drawn again when the last part is known. */
  listsHeadings: boolean
}

/** Characters above which a body is cut. */
const LONG = 24_000
/** Characters of the first part (about a screen) and of the others. */
const FIRST_PART = 4_000
const NEXT_PART = 1_000

/** Cuts a body; joined, the parts hold the same blocks in the same order. */
export function splitBody(body: string): BodyPart[] {
  if (body.length <= LONG) return [toPart([body])]
  const { blocks, links, notes } = readBlocks(body.split('\n'))
  const groups = group(blocks.flatMap(cutTable))
  return groups.map((lines, index) => {
    const text = lines.join('\n')
    const extra = [...links.filter(({ label }) => mentions(text, label)).map(({ source }) => source)]
    if (index === groups.length - 1) extra.push(...notes.map(({ source }) => source))
    // A reference is one only where its note is defined; the text of the note comes with the last part.
    else extra.push(...notes.filter(({ label }) => mentions(text, `^${label}`)).map(({ label }) => `[^${label}]: …`))
    return { ...toPart(extra.length > 0 ? [...lines, '', extra.join('\n\n')] : lines), lines: lines.length }
  })
}

const toPart = (lines: string[]): BodyPart => {
  const text = lines.join('\n')
  return { text, lines: lines.length, listsHeadings: /^\s*\[\[toc\]\]\s*$/im.test(text) }
}

interface Definition {
  label: string
  source: string
}

const LINK_DEFINITION = /^ {0,3}\[((?!\^)(?:[^\\[\]]|\\.)+)\]:[ \t]*\S/
const NOTE_DEFINITION = /^ {0,3}\[\^([^\]\s]+)\]:/
const HEADING = /^#{1,6}(?:[ \t]|$)/
/** The start of a list item, or a line that may go on with one. */
const IN_LIST = /^(?:[ \t]|[-*+](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$))/

/** Blocks that can be parsed apart, and the definitions that any of them may refer to. Notes are taken out. */
function readBlocks(lines: readonly string[]): { blocks: string[][]; links: Definition[]; notes: Definition[] } {
  const blocks: string[][] = []
  const links: Definition[] = []
  const notes: Definition[] = []
  const isOpen = openReader(lines)
  let block: string[] = []
  let note: string[] | undefined
  const leaveNote = (label: string, source: string[]) => notes.push({ label, source: source.join('\n').trimEnd() })
  let noteLabel = ''
  let blankBefore = true
  for (const line of lines) {
    const wasOpen = isOpen.now()
    isOpen.read(line)
    const blank = line.trim() === ''
    if (note) {
      const goesOn =
        blank || /^(?: {4}|\t)/.test(line) || (!blankBefore && !NOTE_DEFINITION.test(line) && !HEADING.test(line))
      if (goesOn || wasOpen) {
        note.push(line)
        blankBefore = blank
        continue
      }
      leaveNote(noteLabel, note)
      note = undefined
    }
    const label = wasOpen ? undefined : NOTE_DEFINITION.exec(line)?.[1]
    if (label !== undefined && (blankBefore || block.length === 0)) {
      note = [line]
      noteLabel = label
      blankBefore = false
      continue
    }
    const fresh = HEADING.test(line) || (blankBefore && !blank && !IN_LIST.test(line))
    if (!wasOpen && fresh && block.length > 0) {
      blocks.push(block)
      block = []
    }
    const link = wasOpen ? undefined : LINK_DEFINITION.exec(line)?.[1]
    if (link !== undefined) links.push({ label: link, source: line })
    block.push(line)
    blankBefore = blank
  }
  if (note) leaveNote(noteLabel, note)
  if (block.length > 0) blocks.push(block)
  return { blocks, links, notes }
}

/** Follows what spans blank lines: fences, containers, HTML elements, comments, formulas. */
function openReader(lines: readonly string[]): { now(): boolean; read(line: string): void } {
  const fences = fenceReader()
  const closing = new Map<string, number>()
  for (const line of lines) {
    for (const [, name = ''] of line.matchAll(/<\/([A-Za-z][\w-]*)/g)) closing.set(name, (closing.get(name) ?? 0) + 1)
  }
  const containers: number[] = []
  const elements: string[] = []
  let comment = false
  let math = false
  return {
    now: () => fences.isOpen() || comment || math || containers.length > 0 || elements.length > 0,
    read(line) {
      if (comment) {
        comment = !line.includes('-->')
        return
      }
      if (fences.read(line)) return
      comment = /<!--(?!.*-->)/.test(line)
      if (/^[ \t]*\$\$[ \t]*$/.test(line)) math = !math
      const colons = /^\s*(:{3,})[ \t]*([A-Za-z])?/.exec(line)
      if (colons?.[2] !== undefined) containers.push(colons[1]?.length ?? 3)
      else if (colons && /^\s*:{3,}\s*$/.test(line)) closeContainer(containers, colons[1]?.length ?? 3)
      readTags(line, elements, closing)
    },
  }
}

function closeContainer(open: number[], size: number): void {
  const exact = open.lastIndexOf(size)
  const at = exact >= 0 ? exact : open.findLastIndex((other) => other < size)
  if (at >= 0) open.length = at
}

/** Elements count as open only while a closing tag of their name is still to come. */
function readTags(line: string, open: string[], closing: Map<string, number>): void {
  for (const [tag, slash, name = ''] of line.matchAll(/<(\/?)([A-Za-z][\w-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/g)) {
    const left = closing.get(name) ?? 0
    if (slash) {
      closing.set(name, left - 1)
      const at = open.lastIndexOf(name)
      if (at >= 0) open.length = at
    } else if (!tag.endsWith('/>') && left > open.filter((other) => other === name).length) open.push(name)
  }
}

/** Joins blocks to parts of about the wanted size. */
function group(blocks: readonly string[][]): string[][] {
  const groups: string[][] = []
  let lines: string[] = []
  let size = 0
  for (const block of blocks) {
    const wanted = groups.length === 0 ? FIRST_PART : NEXT_PART
    if (size >= wanted) {
      groups.push(lines)
      lines = []
      size = 0
    }
    lines = lines.concat(block)
    size += sizeOf(block)
  }
  if (lines.length > 0) groups.push(lines)
  return groups
}

const sizeOf = (block: readonly string[]): number => block.reduce((sum, line) => sum + line.length + 1, 0)

/** A table of thousands of rows becomes several, each with the header, as on paper. */
function cutTable(block: string[]): string[][] {
  const [head, ruler, ...rows] = block
  if (head === undefined || ruler === undefined || sizeOf(block) < 3 * NEXT_PART) return [block]
  if (!/^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/.test(ruler) || !ruler.includes('|')) return [block]
  if (!rows.every((row) => row.trim() === '' || row.includes('|'))) return [block]
  const each = Math.max(20, Math.round((rows.length * NEXT_PART) / sizeOf(block)))
  const tables: string[][] = []
  for (let at = 0; at < rows.length; at += each) {
    const slice = rows.slice(at, at + each)
    // What is left at the end is no table of its own.
    if (slice.every((row) => row.trim() === '')) tables.at(-1)?.push(...slice)
    else tables.push([head, ruler, ...slice, ...(at + each < rows.length ? [''] : [])])
  }
  return tables
}

const mentions = (text: string, label: string): boolean => text.toLowerCase().includes(`[${label.toLowerCase()}]`)
