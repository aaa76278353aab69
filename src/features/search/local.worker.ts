/** The search worker: keeps one `LocaleSearch` a locale and answers the page's messages. */
import { searchPages } from '../../content/search-text'
import type { SearchPage } from '../../content/types'
import { ContentError, fetchPieces, withRetries } from '../../platform/fetch-text'
import { report } from '../../platform/report'
import { createIndexCache } from './index-cache'
import { LocaleSearch } from './locale-search'
import type { Contents, FromSearch, ToSearch } from './messages'

declare const self: DedicatedWorkerGlobalScope

const cache = createIndexCache()
const searches = new Map<string, LocaleSearch>()
const say = (message: FromSearch) => self.postMessage(message)

/** How long nothing must have been asked before the index is built, and how often that is looked at, in milliseconds. */
const CALM = 800
const LOOK = 40
let toldAt = 0

self.onmessage = ({ data }: MessageEvent<ToSearch>) => {
  toldAt = performance.now()
  if (data.type === 'open') open(data.contents)
  else if (data.type === 'read') searches.get(data.locale)?.take(data)
  else void answer(data)
}

function open(contents: Contents): void {
  const { locale } = contents
  const known = searches.get(locale)
  const onMissing = (pages: Contents['pages']) => say({ type: 'missing', locale, pages })
  const onGrown = () => say({ type: 'grown' })
  if (known) known.update(contents)
  else searches.set(locale, new LocaleSearch(contents, { readText, cache, onMissing, onGrown, breathe, rest }))
}

async function answer({ id, locale, text, limit, category }: Extract<ToSearch, { type: 'query' }>): Promise<void> {
  try {
    const search = searches.get(locale)
    if (!search) throw new Error(`the locale ${locale} has not been opened`)
    say({ type: 'answer', id, answer: await search.search(text, { limit, ...(category ? { category } : {}) }) })
  } catch (error) {
    say({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) })
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

async function rest(isUrgent: () => boolean): Promise<void> {
  while (!isUrgent() && performance.now() < toldAt + CALM) await new Promise((resolve) => setTimeout(resolve, LOOK))
  return breathe()
}

async function readText(url: string, take: (pages: SearchPage[]) => Promise<void>): Promise<void> {
  try {
    await withRetries(async () => {
      for await (const pages of searchPages(fetchPieces(url, { cache: 'no-cache' }))) await take(pages)
    })
  } catch (error) {
    const offline = error instanceof ContentError && error.reason === 'offline'
    if (!offline)
      report('the search text cannot be used', url, 'run npm run manifest; the pages are read one by one', error)
  }
}
