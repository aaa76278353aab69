import { SEARCH_TIMEOUT } from '../../site/constants'
import type { Answer, SearchEngine, SearchOptions } from './types'

/** Why the hosted service was not used although there is one. */
export type Trouble = 'offline' | 'timeout' | 'failed'

export interface Conducted {
  answer: Answer
  by: 'hosted' | 'local'
  trouble?: Trouble
  /** What the hosted service's failure was, for the console. */
  cause?: unknown
}

interface Engines {
  hosted?: SearchEngine
  local: SearchEngine
}

/**
 * Asks the hosted service, when there is one, and the local index when it does not answer well and in time. Rejects
 * when neither can answer, and with the abort reason when the caller's signal fires.
 */
export async function conduct({ hosted, local }: Engines, query: string, options: SearchOptions): Promise<Conducted> {
  if (!hosted) return { answer: await local.search(query, options), by: 'local' }
  if (navigator.onLine === false) return { answer: await local.search(query, options), by: 'local', trouble: 'offline' }
  const timeout = AbortSignal.timeout(SEARCH_TIMEOUT)
  const signal = AbortSignal.any([options.signal, timeout])
  try {
    return { answer: await orAborted(hosted.search(query, { ...options, signal }), signal), by: 'hosted' }
  } catch (cause) {
    options.signal.throwIfAborted()
    const trouble = timeout.aborted ? 'timeout' : 'failed'
    return { answer: await local.search(query, options), by: 'local', trouble, cause }
  }
}

/** An engine that does not listen to the signal must not hold anybody up. */
function orAborted<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    result.then(resolve, reject)
  })
}
