import { isHtml } from './keeping'
import type { CacheNames } from './names'
import { entryOf, type ShellSurroundings } from './shell'

/** Snapshots kept; the oldest go first. One is a page of HTML with its styles. */
const MOST = 40

/** The pages that a visitor came to by their address, where the site has them as snapshots: seen again at once. */
export function createSnapshotCopies(
  names: CacheNames,
  { caches, fetch, origin }: ShellSurroundings,
  /** Main script of the kept start page. */
  entry: () => Promise<string | undefined>,
) {
  /** One for each path; a query or hash asks for the same snapshot. */
  const keyOf = (url: string): string => origin + new URL(url).pathname

  return {
    /** The copy for a visit, if it was made by the program that would run it. With a query pages look different. */
    async find(url: string): Promise<Response | undefined> {
      if (new URL(url).search !== '') return undefined
      const copy = await caches.match(keyOf(url), { cacheName: names.snapshots })
      if (!copy) return undefined
      return entryOf(await copy.clone().text()) === (await entry()) ? copy : undefined
    },

    /** Asks the server for the snapshot of an address and keeps it, or forgets the one it has no more. */
    async renew(url: string): Promise<void> {
      const key = keyOf(url)
      const page = await fetch(key, { cache: 'no-cache' })
      if (!page.ok || page.redirected || !isHtml(page)) return
      const cache = await caches.open(names.snapshots)
      const isOfPage = (await page.clone().text()).includes(`data-snapshot="${new URL(url).pathname}"`)
      if (!isOfPage) return void (await cache.delete(key))
      // In one step, since the next visit may come at this very moment; the copy is also the newest then.
      await cache.put(key, page)
      for (const oldest of (await cache.keys()).slice(0, -MOST)) await cache.delete(oldest)
    },
  }
}
