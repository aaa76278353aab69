import { isDigit, isHan, isJoiner, isWord } from './characters'
import { fold } from './fold'
import { isStopWord } from './stop-words'
import { isHump } from './tokenize'

/** A text and its folded form, of the same length. */
export interface Field {
  text: string
  folded: string
}

export const fieldOf = (text: string): Field => ({ text, folded: fold(text) })

/** One word, identifier or Han pair to look for, folded. */
export interface Term {
  text: string
  /** The end of a word must be the end of the term, too; otherwise the term may begin a longer word. */
  whole?: boolean
  /**
   * Short terms begin too many words; question words (`th` in `the`) they do not begin at all. One letter is looked for
   * in titles and names only; of two, a text below a heading must have the whole word.
   */
  reach?: 'labels' | 'headings'
  /** What a folded text must have at least for the whole word of two letters; there are too many places to look at each. */
  alone?: RegExp
}

export interface Match {
  /** 1: the whole word stands there; less for a part of an identifier, and less again for the beginning of a word. */
  quality: number
  /** How often, counted up to `COUNT_CAP`. */
  count: number
}

const COUNT_CAP = 6
const PART_OF_IDENTIFIER = 0.9
const PREFIX = { least: 0.5, most: 0.9 } as const

/** How well a field answers a term; `undefined` when it does not have it. */
export function matchTerm(field: Field, term: Term): Match | undefined {
  let quality = 0
  let count = 0
  for (let at = nextPlace(field, term.text, 0); at >= 0 && count < COUNT_CAP; ) {
    const found = qualityAt(field, at, term)
    if (found > 0) count++
    if (found > quality) quality = found
    at = nextPlace(field, term.text, at + term.text.length)
  }
  return count === 0 ? undefined : { quality, count }
}

/** Where the term next begins a word, from `from` on; -1 when nowhere. Han terms may stand anywhere. */
export function nextPlace({ text, folded }: Field, term: string, from: number): number {
  const anywhere = isHan(term.charCodeAt(0))
  let at = folded.indexOf(term, from)
  while (at > 0 && !anywhere && !beginsWord(text, folded, at)) at = folded.indexOf(term, at + 1)
  return at
}

/** Nothing of a word stands before it: the edge, a blank, a sign, another script, a capital in camel case, a version's v. */
function beginsWord(text: string, folded: string, at: number): boolean {
  if (!isWord(folded.charCodeAt(at - 1)) || isHump(text, at)) return true
  const isVersion = folded[at - 1] === 'v' && isDigit(folded.charCodeAt(at))
  return isVersion && !isWord(folded.charCodeAt(at - 2))
}

function qualityAt({ text, folded }: Field, at: number, term: Term): number {
  const end = at + term.text.length
  if (isHan(term.text.charCodeAt(0))) return 1
  if (isWord(folded.charCodeAt(end)) && isWord(folded.charCodeAt(end - 1)) && !isHump(text, end)) {
    if (term.whole) return 0
    let stop = end
    while (isWord(folded.charCodeAt(stop))) stop++
    if (term.reach && isStopWord(folded.slice(at, stop))) return 0
    return PREFIX.least + (PREFIX.most - PREFIX.least) * (term.text.length / (stop - at))
  }
  const held =
    (isJoiner(folded.charCodeAt(at - 1)) && isWord(folded.charCodeAt(at - 2))) ||
    (isJoiner(folded.charCodeAt(end)) && isWord(folded.charCodeAt(end + 1))) ||
    isWord(folded.charCodeAt(at - 1)) ||
    isWord(folded.charCodeAt(end))
  return held ? PART_OF_IDENTIFIER : 1
}

/** Where any of the words stands in the text, as ranges in order that do not touch each other. */
export function placesOf(field: Field, words: readonly string[]): [number, number][] {
  const places: [number, number][] = []
  for (const word of words) {
    for (let at = nextPlace(field, word, 0); at >= 0; at = nextPlace(field, word, at + 1)) {
      places.push([at, at + word.length])
    }
  }
  places.sort((a, b) => a[0] - b[0])
  const joined: [number, number][] = []
  for (const [start, end] of places) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}
