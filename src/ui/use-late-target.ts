import { useEffect } from 'react'
import { focusWithoutScroll, holdInView } from '../platform/scroll'
import { useStore } from '../platform/use-store'
import { awaitsPlace } from '../stores/navigation'

/**
 * Goes to a place that the address names and that arrives later than the page, when somebody waits for it there.
 * `id`: of its element, once that is drawn; `block` as of `scrollIntoView`.
 */
export function useLateTarget(id: string | undefined, block: ScrollLogicalPosition = 'start'): void {
  const isAwaited = useStore(awaitsPlace)
  useEffect(() => {
    const target = id !== undefined && isAwaited ? document.getElementById(id) : null
    if (!target) return
    awaitsPlace.set(false)
    focusWithoutScroll(target)
    // Not ended by what has just been set: it ends by itself.
    holdInView(target, { block })
  }, [id, block, isAwaited])
}
