import { useEffect } from 'react'
import { SWIPE } from '../../site/constants'
import { closePanel, openedPanel, openPanel } from '../../stores/panels'

/**
 * Opens the drawer by a swipe that begins at the edge and closes it by one back. A swipe that begins in something
 * that scrolls sideways, such as a table or code, or that selects text, means that thing and not the drawer.
 */
export function useEdgeSwipe(): void {
  useEffect(() => {
    let start: { x: number; y: number; free: boolean } | undefined

    const begin = (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined
      start = touch && { x: touch.clientX, y: touch.clientY, free: !scrollsSideways(event.target) }
    }
    const end = (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      if (!start || !touch) return
      const across = (touch.clientX - start.x) * direction()
      const down = touch.clientY - start.y
      const fromEdge = direction() > 0 ? start.x : window.innerWidth - start.x
      const isSwipe = Math.abs(across) > SWIPE.distance && Math.abs(across) > SWIPE.dominance * Math.abs(down)
      if (isSwipe && across < 0) closePanel('sidebar')
      if (isSwipe && across > 0 && fromEdge <= SWIPE.edge && start.free && mayOpen()) openPanel('sidebar')
      start = undefined
    }
    const cancel = () => {
      start = undefined
    }

    document.addEventListener('touchstart', begin, { passive: true })
    document.addEventListener('touchend', end, { passive: true })
    document.addEventListener('touchcancel', cancel, { passive: true })
    return () => {
      document.removeEventListener('touchstart', begin)
      document.removeEventListener('touchend', end)
      document.removeEventListener('touchcancel', cancel)
    }
  }, [])
}

const mayOpen = (): boolean => openedPanel.get() === undefined && (window.getSelection()?.isCollapsed ?? true)

/** 1 where lines run to the right, -1 where they run to the left. */
const direction = (): 1 | -1 => (getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1)

function scrollsSideways(target: EventTarget | null): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (element === document.body) return false
    if (element.scrollWidth <= element.clientWidth) continue
    if (/auto|scroll/.test(getComputedStyle(element).overflowX)) return true
  }
  return false
}
