/**
 * What one part of a document hands on to the next, so that a long page parsed in parts has the ids and the footnote
 * numbers of one parsed whole. A part may be parsed again: it starts from the same state and ends in the same.
 */
import type { FootnoteDefinition, Root } from 'mdast'
import type { Plugin } from 'unified'
import type { VFile } from 'vfile'

export interface Heading {
  id: string
  text: string
  level: number
}

export interface Note {
  identifier: string
  /** How often the text refers to it. */
  references: number
  /** The text of a note written in place. */
  inline?: FootnoteDefinition
}

export interface Carry {
  /** Ids so far, as `content/slug.ts` counts them. */
  ids: Record<string, number>
  headings: Heading[]
  /** In the order of their first reference. */
  notes: Note[]
  /** The page's own title has been met. */
  titled: boolean
}

/** The states between the parts of one document. */
export interface Book {
  states: Carry[]
}

const START: Carry = { ids: {}, headings: [], notes: [], titled: false }

export const createBook = (): Book => ({ states: [START] })

declare module 'vfile' {
  interface DataMap {
    carry: Carry
  }
}

/** The state of the part being parsed. Throws when `openPart` is not in the list of plugins. */
export function carryOf(file: VFile): Carry {
  const { carry } = file.data
  if (!carry) throw new Error('openPart must come before every plugin that numbers things')
  return carry
}

interface PartOptions {
  book: Book
  /** Number of the part, from 0. */
  index: number
}

/** First plugin of a part: takes the state that the part before left. */
export const openPart: Plugin<[PartOptions], Root> =
  ({ book, index }) =>
  (_, file) => {
    // Counted by tests, and seen in the browser's performance panel: a page is parsed once.
    performance.mark('markdown:parse')
    const before = book.states[index] ?? book.states.at(-1) ?? START
    file.data.carry = { ...before, headings: [...before.headings], notes: before.notes.map((note) => ({ ...note })) }
  }

/** Last plugin of a part: leaves the state to the next. */
export const closePart: Plugin<[PartOptions]> =
  ({ book, index }) =>
  (_, file) => {
    book.states[index + 1] = carryOf(file)
  }
