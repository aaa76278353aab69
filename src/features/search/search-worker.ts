import type { Contents, FromSearch, ToSearch } from './messages'

let worker: Worker | undefined
/** What it said while nobody was there to hear it. */
export const unheard: FromSearch[] = []

/**
 * The worker of the local search. Small enough to be part of every page, so that its program is asked for beside the
 * dialog's and not after it. Messages wait on this side until it runs and the page has a moment; the address of the
 * search text need not, since the worker's name carries it.
 */
export function searchWorker(searchUrl = ''): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module', name: searchUrl })
  worker.onmessage = ({ data }: MessageEvent<FromSearch>) => unheard.push(data)
  // Whoever asks next gets another one; the dialog, which hears of failures itself, takes this over.
  worker.onerror = endSearchWorker
  return worker
}

/** Starts the worker, and lets it take in what is to be searched while nobody has asked anything yet. */
export function startSearch(contents: Contents): void {
  searchWorker(contents.searchUrl).postMessage({ type: 'open', contents } satisfies ToSearch)
}

/** Ends a worker that failed. */
export function endSearchWorker(): void {
  worker?.terminate()
  worker = undefined
  unheard.length = 0
}
