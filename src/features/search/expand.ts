import type { Alternative, Query, Unit } from './query'
import { isHanText } from './query'
import type { Vocabulary } from './vocabulary'

/** What a guess is worth beside what was typed. */
const WORTH = { hyphened: 0.9, near: 0.6, split: 0.7 } as const

/**
 * Words nobody wrote are taken for typing mistakes, or for two words typed as one; `readonly` may be `read-only`, and
 * of a Han word one character may be another that sounds alike. `names`: what pages are called, folded;
 * left out while the vocabulary lacks words, and then no Han word is corrected.
 */
export function expand(query: Query, vocabulary: Vocabulary, names?: () => Iterable<string>): Query {
  const words = query.text.split(' ')
  const guessesOf = (unit: Unit, at: number): Alternative[] => {
    if (!isHanText(unit.text)) return wordGuesses(unit, vocabulary)
    return names ? hanGuesses(query.units, at, vocabulary, () => (words.includes(unit.text) ? names() : [])) : []
  }
  const units = query.units.map((unit, at) => {
    const guesses = guessesOf(unit, at)
    return guesses.length === 0 ? unit : { ...unit, alternatives: [...unit.alternatives, ...guesses] }
  })
  return { ...query, units }
}

const guess = (quality: number, ...words: string[]): Alternative => ({
  terms: words.map((text) => ({ text, whole: true })),
  quality,
})

function wordGuesses({ text, stop, alternatives }: Unit, vocabulary: Vocabulary): Alternative[] {
  if (stop || text.includes(' ')) return []
  const hyphened = vocabulary.hyphenedOf(text)
  if (hyphened) return [{ terms: [{ text: hyphened }], quality: WORTH.hyphened }]
  const isKnown = alternatives.some(({ terms }) => terms.every((term) => vocabulary.knowsPrefix(term.text)))
  if (isKnown) return []
  const split = vocabulary.splitOf(text)
  return [
    ...vocabulary.near(text).map((near) => guess(WORTH.near, near)),
    ...(split ? [guess(WORTH.split, ...split)] : []),
  ]
}

/**
 * A word of two is taken for the beginning of a name that has one of its characters in the same place (夸客: 夸克). In a
 * longer run a character that nobody writes between its neighbours is taken for one that is written there (蓝凑云:
 * 蓝奏云); at its ends a pair nobody writes is mostly no word at all.
 */
function hanGuesses(
  units: readonly Unit[],
  at: number,
  vocabulary: Vocabulary,
  names: () => Iterable<string>,
): Alternative[] {
  const pairAt = (index: number) => (units[index]?.pair ? units[index].text : '')
  const unit = units[at]
  if (unit?.text.length !== 2 || unit.alternatives.length > 1 || vocabulary.has(unit.text)) return []
  const near = unit.pair
    ? [
        ...bridges(unit.text, pairAt(at + 1), vocabulary).map(([pair]) => pair),
        ...bridges(pairAt(at - 1), unit.text, vocabulary).map(([, pair]) => pair),
      ]
    : namesNear(unit.text, names())
  return near.map((text) => guess(WORTH.near, text))
}

/** Pairs that are known where two overlapping ones are not: 蓝奏 and 奏云 for 蓝凑 and 凑云. */
function bridges(one: string, other: string, vocabulary: Vocabulary): [string, string][] {
  if (one[1] !== other[0] || vocabulary.has(one) || vocabulary.has(other)) return []
  return vocabulary.between(one.slice(0, 1), other.slice(1))
}

function namesNear(text: string, names: Iterable<string>): string[] {
  const found = new Set<string>()
  for (const name of names) {
    const beginning = name.slice(0, 2)
    if (beginning !== text && isHanText(beginning) && (beginning[0] === text[0] || beginning[1] === text[1]))
      found.add(beginning)
  }
  return [...found]
}

/** The query with each unknown word replaced by the nearest known one; `undefined` when that is no other query. */
export function suggest({ units }: Query, vocabulary: Vocabulary): string | undefined {
  const words = units.map(({ text }) => (vocabulary.knowsPrefix(text) ? text : (vocabulary.nearer(text) ?? '')))
  const suggestion = words.filter((word) => word !== '').join(' ')
  return suggestion === '' || suggestion === units.map(({ text }) => text).join(' ') ? undefined : suggestion
}
