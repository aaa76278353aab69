import type { Location } from 'react-router-dom'
import { readItem, writeItem } from '../platform/storage'
import { STORAGE } from '../site/constants'

export interface ScrollMemory {
  /** Notes where the window is, for a return to this entry of the history. */
  keep(location: Location): void
  of(location: Location): number | undefined
}

/** Scroll positions by entry of the history, through reloads too: the browser restores its own before the page is there. */
export function createScrollMemory(current: () => Location): ScrollMemory {
  const positions = read()
  const keep = (location: Location) => positions.set(idOf(location), window.scrollY)
  const restoreBy = (who: ScrollRestoration) => {
    window.history.scrollRestoration = who
  }
  restoreBy('manual')
  window.addEventListener('pageshow', () => restoreBy('manual'))
  window.addEventListener('pagehide', () => {
    keep(current())
    writeItem(STORAGE.scroll, JSON.stringify([...positions]), 'session')
    // Whatever is opened at this entry next has no such memory, or takes over again.
    restoreBy('auto')
  })
  return { keep, of: (location) => positions.get(idOf(location)) }
}

/** Whether this load goes back to where the visitor was: a reload, or the browser's own buttons. A link does not. */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type !== 'navigate'
}

/** The first entry of every visit has the same key. */
const idOf = ({ key, pathname }: Location): string => `${key} ${pathname}`

function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(readItem(STORAGE.scroll, 'session') ?? '[]') as [string, number][])
  } catch {
    // What some other program left under our key is not worth a broken page.
    return new Map()
  }
}
