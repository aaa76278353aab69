import type { CorpusSection } from './corpus'
import type { Term } from './match'
import { isHanText, type Query, type Unit } from './query'
import type { Statistics } from './rank'
import type { KeptShard, Shard, ShardKind } from './shard'
import { tokenize } from './tokenize'
import { Vocabulary } from './vocabulary'

/** Of more candidates than this, those that have little of the query beside the best ones are not ranked. */
const CANDIDATES_MANY = 600
/**
 * Part of the best one's promise, where there are many candidates. Below what ranking then leaves out as noise
 * (`LEAST_COVERAGE`), which weighs a little otherwise.
 */
const LEAST_PROMISE = 0.25
/** So many texts are remembered as read. */
const READ_CAP = 500
/** More candidates than this are cut down to the most promising ones. */
const CANDIDATES_CAP = 2500

/**
 * Which sections may answer a query. Grows in slices; what is not in yet is simply read, because reading a few hundred
 * kilobytes takes a millisecond. So no query waits for the index; only what a mistyped word may mean is known
 * when all words are.
 */
export class SectionIndex {
  readonly vocabulary = new Vocabulary()
  /** By id; `undefined` once it is taken out. Ids are never used again. */
  readonly #sections: (CorpusSection | undefined)[] = []
  readonly #introductions = new Set<number>()
  readonly #headings = new Map<string, number>()
  readonly #shards: Shard[] = []
  #kind: ShardKind | undefined
  /** Ids that are in no shard yet. Introductions come first, for the words of titles and names. */
  readonly #waiting = { introductions: new Set<number>(), others: new Set<number>() }
  /** Ids of sections that had a text when they were read. */
  readonly #readBefore = new Map<string, ReadonlySet<number>>()
  /** Ids below this are folded. */
  #prepared = 0
  /** Shards of an earlier visit that are not taken over yet. */
  #kept: unknown[] = []

  get statistics(): Statistics {
    return { total: this.#sections.length, headings: this.#headings }
  }

  add(sections: readonly CorpusSection[]): void {
    this.#readBefore.clear()
    for (const section of sections) {
      const id = this.#sections.push(section) - 1
      this.#headings.set(section.title, (this.#headings.get(section.title) ?? 0) + 1)
      if (section.anchor === '') {
        this.#introductions.add(id)
        this.#waiting.introductions.add(id)
      } else this.#waiting.others.add(id)
    }
  }

  /** Takes the sections of a page out. */
  remove(sections: ReadonlySet<CorpusSection>): void {
    this.#sections.forEach((section, id) => {
      if (!section || !sections.has(section)) return
      this.#sections[id] = undefined
      this.#introductions.delete(id)
    })
  }

  /** Folds what the next query would have to read, for about `budget` milliseconds. Returns whether there is more to do. */
  prepare(budget: number): boolean {
    // An index of an earlier visit is taken over soon, and then little is read.
    if (this.#kept.length > 0) return false
    const until = performance.now() + budget
    for (; this.#prepared < this.#sections.length; this.#prepared++) {
      if (performance.now() > until) return true
      void this.#sections[this.#prepared]?.folded
    }
    return false
  }

  /** What the index is to be made of. Until this is known, everything is read. */
  makeOf(kind: ShardKind): void {
    this.#kind = kind
  }

  /** Builds the index for about `budget` milliseconds. Returns whether there is more to do. */
  work(budget: number): boolean {
    const until = performance.now() + budget
    do {
      if (!this.#step()) return false
    } while (performance.now() < until)
    return true
  }

  /** Whether the vocabulary has every word of every section. */
  get isComplete(): boolean {
    return this.#kept.length === 0 && this.#waiting.introductions.size === 0 && this.#waiting.others.size === 0
  }

  #step(): boolean {
    const kind = this.#kind
    if (!kind) return false
    const kept = this.#kept.pop()
    if (kept !== undefined) {
      const shard = kind.from(kept)
      if (shard) this.#take(shard)
      return true
    }
    const { introductions, others } = this.#waiting
    const id = first(introductions) ?? first(others)
    if (id === undefined) return false
    const section = this.#sections[id]
    this.#arrived(id)
    if (!section) return true
    const tokens = tokensOf(section)
    for (const token of tokens) this.vocabulary.add(token)
    let shard = this.#shards.at(-1)
    if (!shard || shard.full) {
      shard = new kind()
      this.#shards.push(shard)
    }
    shard.add(id, tokens)
    return true
  }

  #take(shard: Shard): void {
    // Full shards stay in front, the last one grows on.
    this.#shards.unshift(shard)
    for (const id of shard.ids) this.#arrived(id)
    for (const token of shard.tokens) this.vocabulary.add(token)
  }

  #arrived(id: number): void {
    this.#waiting.introductions.delete(id)
    this.#waiting.others.delete(id)
  }

  /** The sections that have anything of the query; the most promising ones when there are too many. */
  candidates(query: Query): CorpusSection[] {
    const units = query.units.filter(({ stop }) => !stop)
    const found = this.#find(units, true)
    // An identifier whose parts never meet in one section: sections with any part are better than none.
    return found.length > 0 ? found : this.#find(units, false)
  }

  #find(units: readonly Unit[], allTerms: boolean): CorpusSection[] {
    const promise = new Map<number, number>()
    for (const unit of units) {
      const ids = this.#idsOf(unit, allTerms)
      const worth = Math.log(1 + this.#sections.length / (1 + ids.size))
      for (const id of ids) promise.set(id, (promise.get(id) ?? 0) + worth)
    }
    let ids = [...promise.keys()]
    if (ids.length > CANDIDATES_MANY) {
      let most = 0
      for (const value of promise.values()) most = Math.max(most, value)
      ids = ids.filter((id) => (promise.get(id) ?? 0) >= most * LEAST_PROMISE)
    }
    if (ids.length > CANDIDATES_CAP) {
      ids = ids.sort((a, b) => (promise.get(b) ?? 0) - (promise.get(a) ?? 0)).slice(0, CANDIDATES_CAP)
    }
    return ids.flatMap((id) => this.#sections[id] ?? [])
  }

  /** One letter is looked for in titles and names only, and those are few enough to be read. */
  #introductionsWith(letter: string): Set<number> {
    const ids = new Set<number>()
    for (const id of this.#introductions) if (this.#sections[id]?.page.folded.includes(letter)) ids.add(id)
    return ids
  }

  #idsOf({ alternatives }: Unit, allTerms: boolean): Set<number> {
    const ids = new Set<number>()
    for (const { terms } of alternatives) {
      const [one = new Set<number>(), ...others] = terms.map((term) => this.#idsOfTerm(term))
      for (const id of one) if (!allTerms || others.every((other) => other.has(id))) ids.add(id)
      if (!allTerms) for (const other of others) for (const id of other) ids.add(id)
    }
    return ids
  }

  #idsOfTerm(term: Term): Set<number> {
    const { text, whole, reach } = term
    if (reach === 'labels') return this.#introductionsWith(text)
    if (text.includes(' ')) {
      // The index knows single words; whether they stand side by side is asked of those sections that have them all.
      const [one = new Set<number>(), ...others] = text.split(' ').map((word) => this.#idsOfTerm({ text: word }))
      return new Set([...one].filter((id) => others.every((other) => other.has(id))))
    }
    const ids = new Set<number>()
    const exact = whole || (isHanText(text) && text.length > 1)
    for (const token of exact ? [text] : this.vocabulary.startingWith(text)) {
      for (const shard of this.#shards) for (const id of shard.find(token)) ids.add(id)
    }
    for (const id of this.#read(term)) ids.add(id)
    return ids
  }

  /** What waits to be indexed is read; after another letter, only what had the letters before it. */
  #read(term: Term): Iterable<number> {
    if (this.#waiting.introductions.size + this.#waiting.others.size === 0) return []
    const { text, alone } = term
    // A word of two letters that must stand alone says nothing of longer ones.
    const key = alone ? `${text} ` : text
    const known = this.#readBefore.get(key)
    if (known) return known
    const found = new Set<number>()
    for (const id of this.#withBeginningOf(text)) if (this.#isIn(term, this.#sections[id])) found.add(id)
    if (this.#readBefore.size >= READ_CAP) this.#readBefore.clear()
    this.#readBefore.set(key, found)
    return found
  }

  *#withBeginningOf(text: string): Iterable<number> {
    for (let end = text.length - 1; end > 0; end--) {
      const known = this.#readBefore.get(text.slice(0, end))
      if (known) return yield* known
    }
    yield* this.#waiting.introductions
    yield* this.#waiting.others
  }

  #isIn({ text, alone }: Term, section: CorpusSection | undefined): boolean {
    if (!section) return false
    const isInText = alone
      ? alone.test(section.folded) || section.heading.folded.includes(text)
      : section.folded.includes(text)
    return isInText || (section.anchor === '' && section.page.folded.includes(text))
  }

  /** The finished index, for `restore` in a later visit with the same sections. */
  keep(): KeptShard[] {
    return this.#shards.map((shard) => shard.keep())
  }

  /** Will take over an index that was made of exactly the present sections; what is unusable of it is built anew. */
  restore(kept: unknown): void {
    if (Array.isArray(kept)) this.#kept = [...kept]
  }
}

const first = (ids: ReadonlySet<number>): number | undefined => ids.values().next().value

/** What a section is found by; the introduction also by what its page can be called. */
function tokensOf(section: CorpusSection): Set<string> {
  const tokens = new Set(tokenize(section.text))
  if (section.anchor === '') {
    for (const { text } of [...section.page.labels, section.page.hints]) {
      for (const token of tokenize(text)) tokens.add(token)
    }
  }
  return tokens
}
