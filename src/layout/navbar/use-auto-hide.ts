import { useEffect } from 'react'
import { useMedia } from '../../platform/media'
import { throttle } from '../../platform/timing'
import { BREAKPOINT, NAVBAR } from '../../site/constants'
import type { ThemeOptions } from '../../site/types'
import { openedPanel } from '../../stores/panels'

/** Whether a sample of the scroll position hides the bar: on the way down past the threshold, unless something is open. */
export function hidesBar(before: number, now: number, isPanelOpen: boolean): boolean {
  return now > NAVBAR.hideAfter && now > before && !isPanelOpen
}

/** Takes the bar away on the way down and brings it back on the way up; the root's attribute tells everything sticky. */
export function useAutoHide(when: ThemeOptions['navbarAutoHide']): void {
  const isPhone = useMedia(`(max-width: ${BREAKPOINT.tablet}px)`)
  const applies = when === 'always' || (when === 'mobile' && isPhone)

  useEffect(() => {
    if (!applies) return
    const root = document.documentElement
    let before = window.scrollY
    const sample = throttle(() => {
      const now = window.scrollY
      if (now !== before)
        root.toggleAttribute('data-navbar-hidden', hidesBar(before, now, openedPanel.get() !== undefined))
      before = now
    }, NAVBAR.throttle)
    window.addEventListener('scroll', sample, { passive: true })
    return () => {
      sample.cancel()
      window.removeEventListener('scroll', sample)
      root.removeAttribute('data-navbar-hidden')
    }
  }, [applies])
}
