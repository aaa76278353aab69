import { useEffect } from 'react'
import { holdInView } from '../platform/scroll'

/**
 * Brings a place into view that the address names and that arrives later than the page. `id`: of its element, once
 * that is drawn; `block` as of `scrollIntoView`.
 */
export function useLateTarget(id: string | undefined, block: ScrollLogicalPosition = 'start'): void {
  useEffect(() => {
    const target = id === undefined ? null : document.getElementById(id)
    return target ? holdInView(target, { block }) : undefined
  }, [id, block])
}
