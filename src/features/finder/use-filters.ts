import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutBase } from '../../platform/base'
import { type Filters, filtersOfQuery, filtersToQuery } from './filters'

/** How long after the last change the address follows, in milliseconds; typing should not touch it at each letter. */
const SETTLE = 250

/** The filters of this visit: read from the address, and kept in it without a new entry in the history. */
export function useFilters(): [Filters, (changes: Partial<Filters>) => void] {
  const { pathname, search, key } = useLocation()
  const [filters, setFilters] = useState(() => filtersOfQuery(new URLSearchParams(search)))
  const [readAt, setReadAt] = useState(key)
  if (key !== readAt) {
    setReadAt(key)
    // A link that names filters sets them; one to a section names none, and changes none.
    if (search !== '') setFilters(filtersOfQuery(new URLSearchParams(search)))
  }
  // In place, like the section one is reading: a navigation would take its time, and end the one to a guide or be ended by it.
  const write = useEffectEvent(() => {
    const { pathname: shown, search: before, hash } = window.location
    // The visitor has gone on, and the next page is being drawn.
    if (withoutBase(shown) !== pathname) return
    const query = filtersToQuery(filters, before).toString()
    if (query === new URLSearchParams(before).toString()) return
    window.history.replaceState(window.history.state, '', `${shown}${query && `?${query}`}${hash}`)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the filters, also when a link has led to a section of this page
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
  }, [filters, key])
  return [filters, (changes) => setFilters((before) => ({ ...before, ...changes }))]
}
