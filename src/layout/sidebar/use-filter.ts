import { useDeferredValue, useMemo, useState } from 'react'
import { countPages, filterTree } from '../../content/filter-tree'
import type { NavNode } from '../../content/nav-tree'

export interface Filter {
  query: string
  setQuery(query: string): void
  /** What fits, when there is a query. */
  found: readonly NavNode[]
  count: number
}

/** Filters a sidebar's tree by title and other names. */
export function useFilter(nodes: readonly NavNode[]): Filter {
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query.trim())
  const found = useMemo(() => (wanted === '' ? [] : filterTree(nodes, wanted)), [nodes, wanted])
  const count = useMemo(() => countPages(found), [found])
  return { query: query.trim() === '' ? '' : wanted, setQuery, found, count }
}
