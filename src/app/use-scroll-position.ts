import { useLayoutEffect } from 'react'
import { findTarget } from '../content/hash-target'
import type { Shown } from './site-router'

/** Brings the window where it belongs on a page, before it is painted. */
export function useScrollPosition({ location, scroll }: Shown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one visit, one jump; the same page with a newer text is none
  useLayoutEffect(() => {
    if (scroll === 'stay') return
    const target = scroll === 'start' ? findTarget(location.hash) : undefined
    if (target) target.scrollIntoView()
    else window.scrollTo(0, scroll === 'start' ? 0 : scroll)
  }, [location])
}
