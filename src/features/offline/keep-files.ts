import { withBase } from '../../platform/base'
import { delay } from '../../platform/timing'
import type { PlannedFile } from './plan'

/** Files read at the same time. */
const AT_ONCE = 3
/** Waits before a file is tried again, in milliseconds. */
const PAUSES = [500, 1000, 2000, 4000]

/** Header of a kept copy: the hash that the list had when it was read. */
const LISTED = 'x-docs-listed'

/** Why saving stopped before its end. */
export type SaveFailure = 'offline' | 'server' | 'full'

export class SaveError extends Error {
  constructor(
    readonly reason: SaveFailure,
    readonly url: string,
    cause?: unknown,
  ) {
    super(`${url}: ${reason}`, { cause })
    this.name = 'SaveError'
  }
}

/** The files of a plan that are not on this device, or in another version. */
export async function findWanted(plan: readonly PlannedFile[]): Promise<PlannedFile[]> {
  const wanted: PlannedFile[] = []
  for (const file of plan) {
    const copy = await caches.match(addressOf(file.url), { cacheName: file.cache, ignoreVary: true })
    const isRight =
      copy?.headers.get(LISTED) === file.hash || (copy && (await hashOf(await copy.arrayBuffer())) === file.hash)
    if (!isRight) wanted.push(file)
  }
  return wanted
}

/**
 * Reads the files into their caches, a few at a time; what is there stays when it stops. `onFile` hears of each one.
 * Throws `SaveError`, or the signal's reason.
 */
export async function keepFiles(
  files: readonly PlannedFile[],
  signal: AbortSignal,
  onFile: (file: PlannedFile) => void,
): Promise<void> {
  const queue = [...files]
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      either.throwIfAborted()
      await keepFile(file, either)
      onFile(file)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    // One failure ends the others.
    stop.abort()
  }
}

async function keepFile(file: PlannedFile, signal: AbortSignal): Promise<void> {
  const response = await readWhole(file, signal)
  try {
    await (await caches.open(file.cache)).put(addressOf(file.url), response)
  } catch {
    // Cache storage gives no other reason than that the room is used up.
    throw new SaveError('full', file.url)
  }
}

/**
 * The file, whole. When its hash is not the listed one it is read once more: two equal answers are what the server
 * has, such as a page edited after the list was made; two different ones are a line that cuts things short.
 */
async function readWhole(file: PlannedFile, signal: AbortSignal): Promise<Response> {
  let before: string | undefined
  let failure = new SaveError('offline', file.url)
  for (const pause of [0, ...PAUSES]) {
    await delay(pause)
    signal.throwIfAborted()
    try {
      const response = await fetch(addressOf(file.url), { cache: before === undefined ? 'no-cache' : 'reload', signal })
      const type = response.headers.get('content-type') ?? ''
      if (!response.ok || /^text\/html\b/i.test(type)) {
        failure = new SaveError('server', file.url)
        continue
      }
      const body = await response.arrayBuffer()
      const hash = await hashOf(body)
      if (hash === file.hash || hash === before) {
        return new Response(body, { headers: { 'content-type': type, [LISTED]: file.hash } })
      }
      before = hash
    } catch (error) {
      if (signal.aborted) throw error
      failure = new SaveError('offline', file.url)
    }
  }
  throw failure
}

/** The whole address of a listed file, as caches have it. */
export const addressOf = (url: string): string => new URL(withBase(url), location.href).href

/** The first 96 bits of SHA-256, as the lists have them. */
async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return btoa(String.fromCharCode(...digest.subarray(0, 12)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
