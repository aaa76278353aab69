import type { CorpusPage, CorpusSection, Label } from './corpus'
import { isHanText, type Query } from './query'
import { isIdentifier, Scorer, shareOf, type UnitScore } from './score'

/** A section that answers, and how well. */
export interface RankedSection {
  section: CorpusSection
  score: number
  /** The same without what the page is called: tells its sections apart. */
  own: number
  words: string[]
}

export interface RankedPage {
  page: CorpusPage
  score: number
  /** Best first. */
  sections: RankedSection[]
}

/** Question words beside real ones. */
const STOP_WEIGHT = 0.04
/** How much a section loses for what it does not have of the query. */
const COVERAGE_POWER = 1.6
/** Sections that have much less of the query than the best one are noise, but not when they are nearly all there is. */
const LEAST_COVERAGE = 0.4
const FEW_PAGES = 4
const LEAST_OF_FEW = 0.15
/** A word that fewer sections have says no more than one that so many have. */
const RARE = 6
/** See `isBridge`. */
const BRIDGE_SHARE = 0.2
const BRIDGE_WEIGHT = 0.25
/** Words side by side as typed are worth so much more. */
const NEIGHBOURS = { label: 0.35, heading: 0.35, body: 0.2 } as const
/** What the second and third best sections add to their page. */
const FURTHER_SECTIONS = [0.12, 0.06] as const
/** A name or a heading is the query, word for word. */
const SAME = {
  title: 1.5,
  alias: 1.25,
  pinyin: 1.4,
  otherPinyin: 1.2,
  syllables: 1,
  heading: 1.35,
  identifier: 2,
} as const
/** A title that begins with the query, and one that is part of it, are not quite the query. */
const BEGUN = 1.1
const NAMED = 1.15
/**
 * The guide to one storage answers for that storage, and a page outside of all parts for itself; when the query does
 * not name it, general pages come first.
 */
const UNNAMED = { driver: 0.75, outside: 0.5 } as const
/** Pages far below the best one are noise, but not when they are nearly all there is. */
const LEAST_OF_BEST = 0.06

/** What ranking knows about everything that could have been found. */
export interface Statistics {
  /** Number of all sections. */
  total: number
  /** Heading to the number of sections that have it. */
  headings: ReadonlyMap<string, number>
}

/** Scores candidates and groups them by page, best first. Pure. */
export function rank(
  candidates: readonly CorpusSection[],
  query: Query,
  { total, headings }: Statistics,
): RankedPage[] {
  const scorer = new Scorer(query, headings)
  const scored = candidates.flatMap((section) => {
    const units = query.units.map((unit) => scorer.unit(section, unit))
    return units.some(({ score }) => score > 0) ? { section, units } : []
  })
  const having = query.units.map((_, index) =>
    scored.reduce((sum, { units }) => sum + ((units[index]?.quality ?? 0) > 0 ? 1 : 0), 0),
  )
  const weights = query.units.map((unit, index) => {
    const count = having[index] ?? 0
    if (count === 0) return 0
    const kind = unit.stop ? STOP_WEIGHT : isBridge(query, index, having) ? BRIDGE_WEIGHT : 1
    return Math.log(1 + total / Math.max(count, RARE)) * kind
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const covering = scored.map(({ section, units }) => ({ section, units, coverage: coverageOf(units, weights, whole) }))
  const most = covering.reduce((most, { coverage }) => Math.max(most, coverage), 0)
  const usual = byPage(covering, LEAST_COVERAGE * most)
  const pages = usual.size < FEW_PAGES ? byPage(covering, LEAST_OF_FEW * most) : usual
  const ranked = [...pages].map(([page, candidates]) => {
    const sections = candidates.map((candidate) => rankSection(candidate, weights, whole, query))
    return rankPage(page, sections, query)
  })
  ranked.sort((a, b) => b.score - a.score)
  const least = (ranked[0]?.score ?? 0) * LEAST_OF_BEST
  return ranked.filter(({ score }, place) => place < FEW_PAGES || score >= least)
}

/** A section, how well it answers each unit, and how much of the query it has, 0 to 1. */
interface Candidate {
  section: CorpusSection
  units: readonly UnitScore[]
  coverage: number
}

function coverageOf(units: readonly UnitScore[], weights: readonly number[], whole: number): number {
  const met = units.reduce((sum, { quality }, index) => sum + Math.min(1, quality) * (weights[index] ?? 0), 0)
  return met / whole
}

/** The sections that have so much of the query, under their pages. */
function byPage(candidates: readonly Candidate[], least: number): Map<CorpusPage, Candidate[]> {
  const pages = new Map<CorpusPage, Candidate[]>()
  for (const candidate of candidates) {
    if (candidate.coverage < least) continue
    const { page } = candidate.section
    const known = pages.get(page)
    if (known) known.push(candidate)
    else pages.set(page, [candidate])
  }
  return pages
}

/**
 * Whether a pair of a Han run only joins two words (存时 in 缓存时间): it is much rarer than the pairs beside it. Being
 * rare it would otherwise decide the order.
 */
function isBridge({ units }: Query, index: number, having: readonly number[]): boolean {
  if (!units[index]?.pair) return false
  // A pair that nobody has was no word either.
  const beside = [index - 1, index + 1].flatMap((at) => (units[at]?.pair ? having[at] || [] : []))
  return beside.length > 0 && (having[index] ?? 0) < BRIDGE_SHARE * Math.min(...beside)
}

function rankSection(
  { section, units, coverage }: Candidate,
  weights: readonly number[],
  whole: number,
  query: Query,
): RankedSection {
  let score = 0
  let own = 0
  const words = new Set<string>()
  units.forEach((unit, index) => {
    score += unit.score * (weights[index] ?? 0)
    own += unit.own * (weights[index] ?? 0)
    if (!query.units[index]?.stop) for (const word of unit.words) words.add(word)
  })
  const same = section.heading.folded === query.text ? (isIdentifier(query.text) ? SAME.identifier : SAME.heading) : 1
  const worth = (coverage ** COVERAGE_POWER * (1 + neighbourBonus(section, query)) * same) / whole
  return { section, score: score * worth, own: own * worth, words: [...words] }
}

/** How many neighbours of the query are neighbours in the section, as a bonus. */
function neighbourBonus(section: CorpusSection, { neighbours }: Query): number {
  if (neighbours.length === 0) return 0
  const heading = section.heading.folded
  const { folded, page } = section
  let bonus = 0
  for (const together of neighbours) {
    if (together.test(page.folded)) bonus += NEIGHBOURS.label
    else if (together.test(heading)) bonus += NEIGHBOURS.heading
    else if (together.test(folded)) bonus += NEIGHBOURS.body
  }
  return bonus / neighbours.length
}

function rankPage(page: CorpusPage, sections: RankedSection[], query: Query): RankedPage {
  const scores = sections.map(({ score }) => score).sort((a, b) => b - a)
  let score = scores[0] ?? 0
  FURTHER_SECTIONS.forEach((share, index) => {
    score += share * (scores[index + 1] ?? 0)
  })
  score *= Math.max(1, ...page.labels.map((label) => sameness(label, query)))
  const unnamed = page.category === undefined ? UNNAMED.outside : page.category === 'drivers' ? UNNAMED.driver : 1
  if (unnamed < 1 && !page.labels.some((label) => answersAny(label, query))) score *= unnamed
  return { page, score, sections: sections.sort((a, b) => b.own - a.own) }
}

/** How much more a page is worth by the query being its name, or nearly so. */
function sameness({ kind, folded }: Label, { text, units }: Query): number {
  if (folded === text) return SAME[kind]
  if (kind !== 'title') return 1
  if (folded.startsWith(text)) return BEGUN
  // `How to` is a title too, and says nothing of what is asked.
  const isNamed = units.some(({ stop, text: word }) => !stop && folded.includes(word)) && contains(text, folded)
  return isNamed ? NAMED : 1
}

/** Whether a name stands in a query as words of its own. */
const contains = (text: string, name: string): boolean =>
  name.length > 1 && (isHanText(name) ? text.includes(name) : ` ${text} `.includes(` ${name} `))

const answersAny = (label: Label, query: Query): boolean =>
  query.units.some((unit) => !unit.stop && shareOf(label, { ...query, units: [unit] }) > 0)
