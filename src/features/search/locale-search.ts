import { hashText } from '../../content/hash'
import type { SearchPage } from '../../content/types'
import { isRecord } from '../../platform/record'
import { delay } from '../../platform/timing'
import { Engine } from './engine'
import type { Contents, PageKey, ReadResult } from './messages'
import { Thesaurus } from './thesaurus'
import type { Answer, Category } from './types'

/** Raised when tokens, ids or the kept form change, so that an index of an older program is not taken over. */
const INDEX_VERSION = 2

/** Where finished indexes are kept between visits. */
export interface IndexCache {
  read(locale: string): Promise<unknown>
  write(locale: string, value: unknown): Promise<void>
}

export interface LocaleSearchParts {
  /** Reads the search text and hands its pages over as they arrive; some of them twice after a broken line. Never rejects. */
  readText(url: string, take: (pages: SearchPage[]) => Promise<void>): Promise<void>
  cache: IndexCache
  /** Pages have to be read one by one, since their text is missing or old. */
  onMissing(pages: PageKey[]): void
  /** All of the text is there, after something has been answered without it. */
  onGrown(): void
  /** Lets waiting queries run before the next slice of work. */
  breathe(): Promise<void>
  /** Waits until nobody has asked for a while, or building the index has become urgent. */
  rest(isUrgent: () => boolean): Promise<void>
}

/** Milliseconds of taking pages in or building the index between two looks at the queries that wait. */
const SLICE = 8

/** A query that nothing fits yet looks again after so many times what looking took: large texts arrive in many pieces. */
const RESTS = 4

/**
 * Everything searchable of one locale, in step with the manifest of the current load: the search text is read once a
 * revision, what it lacks or has in an older form is asked for, what the manifest no longer lists is dropped.
 */
export class LocaleSearch {
  readonly #parts: LocaleSearchParts
  readonly #synonyms: Thesaurus
  readonly #engine: Engine
  /** What the manifest says of the pages, searched until their text is there. */
  #names: Engine | undefined
  #isReady = false
  #contents: Contents
  #ready: Promise<void>
  /** Pages that somebody still reads. */
  readonly #awaited = new Map<string, PageKey>()
  /** Pages as the search text had them. Pinyin comes from the generator; a page read here keeps what it had. */
  readonly #texts = new Map<string, SearchPage>()
  #failures = 0
  /** Queries that found nothing in what has arrived, and wait for more. */
  #unanswered: (() => void)[] = []
  /** What the index is made of, when that is exactly the search text; only then it is worth keeping. */
  #revision: string | undefined
  #working = false
  /** Queries that cannot be answered before the index is there. */
  #stuck = 0
  /** Resolves when the index knows the words of all pages that have arrived. */
  #grown: Promise<void> = Promise.resolve()

  constructor(contents: Contents, parts: LocaleSearchParts) {
    this.#parts = parts
    this.#contents = contents
    this.#synonyms = new Thesaurus(contents.synonyms)
    this.#engine = new Engine(contents.locale, this.#synonyms)
    this.#ready = this.#load().then(() => {
      this.#isReady = true
      if (this.#names) parts.onGrown()
      this.#names = undefined
    })
  }

  /** Takes over what the manifest says now; reads the search text again only when its address changed. */
  update(contents: Contents): void {
    const before = this.#contents
    this.#contents = contents
    this.#ready = this.#ready.then(() => (contents.searchUrl === before.searchUrl ? this.#compare() : this.#load()))
  }

  /**
   * Answers as soon as anything is found: while text is on its way, by what pages are called and by the text that has
   * arrived. Rejects when nothing could be read.
   */
  async search(text: string, options: { category?: Category; limit: number }): Promise<Answer> {
    while (!this.#isReady) {
      const start = performance.now()
      const answer = together(this.#searchNames(text, options), this.#engine.search(text, options), options.limit)
      if (answer.hits.length > 0) return { ...answer, partial: true }
      const pause = RESTS * (performance.now() - start)
      const more = new Promise<void>((resolve) => this.#unanswered.push(resolve))
      await Promise.race([this.#ready, Promise.all([more, delay(pause)])])
    }
    await this.#ready
    const nothing = this.#engine.hashes.size === 0
    if (nothing && this.#failures > 0 && this.#awaited.size === 0) throw new Error('no page could be read')
    const answer = this.#engine.search(text, options)
    if (answer.hits.length > 0) return answer
    // What a mistyped word may have meant is known only when all words are.
    this.#stuck++
    await this.#grown
    this.#stuck--
    return this.#engine.search(text, options)
  }

  /** Somebody has read a page that was asked for. */
  take(result: ReadResult): void {
    this.#revision = undefined
    const path = result.outcome === 'page' ? result.page.path : result.path
    this.#awaited.delete(path)
    if (result.outcome === 'failed') this.#failures++
    else if (result.outcome === 'gone') this.#engine.remove(path)
    else {
      const known = this.#texts.get(path)
      this.#engine.add(known?.title === result.page.title ? { ...result.page, pinyin: known.pinyin } : result.page)
      void this.#work()
    }
  }

  #searchNames(text: string, options: { category?: Category; limit: number }): Answer {
    const { locale, pages } = this.#contents
    if (!this.#names) {
      this.#names = new Engine(locale, this.#synonyms)
      for (const page of pages) this.#names.add({ ...page, description: '', pinyin: [], sections: [] })
    }
    return this.#names.search(text, options)
  }

  async #load(): Promise<void> {
    const { searchUrl, pages: listed, partial } = this.#contents
    const known = new Map(this.#engine.hashes)
    const isFirst = known.size === 0
    const paths = new Set(listed.map(({ path }) => path))
    const wanted = new Map<string, SearchPage>()
    const take = async (pages: SearchPage[]): Promise<void> => {
      let until = performance.now() + SLICE
      for (const page of pages) {
        if (!partial && !paths.has(page.path)) continue
        if (performance.now() > until) {
          await this.#parts.breathe()
          until = performance.now() + SLICE
        }
        wanted.set(page.path, page)
        const before = this.#texts.get(page.path)
        this.#texts.set(page.path, page)
        if (known.get(page.path) === page.hash && isSame(before, page)) continue
        this.#engine.add(page)
        known.set(page.path, page.hash)
      }
      for (const resolve of this.#unanswered.splice(0)) resolve()
    }
    if (searchUrl !== undefined) await this.#parts.readText(searchUrl, take)
    this.#revision = isFirst ? revisionOf(searchUrl, [...wanted.values()]) : undefined
    this.#compare()
    // Not awaited: queries are answered from here on, while the index grows or returns from an earlier visit.
    this.#grown = this.#restore().then(() => this.#work())
  }

  async #restore(): Promise<void> {
    const revision = this.#revision
    if (revision === undefined) return
    const kept = await this.#parts.cache.read(this.#contents.locale)
    if (!isRecord(kept) || kept.revision !== revision) return
    this.#engine.restore(kept.index)
    this.#revision = undefined
  }

  /** Drops what is gone and asks for what is missing or has changed. */
  #compare(): void {
    const { pages, partial } = this.#contents
    const listed = new Set(pages.map(({ path }) => path))
    const known = this.#engine.hashes
    if (!partial) for (const path of known.keys()) if (!listed.has(path)) this.#engine.remove(path)
    const missing = pages.filter(({ path, hash }) => {
      const has = known.get(path)
      const current = has !== undefined && (hash === '' || has === hash)
      return !current && this.#awaited.get(path)?.hash !== hash
    })
    if (missing.length === 0) return
    this.#revision = undefined
    for (const page of missing) this.#awaited.set(page.path, page)
    this.#parts.onMissing(missing)
  }

  async #work(): Promise<void> {
    if (this.#working) return
    this.#working = true
    do await this.#parts.breathe()
    while (this.#engine.prepare(SLICE))
    // What is typed is answered without the index as well, and drawing the answers needs the processor more.
    do await this.#parts.rest(() => this.#stuck > 0)
    while (this.#engine.work(SLICE))
    this.#working = false
    const revision = this.#revision
    if (revision === undefined) return
    this.#revision = undefined
    await this.#parts.cache.write(this.#contents.locale, { revision, index: this.#engine.keep() })
  }
}

/** Pages that are called so first, with what has been found in their text; then those in whose text it stands. */
function together(named: Answer, read: Answer, limit: number): Answer {
  const found = new Map(read.hits.map((hit) => [hit.path, hit]))
  const hits = new Map(named.hits.map((hit) => [hit.path, found.get(hit.path) ?? hit]))
  for (const [path, hit] of found) hits.set(path, hit)
  const counts: Answer['counts'] = { ...named.counts }
  for (const [category, count] of Object.entries(read.counts) as [Category, number][]) {
    counts[category] = Math.max(count, counts[category] ?? 0)
  }
  return { hits: [...hits.values()].slice(0, limit), words: [...new Set([...named.words, ...read.words])], counts }
}

/** Not by their hashes, which are those of the files alone: a page changes with a file that it includes, too. */
const isSame = (before: SearchPage | undefined, page: SearchPage): boolean =>
  JSON.stringify(before) === JSON.stringify(page)

/** The address of the text changes with every word of it, the hashes of the pages only with their own files. */
const revisionOf = (address: string | undefined, pages: readonly SearchPage[]): string =>
  hashText([INDEX_VERSION, address, ...pages.map(({ path, hash }) => `${path} ${hash}`)].join('\n'))
