import { addressOf, SaveError } from './keep-files'
import { cacheOfLanguage, type Lists, readLists } from './plan'

/** The addresses of the two lists. */
export const LISTS = ['/offline.json', '/program.json'] as const

/** The server's lists: what they say, and their texts, which are kept with the files they list. */
export interface Offer {
  lists: Lists
  texts: readonly string[]
}

/** Reads what the server offers now. Throws `SaveError`, or the signal's reason. */
export async function serverOffer(signal?: AbortSignal): Promise<Offer> {
  const texts = await Promise.all(LISTS.map((url) => ask(url, signal)))
  try {
    return offerOf(texts)
  } catch (error) {
    throw new SaveError('server', LISTS[0], error)
  }
}

/** The lists that were kept with a language, or the reason why others are asked for. */
export async function keptOffer(reason: unknown): Promise<Offer> {
  const kept = await Promise.all(LISTS.map((url) => caches.match(addressOf(url))))
  const texts = await Promise.all(kept.map((copy) => copy?.text()))
  if (!texts.every((text) => text !== undefined)) throw reason
  return offerOf(texts)
}

/** Keeps the lists by which a language was saved. */
export async function keepOffer(prefix: string, { texts }: Offer): Promise<void> {
  const cache = await caches.open(cacheOfLanguage(prefix))
  for (const [index, url] of LISTS.entries()) {
    await cache.put(addressOf(url), new Response(texts[index], { headers: { 'content-type': 'application/json' } }))
  }
}

function offerOf(texts: readonly string[]): Offer {
  const [offline, program] = texts.map((text): unknown => JSON.parse(text))
  return { lists: readLists(offline, program), texts }
}

async function ask(url: string, signal: AbortSignal | null = null): Promise<string> {
  try {
    const response = await fetch(addressOf(url), { cache: 'no-cache', signal })
    if (response.ok) return await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    // No answer, or one that broke off.
    throw new SaveError('offline', url, error)
  }
  throw new SaveError('server', url)
}
