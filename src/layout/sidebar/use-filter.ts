import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { countPages, type FoundNode, filterTree } from '../../content/filter-tree'
import { includeFolders } from '../../content/manifest-source'
import { type NavNode, unreadFolders } from '../../content/nav-tree'
import { usePage } from '../../content/page-context'
import { loadNames } from '../../content/page-names'
import type { PageNames } from '../../content/types'

export interface Filter {
  query: string
  setQuery(query: string): void
  /** What fits, when there is a query. */
  found: readonly FoundNode[]
  count: number
}

/** Filters a sidebar's tree by title and other names. */
export function useFilter(nodes: readonly NavNode[]): Filter {
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query.trim())
  const isFiltering = wanted !== ''
  const names = useNames(isFiltering)
  useEffect(() => {
    if (isFiltering) void includeFolders(unreadFolders(nodes))
  }, [isFiltering, nodes])
  const found = useMemo(() => (wanted === '' ? [] : filterTree(nodes, wanted, names)), [nodes, wanted, names])
  const count = useMemo(() => countPages(found), [found])
  return { query: query.trim() === '' ? '' : wanted, setQuery, found, count }
}

/** Other names of this language's pages, read once somebody filters. */
function useNames(isWanted: boolean): PageNames | undefined {
  const { page, manifest } = usePage()
  const address = manifest.names[page.locale]
  const [names, setNames] = useState<PageNames>()
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    void loadNames(address).then((loaded) => {
      if (isCurrent) setNames(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [isWanted, address])
  return names
}
