import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { findTarget } from '../content/hash-target'
import type { PageData } from '../content/types'
import { focusWithoutScroll, holdInView, whileSettling } from '../platform/scroll'

/**
 * What happens when a page or a part of it is reached: the hash's element is scrolled to (in every form old links
 * have), and focus moves to it, or to the title of a new page, so that keyboard and screen reader go on from there.
 * On the way back the router restores the position; it is kept while late pictures still push the page down.
 */
export function useArrival(page: PageData): void {
  const { key, hash } = useLocation()
  const type = useNavigationType()
  const first = useRef(true)
  const lastPath = useRef(page.path)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new visit, also of the same hash
  useEffect(() => {
    const initial = first.current
    const newPage = lastPath.current !== page.path
    first.current = false
    lastPath.current = page.path
    // A hash typed into the address bar is no way back: its entry is new, and the router has not marked it.
    if (type === 'POP' && !initial && window.history.state !== null) return holdPosition()
    const target = hash.length > 1 ? findTarget(hash) : undefined
    if (target) {
      focusWithoutScroll(target)
      return holdInView(target)
    }
    const title = newPage && !initial ? document.querySelector<HTMLElement>('main h1') : null
    if (title) focusWithoutScroll(title)
    return undefined
  }, [key, hash, page.path, type])
}

function holdPosition(): () => void {
  // The router has just restored the position, or as much of it as the page was high enough for.
  const wanted = window.scrollY
  return whileSettling(() => {
    if (Math.abs(window.scrollY - wanted) > 1) window.scrollTo(0, wanted)
  })
}
