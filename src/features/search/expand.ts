import type { Alternative, Query, Unit } from './query'
import { isHanText } from './query'
import type { Vocabulary } from './vocabulary'

/** What a guess is worth beside what was typed. */
const WORTH = { hyphened: 0.9, near: 0.6, split: 0.7 } as const

/** Words nobody wrote are taken for typing mistakes, or for two words typed as one; `readonly` may be `read-only`. */
export function expand(query: Query, vocabulary: Vocabulary): Query {
  return { ...query, units: query.units.map((unit) => expandUnit(unit, vocabulary)) }
}

function expandUnit(unit: Unit, vocabulary: Vocabulary): Unit {
  const { text } = unit
  if (unit.stop || text.includes(' ') || isHanText(text)) return unit
  const hyphened = vocabulary.hyphenedOf(text)
  if (hyphened) {
    const alternative = { terms: [{ text: hyphened }], quality: WORTH.hyphened }
    return { ...unit, alternatives: [...unit.alternatives, alternative] }
  }
  const known = unit.alternatives.some(({ terms }) => terms.every((term) => vocabulary.knowsPrefix(term.text)))
  if (known) return unit
  const guesses: Alternative[] = vocabulary
    .near(text)
    .map((near) => ({ terms: [{ text: near, whole: true }], quality: WORTH.near }))
  const split = vocabulary.splitOf(text)
  if (split) guesses.push({ terms: split.map((part) => ({ text: part, whole: true })), quality: WORTH.split })
  return { ...unit, alternatives: [...unit.alternatives, ...guesses] }
}

/** The query with each unknown word replaced by the nearest known one; `undefined` when that is no other query. */
export function suggest({ units }: Query, vocabulary: Vocabulary): string | undefined {
  const words = units.map(({ text }) => (vocabulary.knowsPrefix(text) ? text : (vocabulary.nearer(text) ?? '')))
  const suggestion = words.filter((word) => word !== '').join(' ')
  return suggestion === '' || suggestion === units.map(({ text }) => text).join(' ') ? undefined : suggestion
}
