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
