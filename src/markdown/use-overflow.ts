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
    listeners.set(element, () => setOverflows(element.scrollWidth > element.clientWidth + 1))
    watching.observe(element)
    return () => {
      listeners.delete(element)
      watching.unobserve(element)
    }
  }, [])
  return [ref, overflows]
}
