import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { withoutBase } from '../../platform/base'
import { type Filters, filtersOfQuery, filtersToQuery } from './filters'

/** How long after the last change the address follows, in milliseconds; typing should not touch it at each letter. */
const SETTLE = 250

/** The filters of this visit: read from the address, and kept in it without a new entry in the history. */
export function useFilters(): [Filters, (changes: Partial<Filters>) => void] {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [filters, setFilters] = useState(() => filtersOfQuery(new URLSearchParams(search)))
  const write = useEffectEvent(() => {
    const query = filtersToQuery(filters, search).toString()
    if (query === new URLSearchParams(search).toString()) return
    // The visitor has gone on, and the next page is being drawn.
    if (withoutBase(window.location.pathname) !== pathname) return
    navigate({ pathname, search: query, hash }, { replace: true, preventScrollReset: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the filters is what the address follows
  useEffect(() => {
    const timer = setTimeout(write, SETTLE)
    // What is pressed next may be a link away from here; on the way back the filters are those of the address.
    const leaving = ['pointerdown', 'focusout'] as const
    const now = () => write()
    for (const event of leaving) document.addEventListener(event, now, true)
    return () => {
      clearTimeout(timer)
      for (const event of leaving) document.removeEventListener(event, now, true)
    }
  }, [filters])
  return [filters, (changes) => setFilters((before) => ({ ...before, ...changes }))]
}
