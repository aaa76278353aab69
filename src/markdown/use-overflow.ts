import { type RefObject, useEffect, useRef, useState } from 'react'

const listeners = new WeakMap<Element, () => void>()
let observer: ResizeObserver | undefined

/** Whether an element is wider inside than outside, so that it scrolls sideways and must be reachable by keyboard. */
export function useOverflow<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    observer ??= new ResizeObserver((entries) => {
      for (const { target } of entries) listeners.get(target)?.()
    })
    const watching = observer
    // What is in it grows without it, for instance when a visitor's own styles space the letters.
    const watched = [element, ...element.children]
    for (const each of watched) {
      listeners.set(each, () => setOverflows(element.scrollWidth > element.clientWidth + 1))
      watching.observe(each)
    }
    return () => {
      for (const each of watched) {
        listeners.delete(each)
        watching.unobserve(each)
      }
    }
  }, [])
  return [ref, overflows]
}
