import type { NavbarItem } from '../site/types'
import type { ManifestIndex } from './manifest'
import { canonicalLink } from './nav-tree'
import { isUnder } from './paths'

/**
 * Whether an entry of the navbar stands for the place one is at: by its own expression, else by whole segments of its
 * link's path. A locale's home stands for itself alone.
 */
export function isActive(item: NavbarItem, path: string, manifest: ManifestIndex): boolean {
  if (item.activeMatch !== undefined) return matches(item.activeMatch, path)
  if (item.children) return item.children.some((child) => isActive(child, path, manifest))
  if (!item.link?.startsWith('/')) return false
  const link = canonicalLink(manifest, item.link).replace(/[?#].*$/, '')
  return manifest.localePrefixes.includes(link) ? link === path : isUnder(path, link)
}

/** The one entry of the navbar that is marked: a place that a link stands for comes before a list that also has it. */
export function activeEntry(
  items: readonly NavbarItem[],
  path: string,
  manifest: ManifestIndex,
): NavbarItem | undefined {
  const active = items.filter((item) => isActive(item, path, manifest))
  return active.find(({ children }) => !children) ?? active[0]
}

function matches(expression: string, path: string): boolean {
  try {
    return new RegExp(expression).test(path)
  } catch {
    // The generator names a broken expression to the owner; here it just matches nothing.
    return false
  }
}
