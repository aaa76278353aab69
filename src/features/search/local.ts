import { report } from '../../platform/report'
import { createStore } from '../../platform/store'
import type { Contents, FromReader, FromSearch, PageKey, Progress, ToReader, ToSearch } from './messages'
import { endSearchWorker, opened, openSearch, searchWorker, unheard } from './search-worker'
import type { Answer, SearchEngine, SearchOptions } from './types'

/** How far reading pages one by one has come; `undefined` when there is nothing to read. */
export const reading = createStore<Progress | undefined>(undefined)

interface Waiting extends Pick<SearchOptions, 'onPart'> {
  /** Locale of the query. */
  locale: string
  resolve(answer: Answer): void
  reject(reason: unknown): void
}

/** The worker that is listened to. */
let worker: Worker | undefined
/** Locales of which all that can be searched is there. */
const whole = new Set<string>()
const waiting = new Map<number, Waiting>()
let lastId = 0

/** The index in the worker as a search engine. The worker starts with the first call and stays. */
export function localEngine(contents: Contents): SearchEngine {
  return {
    search(text, { signal, category, limit, onPart }) {
      signal.throwIfAborted()
      const { locale } = contents
      open(contents)
      const id = ++lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, { locale, resolve, reject, ...(onPart ? { onPart } : {}) })
        signal.addEventListener(
          'abort',
          () => {
            if (waiting.delete(id)) tell({ type: 'drop', id })
            reject(signal.reason)
          },
          { once: true },
        )
        tell({ type: 'query', id, locale, text, limit, ...(category ? { category } : {}) })
      })
    },
  }
}

/** Starts the worker and lets it read, before there is anything to ask. */
export function open(contents: Contents): void {
  // First, because a worker that this starts has the address of the text in its name.
  openSearch(contents)
  worker ??= listen()
}

/** Whether the worker has the texts of a locale, and so answers at once. */
export const isWhole = (locale: string): boolean => whole.has(locale)

function tell(message: ToSearch): void {
  worker ??= listen()
  worker.postMessage(message)
}

function listen(): Worker {
  const started = searchWorker()
  started.onmessage = ({ data }: MessageEvent<FromSearch>) => hear(data)
  for (const earlier of unheard.splice(0)) hear(earlier)
  started.onerror = (event) => {
    report('the search worker failed', 'features/search/local.worker.ts', 'reload the page', event.message)
    endSearchWorker()
    worker = undefined
    whole.clear()
    for (const [id, { reject }] of waiting) {
      waiting.delete(id)
      reject(new Error(`the search worker failed: ${event.message}`))
    }
  }
  return started
}

function hear(message: FromSearch): void {
  if (message.type === 'missing') read(message.locale, message.pages)
  else if (message.type === 'answer' && message.answer.partial) waiting.get(message.id)?.onPart?.(message.answer)
  else {
    const asker = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'failed') asker?.reject(new Error(message.message))
    else if (asker) {
      whole.add(asker.locale)
      asker.resolve(message.answer)
    }
  }
}

/** Has pages read by a worker of their own, so that parsing never keeps a query waiting. */
function read(locale: string, pages: PageKey[]): void {
  const contentUrl = opened.get(locale)?.contentUrl
  if (contentUrl === undefined) return
  const reader = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module', name: 'search-reader' })
  let left = pages.length
  const { done, total } = reading.get() ?? { done: 0, total: 0 }
  reading.set({ done, total: total + pages.length })
  const arrived = (count: number) => {
    left -= count
    const now = reading.get()
    if (now) reading.set(now.done + count >= now.total ? undefined : { ...now, done: now.done + count })
    if (left === 0) reader.terminate()
  }
  reader.onmessage = ({ data }: MessageEvent<FromReader>) => {
    tell({ type: 'read', locale, ...data })
    arrived(1)
  }
  reader.onerror = (event) => {
    report('pages could not be read for search', 'features/search/reader.worker.ts', 'reload the page', event.message)
    arrived(left)
  }
  reader.postMessage({ pages, contentUrl } satisfies ToReader)
}
