import { useEffect, useLayoutEffect, useRef } from 'react'
import { findTarget } from '../content/hash-target'
import { focusWithoutScroll, holdInView, onMove, whileSettling } from '../platform/scroll'
import { awaitsPlace } from '../stores/navigation'
import type { Shown } from './site-router'

/**
 * What happens when a page or a part of it is reached: the window is where it belongs before the page is painted, and
 * focus moves to the hash's element (in every form old links have), or to the title of a new page, so that keyboard
 * and screen reader go on from there. On the way back, and on a reload, the visitor is where they were, whatever the
 * hash names: the address follows what one reads. Late pictures that push the page down change neither.
 */
export function useArrival({ location, scroll, answer }: Shown): void {
  const path = 'page' in answer ? answer.page.path : undefined
  const lastPath = useRef(path)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one visit, one jump; the same page with a newer text is none
  useLayoutEffect(() => {
    if (scroll === 'stay') return
    const target = scroll === 'start' ? findTarget(location.hash) : undefined
    if (target) target.scrollIntoView()
    else window.scrollTo(0, scroll === 'start' ? 0 : scroll)
  }, [location])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new visit, also of the same hash
  useEffect(() => {
    const isNewPage = lastPath.current !== path
    lastPath.current = path
    if (typeof scroll === 'number') return holdPosition(scroll)
    const target = location.hash.length > 1 ? findTarget(location.hash) : undefined
    const title = isNewPage ? document.querySelector<HTMLElement>('main h1') : null
    const place = target ?? title
    if (place) focusWithoutScroll(place)
    const release = target && holdInView(target)
    // What is folded away has no box yet.
    const isThere = location.hash.length <= 1 || (target && target.getClientRects().length > 0)
    const forget = isThere ? undefined : awaitPlace()
    return () => {
      release?.()
      forget?.()
    }
  }, [location.key, location.hash, path])
}

/** Until the visitor moves: nobody is thrown back to what they have left. */
function awaitPlace(): () => void {
  awaitsPlace.set(true)
  const stop = () => awaitsPlace.set(false)
  const forget = onMove(stop)
  return () => {
    forget()
    stop()
  }
}

/** The position has just been restored, or as much of it as the page was high enough for. */
function holdPosition(wanted: number): () => void {
  return whileSettling(() => {
    if (Math.abs(window.scrollY - wanted) > 1) window.scrollTo(0, wanted)
  })
}
