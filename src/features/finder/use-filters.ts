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
  const write = useEffectEvent((isLeaving: boolean) => {
    const before = window.location.search
    const query = filtersToQuery(filters, before).toString()
    if (query === new URLSearchParams(before).toString()) return
    // The visitor has gone on, and the next page is being drawn.
    if (withoutBase(window.location.pathname) !== pathname) return
    const target = { pathname, search: query, hash }
    // A navigation would take its time, and the one that follows would end it, or be ended by it.
    if (isLeaving)
      window.history.replaceState(window.history.state, '', `${window.location.pathname}${query && `?${query}`}${hash}`)
    else navigate(target, { replace: true, preventScrollReset: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the filters is what the address follows
  useEffect(() => {
    const timer = setTimeout(() => write(false), SETTLE)
    // What is pressed next may be a link away from here; on the way back the filters are those of the address.
    const leaving = ['pointerdown', 'focusout'] as const
    const now = () => {
      clearTimeout(timer)
      write(true)
    }
    for (const event of leaving) document.addEventListener(event, now, true)
    return () => {
      clearTimeout(timer)
      for (const event of leaving) document.removeEventListener(event, now, true)
    }
  }, [filters])
  return [filters, (changes) => setFilters((before) => ({ ...before, ...changes }))]
}
