import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far below or above the screen something counts as near, in pixels. */
const MARGIN = 600

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

function watch(element: Element, arrived: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { rootMargin: `${MARGIN}px 0px` },
  )
  waiting.set(element, arrived)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
}

/** Whether an element has been near the screen: true for good once it has. `enabled: false` means it always is. */
export function useNear<T extends Element>(enabled = true): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [near, setNear] = useState(!enabled)
  useEffect(() => {
    const element = ref.current
    if (near || !element) return
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true)
      return
    }
    return watch(element, () => setNear(true))
  }, [near])
  return [ref, near]
}
