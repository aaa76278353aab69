import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { findTarget } from '../content/hash-target'

/** Calls `reveal` when the address's hash points into an element that hides its content, then scrolls to the target. */
export function useRevealed<T extends HTMLElement>(
  ref: RefObject<T | null>,
  reveal: (element: T, target: HTMLElement) => void,
): void {
  const { hash, key } = useLocation()
  const latest = useRef(reveal)
  latest.current = reveal
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash again is another visit
  useEffect(() => {
    const target = hash.length > 1 ? findTarget(hash) : undefined
    const element = ref.current
    if (!target || !element?.contains(target) || element === target) return
    latest.current(element, target)
    target.scrollIntoView()
  }, [hash, key, ref])
}
