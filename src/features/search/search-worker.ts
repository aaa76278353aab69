import program from './local.worker.ts?worker&url'
import type { Contents, FromSearch, ToSearch } from './messages'
import { firstLines } from './worker-start'

let worker: Worker | undefined
/** What it said while nobody was there to hear it. */
export const unheard: FromSearch[] = []

/** Some hosts forbid workers from memory (`worker-src` without `blob:`). */
let isMemoryUsable = true

/**
 * The worker of the local search. Small enough to be part of every page, so that its program is asked for beside the
 * dialog's and not after it. Messages wait on this side until it runs and the page has a moment; the address of the
 * search text need not, since the worker begins with it.
 */
export function searchWorker(searchUrl?: string): Worker {
  if (worker) return worker
  worker = start(new URL(program, document.baseURI).href, searchUrl)
  worker.onmessage = ({ data }: MessageEvent<FromSearch>) => unheard.push(data)
  // Whoever asks next gets another one; the dialog, which hears of failures itself, takes this over.
  worker.onerror = endSearchWorker
  return worker
}

function start(address: string, searchUrl: string | undefined): Worker {
  const options: WorkerOptions = { type: 'module', name: 'search' }
  if (!isMemoryUsable) return new Worker(address, options)
  const lines = new Blob([firstLines(address, searchUrl)], { type: 'text/javascript' })
  try {
    return new Worker(URL.createObjectURL(lines), options)
  } catch {
    // Most browsers report what the host forbids as an error of the worker, some at once.
    isMemoryUsable = false
    return start(address, searchUrl)
  }
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

/** Ends a worker that failed; the next one starts in the way that asks least of the host. */
export function endSearchWorker(): void {
  isMemoryUsable = false
  worker?.terminate()
  worker = undefined
  opened.clear()
  unheard.length = 0
}
