import { wholeUrl } from '../../platform/base'
import type { ToSearch } from './messages'

let worker: Worker | undefined

/**
 * The worker of the local search. Small enough to be part of every page, so that its program is asked for beside the
 * dialog's and not after it. Messages wait in it until it runs.
 */
export function searchWorker(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module', name: 'search' })
  // Whoever asks next gets another one; the dialog, which hears of failures itself, takes this over.
  worker.onerror = endSearchWorker
  return worker
}

/** Starts the worker, and lets it read the search text at this address while nobody has asked anything yet. */
export function startSearch(address: string | undefined): void {
  const worker = searchWorker()
  if (address !== undefined) worker.postMessage({ type: 'ahead', url: wholeUrl(address) } satisfies ToSearch)
}

/** Ends a worker that failed. */
export function endSearchWorker(): void {
  worker?.terminate()
  worker = undefined
}
