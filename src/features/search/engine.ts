import type { SearchPage } from '../../content/types'
import { type CorpusPage, type CorpusSection, corpusPage, type Label } from './corpus'
import { excerpt, mark } from './excerpt'
import { expand, suggest } from './expand'
import { type Field, matchTerm } from './match'
import { isEmpty, parseQuery, type Query } from './query'
import { type RankedPage, type RankedSection, rank } from './rank'
import { SectionIndex } from './section-index'
import type { KeptShard, ShardKind } from './shard'
import { Thesaurus } from './thesaurus'
import type { Answer, Category, Hit, HitEntry, Marked } from './types'

/** Sections shown of one page. */
const ENTRIES = 4
/** A section far below the best one of its page is not worth a line. */
const ENTRY_OF_BEST = 0.35

/**
 * The local search of one locale: pages in, answers out. No browser in it; the worker and the tests drive it alike.
 */
export class Engine {
  readonly #locale: string
  #synonyms = new Thesaurus()
  readonly #pages = new Map<string, CorpusPage>()
  readonly #index = new SectionIndex()

  constructor(locale: string) {
    this.#locale = locale
  }

  /** What words mean the same, from here on. */
  understand(synonyms: Thesaurus): void {
    this.#synonyms = synonyms
  }

  /** Takes a page in, in place of an older version of it. It can be found at once. */
  add(page: SearchPage): void {
    this.remove(page.path)
    const added = corpusPage(page, this.#locale)
    this.#pages.set(page.path, added)
    this.#index.add(added.sections)
  }

  remove(path: string): void {
    const known = this.#pages.get(path)
    if (!known) return
    this.#index.remove(new Set(known.sections))
    this.#pages.delete(path)
  }

  /** Path to the hash of the text it is known by. */
  get hashes(): ReadonlyMap<string, string> {
    return new Map([...this.#pages].map(([path, { hash }]) => [path, hash]))
  }

  /** Makes the next query quicker, for about `budget` ms; returns whether there is more to do. */
  prepare(budget: number): boolean {
    return this.#index.prepare(budget)
  }

  /** What the index is to be made of; nothing is built before. */
  indexBy(kind: ShardKind): void {
    this.#index.makeOf(kind)
  }

  /** Goes on building the index for about `budget` ms; returns whether there is more to do. */
  work(budget: number): boolean {
    return this.#index.work(budget)
  }

  /** The finished index, for `restore` in a later visit with the same pages in the same order. */
  keep(): KeptShard[] {
    return this.#index.keep()
  }

  /** Takes an index of an earlier visit over, in the course of `work`; what is unusable of it is built anew. */
  restore(kept: unknown): void {
    this.#index.restore(kept)
  }

  /** What pages are called, folded. */
  *#names(): Generator<string> {
    for (const { labels } of this.#pages.values())
      for (const { kind, folded } of labels) if (kind === 'title' || kind === 'alias') yield folded
  }

  search(typed: string, { category, limit }: { category?: Category; limit: number }): Answer {
    const parsed = parseQuery(typed, this.#synonyms)
    if (isEmpty(parsed)) return { hits: [], words: [], counts: {} }
    const names = this.#index.isComplete ? () => this.#names() : undefined
    const query = expand(parsed, this.#index.vocabulary, names)
    const sections: CorpusSection[] = this.#index.candidates(query)
    const ranked = rank(sections, query, this.#index.statistics)
    const counts: Answer['counts'] = {}
    for (const { page } of ranked) if (page.category) counts[page.category] = (counts[page.category] ?? 0) + 1
    const shown = ranked.filter(({ page }) => category === undefined || page.category === category).slice(0, limit)
    const words = new Set<string>()
    const hits = shown.map((page) => hitOf(page, query, words))
    const suggestion = ranked.length === 0 ? suggest(parsed, this.#index.vocabulary) : undefined
    return { hits, words: [...words], counts, ...(suggestion === undefined ? {} : { suggestion }) }
  }
}

/** One letter is enough to choose a page by, but no reason to mark it everywhere. */
function hitOf(ranked: RankedPage, query: Query, words: Set<string>): Hit {
  const { page } = ranked
  const best = ranked.sections[0]
  const sections = entriesOf(ranked)
  const own = sections.flatMap((section) => section.words).filter((word) => word.length > 1 || query.text.length === 1)
  for (const word of own) words.add(word)
  const title = page.labels[0]
  const marked = title ? mark(title, own) : { text: page.title, marks: [] }
  const alias = marked.marks.length > 0 ? undefined : aliasFor(ranked, best)
  return {
    path: page.path,
    title: marked,
    ...(alias ? { alias: mark(alias, own) } : {}),
    entries: sections.map((section) => entryOf(section, own)),
  }
}

/**
 * The best sections. The page itself is one of them only when it is the best; a section that has nothing but the
 * page's name in common with the query is none.
 */
function entriesOf({ sections }: RankedPage): RankedSection[] {
  const [best, ...others] = sections
  if (!best) return []
  const worthy = others.filter(
    (ranked) => ranked.own >= best.own * ENTRY_OF_BEST && ranked.section.anchor !== '' && saysMore(ranked),
  )
  return [best, ...worthy].slice(0, ENTRIES)
}

/** Whether a section has words of the query itself, beyond those of the page's title. */
const saysMore = ({ section, words }: RankedSection): boolean => {
  const own: Field = { text: section.text, folded: section.folded }
  return words.some((text) => matchTerm(own, { text }))
}

/** The alias that has most of the words. */
function aliasFor({ page }: RankedPage, best: RankedSection | undefined): Label | undefined {
  let most: { alias?: Label; count: number } = { count: 0 }
  for (const alias of page.labels) {
    if (alias.kind !== 'alias') continue
    const count = best?.words.filter((text) => matchTerm(alias, { text })).length ?? 0
    if (count > most.count) most = { alias, count }
  }
  return most.alias
}

/** The names of code, each once, are no line of it: with a wide blank between them nobody copies them as one. */
const apart = ({ text, marks }: Marked): Marked => ({ text: text.replaceAll(' ', '\u2003'), marks })

function entryOf({ section, words: met }: RankedSection, markable: readonly string[]): HitEntry {
  const { heading, body, code } = section
  const words = met.filter((word) => markable.includes(word))
  const inBody = excerpt(body, words)
  // What stands only in a code block is shown as code, or the visitor wonders why this was found.
  const text = inBody.marks.length === 0 && code.text !== '' ? apart(excerpt(code, words)) : inBody
  return {
    anchor: section.anchor,
    headings:
      section.anchor === ''
        ? []
        : [...section.parents.map((parent) => mark(parent.heading, words)), mark(heading, words)],
    excerpt: text.marks.length > 0 ? text : inBody,
  }
}
