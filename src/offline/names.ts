/** The caches of one deployment. Names carry the base, because several sites may share an origin. */
export interface CacheNames {
  /** What all names begin with. */
  prefix: string
  /** The start page and what every page needs, of one build. */
  shell(build: string): string
  isShell(name: string): boolean
  /** Content and programs that a visit has read. */
  visited: string
  /** Snapshots of pages that were visited by their address. */
  snapshots: string
  /** All programs, kept for languages that are saved. */
  program: string
  /** Files of a saved language (`/`, `/zh/`), or those that languages share (`shared`). */
  saved(group: string): string
  isSaved(name: string): boolean
}

export function cacheNames(base: string): CacheNames {
  const prefix = `docs:${base}:`
  return {
    prefix,
    shell: (build) => `${prefix}shell:${build}`,
    isShell: (name) => name.startsWith(`${prefix}shell:`),
    visited: `${prefix}visited`,
    snapshots: `${prefix}snapshots`,
    program: `${prefix}program`,
    saved: (group) => `${prefix}saved:${group}`,
    isSaved: (name) => name.startsWith(`${prefix}saved:`),
  }
}
