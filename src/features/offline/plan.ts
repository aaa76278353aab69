import { cacheNames } from '../../offline/names'
import { BASE } from '../../platform/base'

/** A file that belongs to a saved language: site-absolute address without the base, size in bytes, hash. */
export type ListedFile = [url: string, bytes: number, hash: string]

/** What the server offers for saving: `offline.json` and `program.json`. */
export interface Lists {
  shared: readonly ListedFile[]
  locales: Readonly<Record<string, readonly ListedFile[]>>
  program: readonly ListedFile[]
}

/** A file and the cache it goes to. */
export interface PlannedFile {
  cache: string
  url: string
  bytes: number
  hash: string
}

const names = cacheNames(BASE)

/** Players of films and live streams: without a network they have nothing to play. */
const STREAMS = /^\/assets\/(?:dash|hls|mpegts|artplayer)/i

/** Everything that reading a language without a network takes: programs, shared files, and its own. */
export function planOf(lists: Lists, prefix: string): PlannedFile[] {
  const into = (cache: string, files: readonly ListedFile[]) =>
    files.map(([url, bytes, hash]) => ({ cache, url, bytes, hash }))
  return [
    ...into(
      names.program,
      lists.program.filter(([url]) => !STREAMS.test(url)),
    ),
    ...into(SHARED_CACHE, lists.shared),
    ...into(names.saved(prefix), lists.locales[prefix] ?? []),
  ]
}

/** Caches to delete when a language goes; what languages share goes with the last one. */
export const cachesOf = (prefix: string, isLast: boolean): string[] =>
  isLast ? [names.saved(prefix), SHARED_CACHE, names.program] : [names.saved(prefix)]

export const cacheOfLanguage = (prefix: string): string => names.saved(prefix)

/** The cache of what languages share. */
export const SHARED_CACHE = names.saved('shared')

export const isLanguageCache = (name: string): boolean => names.isSaved(name) && name !== SHARED_CACHE

/** Reads the two lists. Throws with the address that does not fit. */
export function readLists(offline: unknown, program: unknown): Lists {
  const { shared, locales } = (offline ?? {}) as { shared?: unknown; locales?: unknown }
  if (!isFiles(shared) || !isFiles(program)) throw new Error('offline.json or program.json is not a list of files')
  if (typeof locales !== 'object' || locales === null || !Object.values(locales).every(isFiles)) {
    throw new Error('offline.json: "locales" is not a table of lists')
  }
  return { shared, program, locales: locales as Lists['locales'] }
}

const isFiles = (value: unknown): value is ListedFile[] =>
  Array.isArray(value) &&
  value.every(
    (file) =>
      Array.isArray(file) && isOwnAddress(file[0]) && typeof file[1] === 'number' && typeof file[2] === 'string',
  )

/** Addresses of this site only: no scheme, no second slash, no climbing. */
const isOwnAddress = (url: unknown): boolean =>
  typeof url === 'string' && /^\/(?![/\\])/.test(url) && !url.includes('\\') && !/(?:^|\/)\.\.?(?:\/|$)/.test(url)
