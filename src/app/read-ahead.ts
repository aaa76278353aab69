import { decodePath } from '../content/paths'
import { prefetch } from '../content/prefetch'
import { withoutBase } from '../platform/base'
import { isMetered } from '../platform/connection'
import { whenIdle } from '../platform/timing'
import type { SiteRouter } from './site-router'

/** Entries of the sidebar before and after the current one that count as next to it. */
const NEIGHBOURS = 3
/** Pages read ahead of a click for each page shown; what the pointer rests on is read besides. */
const READ_AHEAD = 2 * NEIGHBOURS

/** What only somebody who looks at the page does. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

/** What somebody does who is going somewhere. */
const ACTS = ['pointerdown', 'keydown', 'input'] as const

/** From the first sign, each page shown and each act until pages are read, in milliseconds. */
const CALM = 2000

/**
 * Reads pages that one is likely to go to, when the browser has time and the line is not metered: those next to this
 * one in the sidebar, and those that the text links to, as far as they are on the screen. The first page waits for its
 * reader to do something, so that a tab nobody looks at, or a visit of one glance, costs that page alone; and what the
 * reader is about goes first, since six pages would stand in the way of the one that is clicked on, or of search.
 */
export function readAhead(router: SiteRouter): void {
  if (isMetered()) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      stop = whenIdle(() => {
        stop = watchLinks()
      })
    }, CALM)
  }
  const arrive = () => {
    stop()
    wait()
  }
  const act = () => {
    if (timer !== undefined) wait()
  }
  const begin = () => {
    for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, begin, true)
    for (const name of ACTS) document.addEventListener(name, act, { capture: true, passive: true })
    unsubscribe()
    router.shown.subscribe(arrive)
    wait()
  }
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, begin, { capture: true, passive: true })
  const unsubscribe = router.shown.subscribe(begin)
}

/** Follows what comes into view until stopped or until enough has been read. */
function watchLinks(): () => void {
  const seen = new Set([window.location.pathname])
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      if (seen.size > READ_AHEAD) return observer.disconnect()
      if (seen.has(target.pathname)) continue
      seen.add(target.pathname)
      const path = decodePath(withoutBase(target.pathname) ?? '/')
      if (path !== undefined) prefetch(path, 'text')
    }
  })
  for (const link of [...neighbours(), ...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]) {
    if (link.origin === window.location.origin && /(?:\.html|\/)$/.test(link.pathname)) observer.observe(link)
  }
  return () => observer.disconnect()
}

/** Entries of the sidebar around the current page's. */
function neighbours(): HTMLAnchorElement[] {
  const current = document.querySelector<HTMLAnchorElement>('nav li a[aria-current="page"]')
  const entries = [...(current?.closest('nav')?.querySelectorAll<HTMLAnchorElement>('li a[href]') ?? [])]
  const at = current ? entries.indexOf(current) : -1
  return at < 0 ? [] : entries.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1)
}
