import { isHtml, type Keeping } from './keeping'
import type { Strategy } from './policy'

/** How long a reader that has a copy to fall back on waits for the server. Milliseconds. */
const PATIENCE = 4000

/** What the worker needs from around it; a test brings its own. */
export interface Surroundings {
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  keeping: Keeping
  /** Lets work go on after the answer. */
  after(work: Promise<unknown>): void
  /** Looks at the server's manifest; true means that nothing may be kept any more. */
  switchedOff(url: string, response: Response): Promise<boolean>
}

/** Answers by a strategy; `shell` and `leave` are not answered here. Rejects as `fetch` does. */
export function answer(strategy: Exclude<Strategy, 'shell' | 'leave'>, request: Request, around: Surroundings) {
  return ANSWERS[strategy](request, around)
}

const ANSWERS = { immutable, 'copy-first': copyFirst, server: fromServer, 'network-first': networkFirst }

async function immutable(request: Request, around: Surroundings): Promise<Response> {
  const copy = await around.keeping.find(request.url)
  if (copy) return copy
  try {
    const response = await around.fetch(request)
    around.after(around.keeping.keep(request.url, response.clone()))
    return response
  } catch (error) {
    // Without a network yesterday's search text is better than none.
    const older = await around.keeping.findRevision(request.url)
    if (older) return older
    throw error
  }
}

async function copyFirst(request: Request, around: Surroundings): Promise<Response> {
  const copy = await around.keeping.find(request.url)
  return copy ?? fromServer(request, around)
}

async function networkFirst(request: Request, around: Surroundings): Promise<Response> {
  const server = fromServer(request, around)
  const copy = await around.keeping.find(request.url)
  if (!copy) return server
  try {
    const response = await inTime(server, PATIENCE)
    return response.status >= 500 ? copy : response
  } catch {
    // No network, or none that answers in time. The late answer is still kept for the next reader.
    around.after(server.catch(() => undefined))
    return copy
  }
}

/** Asks the server whether the copy is still good, and keeps or drops it accordingly. */
async function fromServer(request: Request, around: Surroundings): Promise<Response> {
  const response = await around.fetch(request, { cache: 'no-cache' })
  const gone = response.status === 404 || response.status === 410 || (response.ok && isHtml(response))
  // Dropped before the answer, because its reader asks again at once.
  if (gone) await around.keeping.drop(request.url)
  else if (response.ok) around.after(keepUnlessOff(request.url, response.clone(), around))
  return response
}

async function keepUnlessOff(url: string, response: Response, around: Surroundings): Promise<void> {
  if (await around.switchedOff(url, response)) await response.body?.cancel()
  else await around.keeping.keep(url, response)
}

function inTime<T>(promise: Promise<T>, time: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), time)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
