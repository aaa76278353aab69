import { decodePath } from '../content/paths'
import { prefetch } from '../content/prefetch'
import { withoutBase } from '../platform/base'
import { isMetered } from '../platform/connection'
import { whenIdle } from '../platform/timing'
import type { SiteRouter } from './site-router'

/** Pages read ahead of a click for each page shown; what the pointer rests on is read besides. */
const READ_AHEAD = 4

/** Reads pages that the text on the screen links to, when the browser has time and the line is not metered. */
export function readAhead(router: SiteRouter): void {
  if (isMetered()) return
  let stop = () => {}
  const start = () => {
    stop()
    stop = whenIdle(() => {
      stop = watchLinks()
    })
  }
  router.shown.subscribe(start)
  start()
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
      if (path !== undefined) prefetch(path)
    }
  })
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    if (link.origin === window.location.origin && /(?:\.html|\/)$/.test(link.pathname)) observer.observe(link)
  }
  return () => observer.disconnect()
}
