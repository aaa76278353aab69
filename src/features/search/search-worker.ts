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

/** What the worker was told last, by locale. */
export const opened = new Map<string, Contents>()

/**
 * Starts the worker, and lets it take in what is to be searched, also while nobody has asked anything yet. Other
 * `contents` that say the same are a new chance for what could not be read.
 */
export function openSearch(contents: Contents): void {
  const { locale, searchUrl } = contents
  const started = searchWorker(searchUrl)
  const known = opened.get(locale)
  if (known === contents) return
  opened.set(locale, contents)
  const isNew = !known || !isSame(known, contents)
  started.postMessage((isNew ? { type: 'open', contents } : { type: 'again', locale }) satisfies ToSearch)
}

/** All of it takes the page as long to say as to draw something. */
const isSame = (known: Contents, { searchUrl, pages }: Contents): boolean =>
  known.searchUrl === searchUrl &&
  known.pages.length === pages.length &&
  pages.every(({ path, hash }, at) => known.pages[at]?.path === path && known.pages[at].hash === hash)

/** Ends a worker that failed. */
export function endSearchWorker(): void {
  worker?.terminate()
  worker = undefined
  opened.clear()
  unheard.length = 0
}
