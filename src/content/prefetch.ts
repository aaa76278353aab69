type Prefetcher = (path: string) => void

let prefetcher: Prefetcher | undefined

/** Says how a page is read ahead of a visit; the application sets it once. */
export function setPrefetcher(run: Prefetcher): void {
  prefetcher = run
}

/** Reads a page ahead, because the visitor is about to go there. `path` is canonical and decoded. */
export function prefetch(path: string): void {
  prefetcher?.(path)
}
