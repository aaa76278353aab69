import { isJoiner } from './characters'
import type { CorpusPage, CorpusSection, Label } from './corpus'
import { type Field, type Match, matchTerm, type Term } from './match'
import type { Query, Unit } from './query'

/** What a place is worth in which a word stands. */
const WORTH = {
  title: 10,
  alias: 9,
  pinyin: 8,
  otherPinyin: 6.5,
  syllables: 4,
  heading: 6,
  code: 3.2,
  /** Also the end of a section's address. */
  keyword: 3.5,
  hint: 2.5,
  body: 1,
} as const
/** The other places count a little beside the best one. */
const BESIDE_BEST = 0.2
/** Other ways to say an identifier count a little beside the best one. */
const BESIDE_WHOLE = 0.1
/** A title belongs to its page more than to one of its sections. */
const TITLE_IN_SECTION = 0.85
/** Other names of a page are mostly those of things that its sections are about. */
const ALIAS_OF_INTRODUCTION = 0.4
/** What an alternative of several terms keeps of its worth when one of them is missing. */
const INCOMPLETE = 0.3

/** How well one section answers one unit. */
export interface UnitScore {
  score: number
  /** The same without what the page is called, which all sections below its introduction share. */
  own: number
  /** 0 to 1: how surely the unit is met at all. */
  quality: number
  /** The folded words that met it. */
  words: string[]
}

const NONE: UnitScore = { score: 0, own: 0, quality: 0, words: [] }

/** Scores the units of one query; remembers what it found out about each page. */
export class Scorer {
  readonly #pages = new Map<CorpusPage, Map<string, LabelScore>>()

  constructor(
    readonly query: Query,
    readonly headings: ReadonlyMap<string, number>,
  ) {}

  unit(section: CorpusSection, unit: Unit): UnitScore {
    let best = NONE
    let own = 0
    let sum = 0
    for (const { terms, quality } of unit.alternatives) {
      const found = this.#terms(section, terms)
      sum += found.score * quality
      own = Math.max(own, found.own * quality)
      if (found.score * quality > best.score) {
        best = { ...found, score: found.score * quality, quality: found.quality * quality }
      }
    }
    // A page named after parts of an identifier knows more of it than one where it just stands.
    const more = isIdentifier(unit.text) ? BESIDE_WHOLE * (sum - best.score) : 0
    return { ...best, score: best.score + more, own }
  }

  #terms(section: CorpusSection, terms: readonly Term[]): UnitScore {
    let score = 0
    let own = 0
    let quality = 0
    const words: string[] = []
    for (const term of terms) {
      const found = this.#term(section, term)
      if (found.score === 0) continue
      score += found.score / terms.length
      own += found.own / terms.length
      quality += found.quality / terms.length
      words.push(term.text)
    }
    const kept = words.length === terms.length ? 1 : INCOMPLETE
    return { score: score * kept, own: own * kept, quality: quality * kept, words }
  }

  #term(section: CorpusSection, term: Term): PlaceScore & Pick<UnitScore, 'own'> {
    const label = section.page.folded.includes(term.text) ? this.#label(section.page, term) : NO_LABEL
    const text = this.#text(section, term)
    if (section.anchor === '') return { ...together(label.best, text), own: together(label.own, text).score }
    if (term.reach === 'labels') return { ...NOWHERE, own: 0 }
    return { ...together(scaled(label.best, TITLE_IN_SECTION), text), own: together(NOWHERE, text).score }
  }

  /** The places in a section's own text. */
  #text(section: CorpusSection, term: Term): readonly PlaceScore[] {
    if (term.reach === 'labels' || !section.folded.includes(term.text)) return []
    const heading = this.#heading(section.heading, term)
    if (heading === NOWHERE && term.alone?.test(section.folded) === false) return []
    const wide = inText(term)
    const hint = heading === NOWHERE ? inHint(section.hint, wide, WORTH.keyword) : NOWHERE
    return [heading, inCode(section.code, wide), inBody(section.body, wide), hint].filter((place) => place !== NOWHERE)
  }

  /** Long headings are sentences, of which one word says less; a heading that many pages have says less of each. */
  #heading(heading: Field, term: Term): PlaceScore {
    const found = heading.text === '' ? undefined : matchTerm(heading, term)
    if (!found) return NOWHERE
    const brevity = Math.min(1, 24 / heading.text.length)
    const rarity = 1 / (1 + Math.log(this.headings.get(heading.text) ?? 1) / 2)
    return { score: WORTH.heading * found.quality * (0.7 + 0.3 * brevity) * rarity, quality: found.quality }
  }

  /** The best of title, aliases, pinyin and address for a term, once a page. */
  #label(page: CorpusPage, term: Term): LabelScore {
    let known = this.#pages.get(page)
    if (!known) {
      known = new Map()
      this.#pages.set(page, known)
    }
    let score = known.get(term.text)
    if (!score) {
      const labels = page.labels.map((label) => inLabel(label, term, this.query))
      const all = best([...labels, inHint(page.hints, inText(term), WORTH.hint)])
      const titles = labels.filter((_, at) => page.labels[at]?.kind === 'title')
      score = { best: all, own: best([...titles, scaled(all, ALIAS_OF_INTRODUCTION)]) }
      known.set(term.text, score)
    }
    return score
  }
}

/** What is looked for outside titles, names and headings. */
const inText = (term: Term): Term => (term.reach ? { ...term, whole: true } : term)

interface PlaceScore {
  score: number
  quality: number
}
const NOWHERE: PlaceScore = { score: 0, quality: 0 }

interface LabelScore {
  best: PlaceScore
  /** What of it speaks for the introduction and not for a section. */
  own: PlaceScore
}
const NO_LABEL: LabelScore = { best: NOWHERE, own: NOWHERE }

const scaled = ({ score, quality }: PlaceScore, by: number): PlaceScore => ({ score: score * by, quality })

const best = (places: readonly PlaceScore[]): PlaceScore =>
  places.reduce((a, b) => (b.score > a.score ? b : a), NOWHERE)

function together(first: PlaceScore, others: readonly PlaceScore[]): PlaceScore {
  if (others.length === 0) return first
  const places = [first, ...others]
  const top = best(places)
  const sum = places.reduce((total, { score }) => total + score, 0)
  return {
    score: top.score + BESIDE_BEST * (sum - top.score),
    quality: Math.max(...places.map(({ quality }) => quality)),
  }
}

/** A title that says little else is a better answer than a long one that also has the word. */
function inLabel(label: Label, term: Term, query: Query): PlaceScore {
  const found = matchTerm(label, term)
  if (!found) return NOWHERE
  const share = label.kind === 'syllables' ? 1 : shareOf(label, query)
  return { score: WORTH[label.kind] * found.quality * (0.55 + 0.45 * share), quality: found.quality }
}

/** How much of a field the query accounts for, 0 to 1. */
export function shareOf(field: Field, { units }: Query): number {
  const length = field.folded.replace(/[^\p{L}\p{N}]+/gu, '').length
  if (length === 0) return 0
  let covered = 0
  for (const { text, pair, alternatives } of units) {
    const met = alternatives.find(({ terms }) => terms.every((term) => matchTerm(field, term)))
    if (met)
      covered += pair
        ? 1
        : Math.max(
            text.length,
            met.terms.reduce((sum, term) => sum + term.text.length, 0),
          )
  }
  return Math.min(1, covered / length)
}

function inHint(hint: Field, term: Term, worth: number): PlaceScore {
  const found = matchTerm(hint, term)
  return found ? { score: worth * found.quality, quality: found.quality * 0.8 } : NOWHERE
}

function inCode(code: Field, term: Term): PlaceScore {
  const found = code.text === '' ? undefined : matchTerm(code, term)
  return found ? { score: WORTH.code * found.quality, quality: found.quality } : NOWHERE
}

function inBody(body: Field, term: Term): PlaceScore {
  const found = matchTerm(body, term)
  if (!found) return NOWHERE
  const worth = isIdentifier(term.text) ? WORTH.code : WORTH.body
  return { score: worth * found.quality * often(found), quality: found.quality }
}

const often = ({ count }: Match): number => 1 + 0.22 * Math.log2(count)

/** Names with signs in them come from code, wherever they stand. */
export const isIdentifier = (text: string): boolean => Array.from(text).some((sign) => isJoiner(sign.charCodeAt(0)))
