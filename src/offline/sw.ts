/**
 * The service worker: `dist/sw.js`, without a hash in its name. Its rules are the table in `policy.ts`; the build
 * writes what it knows about itself in the place of `__BUILD_FACTS__`.
 */
import { delay } from '../platform/timing'
import { answer, type Surroundings } from './answer'
import { removeForeignCaches } from './foreign'
import { createKeeping } from './keeping'
import { isUsed, type NewVersion } from './messages'
import { cacheNames } from './names'
import { strategyFor } from './policy'
import { type BuildFacts, createShell } from './shell'
import { createSnapshotCopies } from './snapshot-copies'
import { isSwitchedOff } from './switch'

declare const self: ServiceWorkerGlobalScope
declare const __BUILD_FACTS__: BuildFacts

const facts = __BUILD_FACTS__
const names = cacheNames(facts.base)
const { origin } = self.location
const site = { origin, base: facts.base, standalone: facts.standalone }
const manifestUrl = `${origin}${facts.base}manifest.json`
const fetchUrl = (request: Request | string, init?: RequestInit) => self.fetch(request, init)
const keeping = createKeeping(self.caches, names)
const surroundingsOfShell = { caches: self.caches, fetch: fetchUrl, origin }
const shell = createShell(facts, names, surroundingsOfShell)
const snapshots = createSnapshotCopies(names, surroundingsOfShell, shell.entry)

/** A worker starts while pages load. They go first: it lets so much time pass before it reads anything. Milliseconds. */
const PATIENCE = 2000

/** Once the owner has switched offline use off, nothing is answered or kept any more. */
let off = false

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await delay(PATIENCE)
      off = await fetchUrl(manifestUrl, { cache: 'no-cache' }).then(isSwitchedOff, () => false)
      if (!off) await shell.install()
      // Programs are named by their contents, so pages of the old build go on working under the new worker.
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      if (off) return switchOff()
      await shell.tidy()
      await removeForeignCaches(self.caches, names, origin + facts.base)
      await self.clients.claim()
      await tellNewVersion(await shell.entry())
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  if (off) return
  const { request } = event
  const { method, mode, cache } = request
  const partial = request.headers.has('range')
  const strategy = strategyFor({ method, mode, cache, partial, url: new URL(request.url) }, site)
  if (strategy === 'leave') return
  event.respondWith(strategy === 'shell' ? visit(event) : answer(strategy, request, surroundings(event)))
})

self.addEventListener('message', (event) => {
  if (isUsed(event.data)) event.waitUntil(keepUsed(event.data.urls))
})

const surroundings = (event: FetchEvent): Surroundings => ({
  fetch: fetchUrl,
  keeping,
  after: (work) => event.waitUntil(work),
  async switchedOff(url, response) {
    if (url === manifestUrl && (await isSwitchedOff(response.clone()))) await switchOff()
    return off
  },
})

async function visit(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const page = (await snapshots.find(url)) ?? (await shell.kept())
  if (!page) return self.fetch(event.request)
  // Offline, or the server answers with something else: the kept page is what there is.
  event.waitUntil(shell.refresh().then(tellNewVersion, () => undefined))
  event.waitUntil(snapshots.renew(url).catch(() => undefined))
  return page
}

async function tellNewVersion(entry: string | undefined): Promise<void> {
  if (entry === undefined) return
  const message: NewVersion = { type: 'docs:new-version', entry }
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message)
}

/** Keeps what the page read before this worker was in charge, mostly from the browser's own cache. */
async function keepUsed(urls: string[]): Promise<void> {
  for (const url of urls) {
    const asked = { method: 'GET', mode: 'cors', cache: 'default', partial: false, url: new URL(url) }
    // A visit that was answered with a copy has renewed it already.
    const isNew = strategyFor({ ...asked, mode: 'navigate' }, site) === 'shell' && !(await snapshots.find(url))
    if (isNew) await snapshots.renew(url).catch(() => undefined)
    if (strategyFor(asked, site) === 'leave' || (await keeping.find(url))) continue
    // A file that cannot be had now is kept when it is next read.
    const response = await fetchUrl(url, { cache: 'force-cache' }).catch(() => undefined)
    if (response) await keeping.keep(url, response)
  }
}

/** Removes everything this site keeps, and the worker itself; open pages go on from the network. */
async function switchOff(): Promise<void> {
  off = true
  for (const name of await self.caches.keys()) if (name.startsWith(names.prefix)) await self.caches.delete(name)
  await self.registration.unregister()
}
