import { PRISTINE_PAGE } from '../content/snapshots'
import type { CacheNames } from './names'

/** What the build knows about itself; see `vite-plugin.ts`. Addresses are site-absolute with the base. */
export interface BuildFacts {
  build: string
  base: string
  /** What every page needs beside the start page. */
  shell: string[]
  /** All programs and styles with their sizes in bytes, those of the shell too. */
  program: [url: string, bytes: number][]
  /** HTML files beside the application, without the base. */
  standalone: string[]
}

export interface ShellSurroundings {
  caches: CacheStorage
  fetch(url: string, init?: RequestInit): Promise<Response>
  origin: string
}

/** A note among the programs of saved languages: of which build they were brought there last. */
interface KeptPrograms {
  build: string
  urls: string[]
}

/** The kept start page, with the programs it names: installed whole or not at all. */
export function createShell(facts: BuildFacts, names: CacheNames, { caches, fetch, origin }: ShellSurroundings) {
  const own = names.shell(facts.build)
  const address = origin + facts.base

  /** The newest start page kept, of whatever build. */
  async function kept(): Promise<Response | undefined> {
    const shells = (await caches.keys()).filter(names.isShell).reverse()
    for (const name of shells) {
      const copy = await caches.match(address, { cacheName: name, ignoreVary: true })
      if (copy) return copy
    }
    return undefined
  }

  async function add(cache: Cache, url: string): Promise<void> {
    if (await cache.match(origin + url)) return
    // What did not change since the build before is there already, under the same name.
    const response = (await caches.match(origin + url)) ?? (await fetch(origin + url))
    if (!response.ok || /^text\/html\b/i.test(response.headers.get('content-type') ?? '')) {
      throw new Error(`${url} is not on the server (${response.status})`)
    }
    await cache.put(origin + url, response)
  }

  /** Keeps a start page once everything it names is here too; throws when something is missing. */
  async function adopt(page: Response): Promise<void> {
    const text = await page.text()
    const cache = await caches.open(own)
    await Promise.all([...facts.shell, ...assetsOf(text)].map((url) => add(cache, url)))
    await cache.put(address, new Response(text, { headers: headersOf(page) }))
  }

  /** Deletes the programs that neither this build nor the one before it has, of which a page may still be open. */
  async function dropOlder(cache: Cache): Promise<void> {
    const key = `${address}programs-kept.json`
    const before = (await (await cache.match(key))?.json()) as KeptPrograms | undefined
    if (before?.build === facts.build) return
    const urls = facts.program.map(([url]) => origin + url)
    const wanted = new Set([key, ...urls, ...(before?.urls ?? [])])
    // What was kept before there was such a note is not known.
    const stale = before ? (await cache.keys()).filter(({ url }) => !wanted.has(url)) : []
    for (const { url } of stale) await cache.delete(url)
    await cache.put(key, new Response(JSON.stringify({ build: facts.build, urls } satisfies KeptPrograms)))
  }

  return {
    kept,

    async install(): Promise<void> {
      // After a step back to an older build its cache must be the newest again.
      await caches.delete(own)
      await adopt(await startPage(fetch, address))
      if (await caches.has(names.program)) await this.keepProgram()
    },

    /**
     * Brings the programs of a saved language up to this build; what cannot be had now is fetched when it is used.
     * Those of the build before stay, older ones go.
     */
    async keepProgram(): Promise<void> {
      const cache = await caches.open(names.program)
      await Promise.allSettled(facts.program.map(([url]) => add(cache, url)))
      // Without room for the note nothing is dropped; the next build tries again.
      await dropOlder(cache).catch(() => undefined)
    },

    /**
     * Compares the kept start page with the server's and keeps the newer. Returns the main script of the server's
     * page when another page was kept before.
     */
    async refresh(): Promise<string | undefined> {
      const before = await kept()
      const page = await startPage(fetch, address)
      const text = await page.clone().text()
      const changed = before !== undefined && (await before.text()) !== text
      if (changed || before === undefined) await adopt(page)
      return changed ? entryOf(text) : undefined
    },

    /** Removes what older builds left, except the last one's: a page of it may still be open. */
    async tidy(): Promise<void> {
      const older = (await caches.keys()).filter((name) => names.isShell(name) && name !== own)
      for (const name of older.slice(0, -1)) await caches.delete(name)
    },

    entry: async (): Promise<string | undefined> => entryOf((await (await kept())?.text()) ?? ''),
  }
}

export type Shell = ReturnType<typeof createShell>

/** Reads the start page; throws when the server's answer is something else. */
async function startPage(fetch: ShellSurroundings['fetch'], address: string): Promise<Response> {
  const page = await readPage(fetch, address)
  // Where pages are snapshots the start page holds the home page's text, which no other address wants to see.
  return (await page.clone().text()).includes('data-snapshot=') ? readPage(fetch, address + PRISTINE_PAGE) : page
}

async function readPage(fetch: ShellSurroundings['fetch'], address: string): Promise<Response> {
  const page = await fetch(address, { cache: 'no-cache' })
  if (page.status !== 200) throw new Error(`the start page answered ${page.status}`)
  const text = await page.clone().text()
  if (entryOf(text) === undefined) throw new Error('the start page is not that of this site')
  return page
}

/** The main script a page names: the last module, after those that it needs, or what a snapshot starts by itself. */
export function entryOf(html: string): string | undefined {
  const started = /<div id="root"[^>]* data-program="([^"]+)"/.exec(html)?.[1]
  const tag = html.match(/<script\b[^>]*\btype="module"[^>]*>/g)?.at(-1)
  return started ?? (tag === undefined ? undefined : /\bsrc="([^"]+)"/.exec(tag)?.[1])
}

/** Hashed files a start page names. */
const assetsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\b(?:src|href)="([^"]*\/assets\/[^"]+)"/g)].map(([, url]) => url ?? '')),
]

/** Headers that still hold for a body that was read and put together again. */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
  return headers
}
