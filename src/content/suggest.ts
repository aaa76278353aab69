import type { ManifestIndex } from './manifest'
import { localeOf, withoutLocale } from './paths'
import type { PageRecord } from './types'

/** How many suggestions help; more would be a menu. */
const MOST = 5

/**
 * Pages that somebody who asked for a missing path may have meant, best first: the same name elsewhere, a name that
 * is nearly the same, the same page of another language.
 */
export function suggestPages(manifest: ManifestIndex, path: string): PageRecord[] {
  const locale = localeOf(path, manifest.localePrefixes)
  const asked = parts(withoutLocale(path, locale))
  const scored: { record: PageRecord; score: number }[] = []
  for (const record of manifest.pages) {
    // It is listed there, and yet missing.
    if (record.path === path) continue
    const own = localeOf(record.path, manifest.localePrefixes)
    const score = likeness(asked, parts(withoutLocale(record.path, own))) - (own === locale ? 0 : 0.12)
    if (score >= 0.55) scored.push({ record, score })
  }
  scored.sort((a, b) => b.score - a.score || (a.record.path < b.record.path ? -1 : 1))
  const seen = new Set<string>()
  return scored
    .map(({ record }) => record)
    .filter((record) => {
      // A page and its translation are one suggestion, unless the wanted language lacks it.
      const key = withoutLocale(record.path, localeOf(record.path, manifest.localePrefixes))
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, MOST)
}

/** Words to search for, from the last part of a path. */
export const wordsOf = (path: string): string => {
  const name = path.replace(/\/+$/, '').split('/').at(-1) ?? ''
  return name
    .replace(/\.(?:html?|md)$/i, '')
    .replace(/[-_.+]+/g, ' ')
    .trim()
}

interface Parts {
  name: string
  folder: string
}

function parts(path: string): Parts {
  const segments = path
    .toLowerCase()
    .replace(/(?:\/(?:readme|index))?(?:\.html?|\.md)?\/?$/, '')
    .split('/')
  return { name: segments.pop() ?? '', folder: segments.join('/') }
}

/** Between 0 and 1: mostly the name, a little the folder. */
function likeness(asked: Parts, other: Parts): number {
  const name = closeness(asked.name, other.name)
  const folder = closeness(asked.folder, other.folder)
  return name * 0.8 + folder * 0.2
}

function closeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  if (longest === 0) return 1
  if (a === b) return 1
  const within = a.length > 2 && b.length > 2 && (a.includes(b) || b.includes(a)) ? 0.75 : 0
  return Math.max(within, 1 - editDistance(a, b) / longest)
}

/** How many letters must be added, dropped, replaced or swapped with their neighbour to get from one word to another. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1)
      current.push(best)
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}
