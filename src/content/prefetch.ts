/** How sure it is that the visitor goes there: `text` reads a page, `page` also gets it ready to be shown. */
export type Readiness = 'text' | 'page'

type Prefetcher = (path: string, readiness: Readiness) => void

let prefetcher: Prefetcher | undefined

/** Says how a page is read ahead of a visit; the application sets it once. */
export function setPrefetcher(run: Prefetcher): void {
  prefetcher = run
}

/** Reads a page ahead, because the visitor is about to go there. `path` is canonical and decoded. */
export function prefetch(path: string, readiness: Readiness = 'page'): void {
  prefetcher?.(path, readiness)
}
