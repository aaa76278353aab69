import { createStored } from '../../platform/storage'
import { STORAGE } from '../../site/constants'

/** A result that was opened or kept, as the list shows it. */
export interface Place {
  path: string
  anchor: string
  title: string
  /** Title path inside the page; empty for the page itself. */
  section: string
}

/** What the visitor searched for, newest first. */
export interface History {
  queries: readonly string[]
  opened: readonly Place[]
  favourites: readonly Place[]
}

/** Entries kept of each kind. */
const MOST = 5
const NOTHING: History = { queries: [], opened: [], favourites: [] }

const listOf = <T>(value: unknown, fits: (entry: unknown) => entry is T): T[] =>
  Array.isArray(value) ? value.filter(fits).slice(0, MOST) : []

export const history = createStored<History>({
  key: STORAGE.searchHistory,
  parse(text) {
    const { queries, opened, favourites } = Object(JSON.parse(text)) as Record<keyof History, unknown>
    return {
      queries: listOf(queries, (value): value is string => typeof value === 'string' && value !== ''),
      opened: listOf(opened, isPlace),
      favourites: listOf(favourites, isPlace),
    }
  },
  format: (value) => (Object.values(value).every(({ length }) => length === 0) ? null : JSON.stringify(value)),
  fallback: NOTHING,
})

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false
  const { path, anchor, title, section } = value as Partial<Record<keyof Place, unknown>>
  return [path, anchor, title, section].every((entry) => typeof entry === 'string') && String(path).startsWith('/')
}

/** The same place, whatever it is called now. */
export const isSamePlace = (a: Place, b: Place): boolean => a.path === b.path && a.anchor === b.anchor

const isSame = (a: Place | string, b: Place | string): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : isSamePlace(a, b)

/** Puts an entry in front; the one in excess goes. */
const withFirst = <T extends Place | string>(entries: readonly T[], entry: T): T[] =>
  [entry, ...entries.filter((other) => !isSame(other, entry))].slice(0, MOST)

const without = <T extends Place | string>(entries: readonly T[], entry: T): T[] =>
  entries.filter((other) => !isSame(other, entry))

/** The visitor opened a place that a query led to. */
export function rememberOpened(query: string, place: Place): void {
  const { queries, opened, favourites } = history.get()
  const text = query.trim()
  history.set({
    queries: text === '' ? queries : withFirst(queries, text),
    opened: withFirst(opened, place),
    favourites,
  })
}

/** Keeps a place among the favourites, or takes it out of them. */
export function toggleFavourite(place: Place): void {
  const before = history.get()
  const isKept = before.favourites.some((other) => isSamePlace(other, place))
  const change = isKept ? without : withFirst
  history.set({ ...before, favourites: change(before.favourites, place) })
}

export function forgetQuery(query: string): void {
  const before = history.get()
  history.set({ ...before, queries: without(before.queries, query) })
}

export function forgetOpened(place: Place): void {
  const before = history.get()
  history.set({ ...before, opened: without(before.opened, place) })
}
