import { addressOf } from './keep-files'
import { LISTS, type Offer } from './offer'
import { cacheOfLanguage, isLanguageCache, type ListedFile, readLists, SHARED_CACHE } from './plan'

/**
 * Deletes what the lists of a language that has just been saved name no more: older search texts, pages that are gone.
 * Programs are the worker's business (`offline/shell.ts`), because pages of the deployment before may be open.
 */
export async function dropUnlisted(prefix: string, { lists }: Offer): Promise<void> {
  await keepOnly(cacheOfLanguage(prefix), [...urlsOf(lists.locales[prefix] ?? []), ...LISTS])
}

/** The same for what languages share; one that was saved by older lists keeps what its pages show. */
export async function dropUnshared({ lists }: Offer): Promise<void> {
  const languages = (await caches.keys()).filter(isLanguageCache)
  const shared = await Promise.all(languages.map(sharedBy))
  await keepOnly(SHARED_CACHE, urlsOf([...lists.shared, ...shared.flat()]))
}

/** What the lists name that were kept with a language. */
async function sharedBy(cacheName: string): Promise<readonly ListedFile[]> {
  const kept = await caches.match(addressOf(LISTS[0]), { cacheName })
  try {
    return kept ? readLists(await kept.json(), []).shared : []
  } catch {
    // A list of another form than this program knows: what is missing then is read with the next save.
    return []
  }
}

const urlsOf = (files: readonly ListedFile[]): string[] => files.map(([url]) => url)

async function keepOnly(cacheName: string, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const listed = new Set(urls.map(addressOf))
  for (const { url } of await cache.keys()) if (!listed.has(url)) await cache.delete(url)
}
