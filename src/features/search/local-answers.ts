/** What the search worker does: keeps one `LocaleSearch` a locale and answers the page's messages. */
import { type SearchPart, searchParts } from '../../content/search-text'
import { ContentError, piecesOf, withRetries } from '../../platform/fetch-text'
import { report } from '../../platform/report'
import { createIndexCache } from './index-cache'
import { LocaleSearch } from './locale-search'
import type { FromSearch, ToSearch } from './messages'
import type { ShardKind } from './shard'
import type { Answer } from './types'
import type { WorkerStart } from './worker-start'

/** How long nothing must have been asked before the index is built, and how often that is looked at, in milliseconds. */
const CALM = 800
const LOOK = 40

/** Returns who hears the page's messages, in their order. */
export function createAnswers(
  say: (message: FromSearch) => void,
  texts: WorkerStart['texts'],
): (message: ToSearch) => void {
  const cache = createIndexCache()
  const searches = new Map<string, LocaleSearch>()
  /** Queries that somebody waits for. */
  const waiting = new Map<number, AbortController>()
  let toldAt = 0

  function open({ contents }: Extract<ToSearch, { type: 'open' }>): void {
    const { locale } = contents
    const known = searches.get(locale)
    const onMissing = (pages: typeof contents.pages) => say({ type: 'missing', locale, pages })
    const readText = (url: string, take: (part: SearchPart) => Promise<void>) => read(url, texts, take)
    if (known) known.update(contents)
    else searches.set(locale, new LocaleSearch(contents, { readText, cache, loadShards, onMissing, breathe, rest }))
  }

  async function answer({ id, locale, text, limit, category }: Extract<ToSearch, { type: 'query' }>): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    waiting.set(id, controller)
    const onPart = (answer: Answer) => say({ type: 'answer', id, answer })
    try {
      // Letters that came in while another query was answered: only the last of them is.
      await breathe()
      signal.throwIfAborted()
      const search = searches.get(locale)
      if (!search) throw new Error(`the locale ${locale} has not been opened`)
      const options = { limit, signal, onPart, ...(category ? { category } : {}) }
      say({ type: 'answer', id, answer: await search.search(text, options) })
    } catch (error) {
      if (!signal.aborted) say({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) })
    } finally {
      waiting.delete(id)
    }
  }

  async function rest(isUrgent: () => boolean): Promise<void> {
    while (!isUrgent() && performance.now() < toldAt + CALM) await new Promise((resolve) => setTimeout(resolve, LOOK))
    return breathe()
  }

  return (message) => {
    toldAt = performance.now()
    if (message.type === 'open') open(message)
    else if (message.type === 'again') searches.get(message.locale)?.readAgain()
    else if (message.type === 'drop') waiting.get(message.id)?.abort()
    else if (message.type === 'read') searches.get(message.locale)?.take(message)
    else void answer(message)
  }
}

/** Lets messages in that have arrived meanwhile; a timer would wait 4 ms each time. */
const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port2.onmessage = () => waiting.shift()?.()
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    port1.postMessage(undefined)
  })

const loadShards = (): Promise<ShardKind | undefined> =>
  import('./shard').then(
    ({ Shard }) => Shard,
    (error: unknown) => {
      report('search goes on without an index', 'features/search/shard.ts', 'reload the page', error)
      return undefined
    },
  )

async function read(
  url: string,
  texts: WorkerStart['texts'],
  take: (part: SearchPart) => Promise<void>,
): Promise<void> {
  try {
    await withRetries(async () => {
      const answer = texts.get(url) ?? fetch(url, { cache: 'no-cache' })
      texts.set(url, undefined)
      for await (const part of searchParts(piecesOf(answer, url))) await take(part)
    })
  } catch (error) {
    const offline = error instanceof ContentError && error.reason === 'offline'
    if (!offline)
      report('the search text cannot be used', url, 'run npm run manifest; the pages are read one by one', error)
  }
}
