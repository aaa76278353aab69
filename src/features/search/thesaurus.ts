import { fold } from './fold'
import { type Piece, piecesOf } from './pieces'

/** A group of words and phrases that mean the same, each in its pieces. */
export type Phrases = readonly Piece[][]

interface Group {
  folded: readonly string[]
  phrases?: Phrases
}

/**
 * The synonyms of a site. Reading all of them takes longer than answering a query does, so a group is read when
 * somebody first asks for a word of it.
 */
export class Thesaurus {
  readonly #groups: readonly Group[]

  /** Groups of words or phrases that mean the same. */
  constructor(groups: readonly (readonly string[])[] = []) {
    this.#groups = groups.map((group) => ({ folded: group.map((phrase) => fold(phrase.trim())) }))
  }

  /** Synonyms that are one Han run and stand in a folded text, longest first: there they are words of their own. */
  hanPhrasesIn(text: string): string[] {
    return this.#groups
      .flatMap(({ folded }) => folded.filter((phrase) => text.includes(phrase) && isHanWord(phrase)))
      .sort((a, b) => b.length - a.length)
  }

  /** The groups that have one of these folded words, and perhaps more. */
  groupsAbout(words: readonly string[]): Phrases[] {
    const isAbout = (phrase: string) => words.some((word) => phrase.includes(word))
    return this.#groups.flatMap((group) => {
      if (!group.folded.some(isAbout)) return []
      group.phrases ??= group.folded.map(read)
      return [group.phrases]
    })
  }
}

const read = (folded: string): Piece[] => piecesOf(folded, folded, [])

function isHanWord(phrase: string): boolean {
  const [first, ...others] = read(phrase)
  return first?.han === true && others.length === 0
}
