import { prefersReducedMotion } from './media'

/** The element a hash (`#id`, raw or percent-encoded) points at. */
export function findAnchor(hash: string): HTMLElement | undefined {
  const raw = hash.replace(/^#/, '')
  if (raw === '') return undefined
  const exact = document.getElementById(raw)
  if (exact) return exact
  try {
    return document.getElementById(decodeURIComponent(raw)) ?? undefined
  } catch {
    // A lone percent sign is part of the id as written, and that was looked up above.
    return undefined
  }
}

/** Scrolls to what a hash points at and moves the focus there, as a browser does; an empty hash is the top. */
export function scrollToAnchor(hash: string): boolean {
  if (hash === '' || hash === '#') {
    window.scrollTo({ top: 0, behavior: 'instant' })
    return true
  }
  const target = findAnchor(hash)
  if (!target) return false
  target.scrollIntoView({ block: 'start', behavior: 'instant' })
  focusWithoutScroll(target)
  return true
}

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
