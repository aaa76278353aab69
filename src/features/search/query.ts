import { literal } from '../../platform/literal'
import { isHan } from './characters'
import { fold } from './fold'
import type { Term } from './match'
import { type Piece, piecesOf } from './pieces'
import { isStopWord } from './stop-words'
import { type Phrases, Thesaurus } from './thesaurus'

/** Nobody types more; a pasted log is cut here. */
const QUERY_CAP = 200
const UNITS_CAP = 24

/** One way to say a unit: all terms must be there. `quality` is what it is worth beside the words as typed. */
export interface Alternative {
  terms: Term[]
  quality: number
}

/** One thing the visitor asks for. */
export interface Unit {
  /** As typed, folded. */
  text: string
  alternatives: Alternative[]
  /** A question word; weighs almost nothing. */
  stop: boolean
  /** Two neighbours of a Han run, which need not be a word: when nobody writes them they were none. */
  pair: boolean
}

export interface Query {
  /** The whole query, folded, with single blanks. */
  text: string
  units: Unit[]
  /** What a folded text has when two units stand side by side in the right order; one a pair of neighbours. */
  neighbours: RegExp[]
}

/** What other ways to say it are worth beside the words as typed. */
const WORTH = { parts: 0.5, stem: 0.85, joined: 0.9, synonym: 0.7 } as const

/** `don't` is written with whichever apostrophe; what follows it is no word. */
const CONTRACTION = /(?<=[a-z])['’](?:s|t|d|m|re|ve|ll)(?![a-z])/gi

/** Reads what a visitor typed. */
export function parseQuery(typed: string, synonyms = new Thesaurus()): Query {
  // Signs without width come along when a word is copied, and would cut it in two.
  const text = typed
    .slice(0, QUERY_CAP)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(CONTRACTION, '')
    .trim()
  const folded = fold(text)
  const pieces = piecesOf(text, folded, synonyms.hanPhrasesIn(folded))
  const forms = pieces.map((piece) => formsOf(piece.text))
  const groups = synonyms.groupsAbout(forms.flat())
  const units: Unit[] = []
  for (let at = 0; at < pieces.length; ) {
    const found = synonymAt(pieces, forms, at, groups)
    if (found) {
      units.push(found.unit)
      at += found.length
    } else {
      const piece = pieces[at++]
      if (piece) units.push(...unitsOf(piece, pieces[at - 2], pieces[at]))
    }
  }
  const kept = units.slice(0, UNITS_CAP)
  if (kept.every(({ stop }) => stop)) for (const unit of kept) unit.stop = false
  return { text: folded.replace(/\s+/g, ' '), units: kept, neighbours: neighboursOf(kept) }
}

function unitsOf(piece: Piece, before: Piece | undefined, after: Piece | undefined): Unit[] {
  return piece.han && !piece.stop ? hanUnits(piece.text) : [wordUnit(piece, before, after)]
}

function hanUnits(run: string): Unit[] {
  const unit = (text: string, pair: boolean): Unit => ({
    text,
    alternatives: [{ terms: [{ text }], quality: 1 }],
    stop: false,
    pair,
  })
  if (run.length < 3) return [unit(run, false)]
  return Array.from({ length: run.length - 1 }, (_, at) => unit(run.slice(at, at + 2), true))
}

function wordUnit(piece: Piece, before: Piece | undefined, after: Piece | undefined): Unit {
  const { text, parts } = piece
  // Short numbers are names (`7`, `s3`): 70 is no longer form of 7.
  const whole = /^\d{1,2}$/.test(text)
  const alternatives: Alternative[] = [{ terms: [{ text, whole, ...reachOf(text) }], quality: 1 }]
  if (parts.length > 1) {
    alternatives.push({ terms: [{ text: parts.join(' ') }], quality: WORTH.joined })
    alternatives.push({ terms: [{ text: parts.join(''), whole: true }], quality: WORTH.joined })
    alternatives.push({ terms: parts.map((part) => ({ text: part })), quality: WORTH.parts })
  }
  for (const stem of stemsOf(text)) alternatives.push({ terms: [{ text: stem }], quality: WORTH.stem })
  if (!piece.stop) {
    for (const joined of [before && join(before, piece), after && join(piece, after)]) {
      if (joined) alternatives.push({ terms: [{ text: joined, whole: true }], quality: WORTH.joined })
    }
  }
  return { text, alternatives, stop: piece.stop, pair: false }
}

/** Fits no text. */
const NEVER = /(?!)/

/** How far a word of one or two letters reaches, see `Term`. */
function reachOf(word: string): Pick<Term, 'reach' | 'alone'> {
  if (!/^[a-z]{1,2}$/.test(word)) return {}
  if (word.length === 1) return { reach: 'labels' }
  // Every text has `in` and `to`.
  return { reach: 'headings', alone: isStopWord(word) ? NEVER : new RegExp(`(?<![a-z\\d])${word}(?![a-z\\d])`) }
}

/** `web dav` is `webdav`, `one drive` is `onedrive`. */
const join = (first: Piece, second: Piece): string | undefined =>
  first.han || second.han || first.stop || second.stop ? undefined : first.text + second.text

/** Without the endings of plural and verb forms, so that `installing` and `mounts` find `install` and `mount`. */
function stemsOf(word: string): string[] {
  if (!/^[a-z]{5,}$/.test(word)) return []
  const stem = /^(.{2,}?(?:ss|x|z|ch|sh))es$/.exec(word) ?? /^(.{3,}?)(?:ies|ing|ed|s)$/.exec(word)
  if (!stem?.[1] || word.endsWith('ss')) return []
  if (word.endsWith('ies')) return [`${stem[1]}y`]
  // `stopping`, `running`: the consonant was doubled.
  const doubled = /([bdgmnprt])\1$/.test(stem[1]) ? [stem[1].slice(0, -1)] : []
  return [...doubled, stem[1]].filter((candidate) => candidate.length >= 3)
}

/** The forms of a word that a group of synonyms may have: `upgrading` is `upgrade` there. */
const formsOf = (word: string): string[] => [
  word,
  ...stemsOf(word).flatMap((stem) => (/(?:ing|ed)$/.test(word) ? [stem, `${stem}e`] : [stem])),
]

/** A phrase of a group that begins at this piece, the longest first; its unit may be said in all ways of the group. */
function synonymAt(
  pieces: readonly Piece[],
  forms: readonly string[][],
  at: number,
  groups: readonly Phrases[],
): { unit: Unit; length: number } | undefined {
  let best: { phrase: Piece[]; group: Phrases } | undefined
  for (const group of groups) {
    for (const phrase of group) {
      const fits = phrase.length > 0 && phrase.every(({ text }, index) => forms[at + index]?.includes(text))
      if (fits && phrase.length > (best?.phrase.length ?? 0)) best = { phrase, group }
    }
  }
  if (!best) return undefined
  const { phrase, group } = best
  const typed = pieces.slice(at, at + phrase.length)
  const own = textOf(typed)
  const alternatives = [
    { terms: typed.flatMap(termsOf), quality: 1 },
    ...(own === textOf(phrase) ? [] : [{ terms: phrase.flatMap(termsOf), quality: WORTH.stem }]),
    ...group.filter((other) => other !== phrase).map((other) => ({ terms: asOne(other), quality: WORTH.synonym })),
  ]
  return { unit: { text: own, alternatives, stop: false, pair: false }, length: phrase.length }
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(' ')

const termsOf = ({ text, han }: Piece): Term[] =>
  han && text.length > 2
    ? Array.from({ length: text.length - 1 }, (_, at) => ({ text: text.slice(at, at + 2) }))
    : [{ text }]

/** Nobody typed these words: apart from each other they mean something else (`pin code`, `in use`). */
const asOne = (phrase: readonly Piece[]): Term[] =>
  phrase.some(({ han }) => han) ? phrase.flatMap(termsOf) : [{ text: textOf(phrase) }]

/** What may stand between two words that belong together. */
const BETWEEN = '(?:[ _./-]|: )?'

function neighboursOf(units: readonly Unit[]): RegExp[] {
  const pairs: RegExp[] = []
  for (const [index, unit] of units.entries()) {
    const next = units[index + 1]
    if (!next) break
    const overlap = unit.pair && next.pair && unit.text[1] === next.text[0]
    pairs.push(
      new RegExp(overlap ? literal(unit.text + next.text.slice(1)) : literal(unit.text) + BETWEEN + literal(next.text)),
    )
  }
  return pairs
}

/** Whether anything of a query can be looked for at all; `(`, `*` or an emoji cannot. */
export const isEmpty = ({ units }: Query): boolean => units.length === 0

export const isHanText = (text: string): boolean => isHan(text.charCodeAt(0))
