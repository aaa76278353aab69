import { whenIdle } from '../platform/timing'

/** The browser styles an element and all that is in it anew when it becomes inert; so many take a few milliseconds. */
const AT_ONCE = 100

/**
 * Makes everything beside an element inert, as the browser does for a modal dialog; but part after part, when there is
 * time. All at once takes 150 ms on a slow phone. Returns what undoes it.
 */
export function makePageInert(beside: Element): () => void {
  const parts = partsBeside(beside)
  const done: HTMLElement[] = []
  const next = () => {
    const part = parts.shift()
    if (!part) return
    part.inert = true
    done.push(part)
    stop = whenIdle(next)
  }
  let stop = whenIdle(next)
  return () => {
    stop()
    for (const part of done) part.inert = false
  }
}

function partsBeside(element: Element): HTMLElement[] {
  const { parentElement } = element
  if (!parentElement || element === document.body) return []
  const others = [...parentElement.children].filter((child) => child !== element)
  return [...others.flatMap(partsOf), ...partsBeside(parentElement)]
}

function partsOf(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element.inert) return []
  return element.getElementsByTagName('*').length <= AT_ONCE ? [element] : [...element.children].flatMap(partsOf)
}
