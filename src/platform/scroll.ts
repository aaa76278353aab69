import { prefersReducedMotion } from './media'

/** Moves the focus without moving the page; makes the element focusable for as long as it has the focus. */
export function focusWithoutScroll(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex') && target.tabIndex < 0) {
    target.setAttribute('tabindex', '-1')
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}

/** Glides to a place where motion is welcome, jumps there where it is not. */
export function glideTo(top: number): void {
  window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

/** How long after arriving somewhere the page may still grow, and move by itself, in milliseconds. */
export const SETTLE = 1500

/** What the visitor does to go elsewhere. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Calls `restore` whenever the page grows, until the visitor moves or it has settled. Returns how to end it before. */
export function whileSettling(restore: () => void): () => void {
  const observer = new ResizeObserver(restore)
  const forget = onMove(() => stop())
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    forget()
  }
  const timer = setTimeout(stop, SETTLE)
  observer.observe(document.body)
  return stop
}

/** Brings a place into view, and keeps it there while the page settles. */
export function holdInView(target: Element, where?: ScrollIntoViewOptions): () => void {
  target.scrollIntoView(where)
  return whileSettling(() => {
    if (target.isConnected) target.scrollIntoView(where)
  })
}

/** Calls `run` when the visitor moves. Returns how to take it back. */
export function onMove(run: () => void): () => void {
  for (const move of MOVES) window.addEventListener(move, run, { passive: true })
  return () => {
    for (const move of MOVES) window.removeEventListener(move, run)
  }
}
