import type { CacheNames } from './names'

/** Above this, a visited file is not worth the room. Bytes. */
const LARGEST = 5_000_000
/** Files kept from visits; the oldest go first. */
const MOST = 600

/** The copies of one deployment: found, kept and thrown away. Nothing here throws; a copy is a bonus. */
export interface Keeping {
  /** A copy from any of our caches. */
  find(url: string): Promise<Response | undefined>
  /** A copy of another revision of the same file: only the query differs. */
  findRevision(url: string): Promise<Response | undefined>
  /** Keeps an answer: where a saved copy is, else among the visited files. Consumes the response. */
  keep(url: string, response: Response): Promise<void>
  /** Throws every copy of an address away. */
  drop(url: string): Promise<void>
}

export function createKeeping(caches: CacheStorage, names: CacheNames, most = MOST): Keeping {
  const own = async () => (await caches.keys()).filter((name) => name.startsWith(names.prefix))

  async function holderOf(url: string): Promise<string | undefined> {
    for (const name of await own()) if (await caches.match(url, { cacheName: name, ignoreVary: true })) return name
    return undefined
  }

  return {
    async find(url) {
      // The visited files first: they are the ones a page asks for most, and the newest.
      const visited = await caches.match(url, { cacheName: names.visited, ignoreVary: true })
      if (visited) return visited
      for (const name of (await own()).reverse()) {
        const copy = await caches.match(url, { cacheName: name, ignoreVary: true })
        if (copy) return copy
      }
      return undefined
    },
    async findRevision(url) {
      if (!url.includes('?')) return undefined
      for (const name of (await own()).reverse()) {
        const copy = await caches.match(url, { cacheName: name, ignoreVary: true, ignoreSearch: true })
        if (copy) return copy
      }
      return undefined
    },
    async keep(url, response) {
      if (!isKeepable(url, response)) return void response.body?.cancel()
      try {
        const holder = await holderOf(url)
        const name = holder !== undefined && names.isSaved(holder) ? holder : names.visited
        const cache = await caches.open(name)
        await cache.put(url, response)
        if (name === names.visited) await trim(cache, url, most)
      } catch {
        // The quota is used up, or the visitor cleared the site's data this moment: the page has its answer anyway.
      }
    },
    async drop(url) {
      for (const name of await own()) await (await caches.open(name)).delete(url, { ignoreVary: true })
    },
  }
}

/** Older revisions of the same file go, and the oldest files when there are too many. */
async function trim(cache: Cache, url: string, most: number): Promise<void> {
  const { pathname, search } = new URL(url)
  const requests = await cache.keys()
  const superseded = requests.filter((request) => {
    const other = new URL(request.url)
    return search !== '' && other.pathname === pathname && other.search !== search
  })
  const surplus = requests.slice(0, Math.max(0, requests.length - superseded.length - most))
  for (const request of [...superseded, ...surplus]) await cache.delete(request)
}

/**
 * Whether an answer is what was asked for, whole, from here. Hosts with an SPA fallback answer a missing file with
 * their start page and status 200; that must not be kept under the file's name.
 */
export function isKeepable(url: string, response: Response): boolean {
  if (response.status !== 200 || response.type === 'opaque' || response.redirected) return false
  if (Number(response.headers.get('content-length') ?? 0) > LARGEST) return false
  return !isHtml(response) || /\.html?$/.test(new URL(url).pathname)
}

export const isHtml = (response: Response): boolean => /^text\/html\b/i.test(response.headers.get('content-type') ?? '')
