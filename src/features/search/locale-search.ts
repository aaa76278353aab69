import { hashText } from '../../content/hash'
import type { SearchPart } from '../../content/search-text'
import type { SearchPage } from '../../content/types'
import { isRecord } from '../../platform/record'
import { delay } from '../../platform/timing'
import { Engine } from './engine'
import type { Contents, PageKey, ReadResult } from './messages'
import type { ShardKind } from './shard'
import { Thesaurus } from './thesaurus'
import type { Answer, Category } from './types'

/** Raised when tokens, ids or the kept form change, so that an index of an older program is not taken over. */
const INDEX_VERSION = 3

/** Where finished indexes are kept between visits. */
export interface IndexCache {
  read(locale: string): Promise<unknown>
  write(locale: string, value: unknown): Promise<void>
}

export interface LocaleSearchParts {
  /** Reads the search text and hands it over as it arrives; some pages twice after a broken line. Never rejects. */
  readText(url: string, take: (part: SearchPart) => Promise<void>): Promise<void>
  cache: IndexCache
  /** What indexes are made of; `undefined` when it does not arrive, and then everything is read. */
  loadShards(): Promise<ShardKind | undefined>
  /** Pages have to be read one by one, since their text is missing or old. */
  onMissing(pages: PageKey[]): void
  /** Lets waiting queries run before the next slice of work. */
  breathe(): Promise<void>
  /** Waits until nobody has asked for a while, or building the index has become urgent. */
  rest(isUrgent: () => boolean): Promise<void>
}

export interface LocaleSearchOptions {
  category?: Category
  limit: number
  signal: AbortSignal
  onPart(answer: Answer): void
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
  readonly #engine: Engine
  #isReady = false
  #contents: Contents
  #ready: Promise<void>
  /** Pages that somebody still reads. */
  readonly #awaited = new Map<string, PageKey>()
  /** Pages as the search text had them. Pinyin comes from the generator; a page read here keeps what it had. */
  readonly #texts = new Map<string, SearchPage>()
  /** Resolves when all pages that have arrived are taken in. */
  #taken: Promise<void> = Promise.resolve()
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
    this.#engine = new Engine(contents.locale)
    this.#ready = this.#load().then(() => {
      this.#isReady = true
    })
  }

  /** Takes over what the manifest says now; reads the search text again only when its address changed. */
  update(contents: Contents): void {
    const before = this.#contents
    this.#contents = contents
    this.#ready = this.#ready.then(() => (contents.searchUrl === before.searchUrl ? this.#compare() : this.#load()))
  }

  /** Asks once more for pages that could not be read. */
  readAgain(): void {
    this.#ready = this.#ready.then(() => this.#compare())
  }

  /**
   * Answers by all of the text; while that is on its way, first says what is found in the text that has arrived. Rejects
   * when nothing could be read, and when nobody waits any more.
   */
  async search(text: string, { signal, onPart, ...options }: LocaleSearchOptions): Promise<Answer> {
    while (!this.#isReady) {
      // What is in hand is taken in sooner than it is searched, and may be the last of it.
      await this.#taken
      await this.#parts.breathe()
      signal.throwIfAborted()
      if (this.#isReady) break
      const start = performance.now()
      const part = this.#engine.search(text, options)
      if (part.hits.length > 0) {
        onPart({ ...part, partial: true })
        break
      }
      const pause = RESTS * (performance.now() - start)
      const more = new Promise<void>((resolve) => this.#unanswered.push(resolve))
      await Promise.race([this.#ready, Promise.all([more, delay(pause)])])
    }
    await this.#ready
    signal.throwIfAborted()
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

  async #load(): Promise<void> {
    const { searchUrl, pages: listed, partial } = this.#contents
    const known = new Map(this.#engine.hashes)
    const isFirst = known.size === 0
    const paths = new Set(listed.map(({ path }) => path))
    const wanted = new Map<string, SearchPage>()
    const take = async ({ synonyms, pages }: SearchPart): Promise<void> => {
      if (synonyms) this.#engine.understand(new Thesaurus(synonyms))
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
    const takeNext = (part: SearchPart): Promise<void> => {
      this.#taken = take(part)
      return this.#taken
    }
    if (searchUrl !== undefined) await this.#parts.readText(searchUrl, takeNext)
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
    // What is typed is answered without the index as well, and drawing the answers needs line and processor more.
    const rest = () => this.#parts.rest(() => this.#stuck > 0)
    await rest()
    const shards = await this.#parts.loadShards()
    if (shards) this.#engine.indexBy(shards)
    while (this.#engine.work(SLICE)) await rest()
    this.#working = false
    const revision = this.#revision
    if (!shards || revision === undefined) return
    this.#revision = undefined
    await this.#parts.cache.write(this.#contents.locale, { revision, index: this.#engine.keep() })
  }
}

/** Not by their hashes, which are those of the files alone: a page changes with a file that it includes, too. */
const isSame = (before: SearchPage | undefined, page: SearchPage): boolean =>
  JSON.stringify(before) === JSON.stringify(page)

/** The address of the text changes with every word of it, the hashes of the pages only with their own files. */
const revisionOf = (address: string | undefined, pages: readonly SearchPage[]): string =>
  hashText([INDEX_VERSION, address, ...pages.map(({ path, hash }) => `${path} ${hash}`)].join('\n'))
