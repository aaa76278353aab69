import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { findTarget } from '../../content/hash-target'
import { withBase } from '../../platform/base'
import { onMove, SETTLE } from '../../platform/scroll'
import { debounce } from '../../platform/timing'
import { SCROLL_SPY_DELAY, SCROLL_SPY_OFFSET } from '../../site/constants'
import type { OutlineEntry } from './use-outline'

/**
 * The heading one is reading under: the last whose top has passed the bar. A heading that was just gone to stays the
 * one until the page is moved again, also near the end, where it cannot reach the top; at the very end the last one
 * is. The address follows once the scrolling has rested, in place and without a word to the router.
 */
export function useScrollSpy(entries: readonly OutlineEntry[]): string | undefined {
  const [active, setActive] = useState<string>()
  const { pathname, key } = useLocation()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    shown.current = pathname
  }, [pathname])

  const arrived = useRef<() => void>(undefined)
  // Before the other, which looks at the address itself when the page is new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has a key of its own, also one of the same hash
  useEffect(() => arrived.current?.(), [key])

  useEffect(() => {
    if (entries.length === 0) {
      setActive(undefined)
      return
    }
    let frame = 0
    let pinned = pinOf(entries)
    // A place that is no heading, such as a footnote, keeps its address as long, though no entry stands for it.
    let isHeld = targetOf() !== undefined
    let settledAt: number | undefined
    let settling = setTimeout(settle, SETTLE)
    function settle() {
      settledAt = window.scrollY
    }
    const unpin = () => {
      pinned = undefined
      isHeld = false
    }
    const update = () => {
      frame = 0
      if (settledAt !== undefined && Math.abs(window.scrollY - settledAt) > SCROLL_SPY_OFFSET) unpin()
      setActive(pinned ?? passed(entries))
    }
    const follow = debounce(() => {
      // The address may be another page's already, which is still being drawn.
      const isHere = withBase(shown.current) === window.location.pathname
      if (isHere && !isHeld && !isAtPlace(entries))
        writeHash(window.scrollY <= SCROLL_SPY_OFFSET ? undefined : passed(entries))
    }, SCROLL_SPY_DELAY)
    const scrolled = () => {
      frame ||= requestAnimationFrame(update)
      follow()
    }
    arrived.current = () => {
      pinned = pinOf(entries)
      isHeld = targetOf() !== undefined
      settledAt = undefined
      clearTimeout(settling)
      settling = setTimeout(settle, SETTLE)
      frame ||= requestAnimationFrame(update)
    }
    update()
    const forget = onMove(unpin)
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      follow.cancel()
      cancelAnimationFrame(frame)
      clearTimeout(settling)
      forget()
      window.removeEventListener('scroll', scrolled)
      arrived.current = undefined
    }
  }, [entries])

  return active
}

/** What the address points at. */
const targetOf = () => findTarget(window.location.hash)

/** The entry that stands for it. */
function pinOf(entries: readonly OutlineEntry[]): string | undefined {
  const target = targetOf()
  return target && entries.find((entry) => entry.id === target.id)?.id
}

/** Whether the address names what is in view and no heading, such as a row of a list that arrived after the page. */
function isAtPlace(entries: readonly OutlineEntry[]): boolean {
  const target = targetOf()
  if (!target || entries.some(({ id }) => id === target.id)) return false
  const { top, bottom } = target.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

function passed(entries: readonly OutlineEntry[]): string | undefined {
  const root = document.documentElement
  const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0
  const isAtEnd = window.scrollY + window.innerHeight >= root.scrollHeight - SCROLL_SPY_OFFSET
  if (isAtEnd && window.scrollY > SCROLL_SPY_OFFSET) return entries.at(-1)?.id
  let found: string | undefined
  for (const { id } of entries) {
    const heading = document.getElementById(id)
    if (!heading) continue
    const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0
    if (heading.getBoundingClientRect().top > padding + margin + SCROLL_SPY_OFFSET) break
    found = id
  }
  return found
}

function writeHash(id: string | undefined): void {
  const { pathname, search, hash } = window.location
  const wanted = id === undefined ? '' : `#${encodeURIComponent(id)}`
  if (hash === wanted || (id !== undefined && findTarget(hash)?.id === id)) return
  window.history.replaceState(window.history.state, '', pathname + search + wanted)
}
