import { useSyncExternalStore } from 'react'

const query = (media: string): MediaQueryList | undefined =>
  typeof window === 'undefined' || !window.matchMedia ? undefined : window.matchMedia(media)

export const matchesMedia = (media: string): boolean => query(media)?.matches ?? false

/** Whether a media query matches, kept up to date. */
export function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = query(media)
      list?.addEventListener('change', notify)
      return () => list?.removeEventListener('change', notify)
    },
    () => matchesMedia(media),
    () => false,
  )
}

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
export const prefersReducedMotion = (): boolean => matchesMedia(REDUCED_MOTION)
