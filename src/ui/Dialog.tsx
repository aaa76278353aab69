import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { focusWithoutScroll } from '../platform/scroll'
import styles from './Dialog.module.css'
import { openLightModal } from './light-modal'

/** `card` is centred, `top` hangs from the top, `start` slides in from that edge, `screen` covers everything. */
type DialogShape = 'card' | 'top' | 'start' | 'screen'

interface DialogProps {
  open: boolean
  /** Closed by Escape, by a press on the backdrop, or by the browser's back gesture. */
  onClose(): void
  /** The accessible name. The focus starts at what inside has `data-autofocus`, else at the first control. */
  label: string
  shape?: DialogShape
  /** `false`: only what is inside may close it. */
  dismissable?: boolean
  /** What is inside stays when it is closed, with its state; it is drawn at the first opening. */
  keep?: boolean
  /**
   * Opens without having all of the page styled anew, and without animation; a scrim, and what else may be pressed,
   * stands in its parent.
   */
  light?: boolean
  className?: string
  children: ReactNode
}

/** How long a closing dialog keeps its content for the way out, in milliseconds; `Dialog.module.css` moves as long. */
const LEAVING = 200

/**
 * A modal on the native element: the page behind is inert, the focus stays inside and returns to where it was. The
 * page is locked by a style that looks for open dialogs, so that nothing can leave it locked.
 */
export function Dialog({
  open,
  onClose,
  label,
  shape = 'card',
  dismissable = true,
  keep,
  light,
  className,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const rendered = useLinger(open, keep ? Infinity : LEAVING)
  const closed = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const openedOn = window.location.pathname
    const undo = light ? openLightModal(element, () => closed()) : undefined
    if (!element.open) element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      undo?.()
      element.close()
      restoreFocus(openedOn)
      // Without an opener the browser leaves the focus in the hidden field until it paints; keys would go there.
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && element.contains(activeElement)) activeElement.blur()
    }
  }, [open, light])

  // With the opening, not after its painting: an Escape that comes at once would go past the page's state.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const cancel = (event: Event) => {
      event.preventDefault()
      if (dismissable) closed()
    }
    // A second Escape closes the element whatever a page says; the state follows, or the dialog opens again. The event
    // comes late: of a dialog that has been opened again meanwhile it says nothing.
    const close = () => {
      if (!open || element.open) return
      if (dismissable) closed()
      else element.showModal()
    }
    element.addEventListener('cancel', cancel)
    element.addEventListener('close', close)
    return () => {
      element.removeEventListener('cancel', cancel)
      element.removeEventListener('close', close)
    }
  }, [open, dismissable])

  const press = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && dismissable) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press is on the backdrop; Escape is the same by keyboard
    <dialog
      ref={dialog}
      // biome-ignore lint/a11y/noRedundantRoles: what looks at the site from outside asks for the attribute
      role="dialog"
      aria-label={label}
      aria-modal="true"
      data-modal
      data-shape={shape}
      data-light={light}
      data-print="hide"
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      onClick={press}
    >
      {rendered && <div className={styles.content}>{children}</div>}
    </dialog>
  )
}

/** True while `open`, and for `delay` milliseconds after, which may be forever. */
function useLinger(open: boolean, delay: number): boolean {
  const [lingers, setLingers] = useState(open)
  useEffect(() => {
    if (open) {
      setLingers(true)
      return
    }
    if (delay === Infinity) return
    const timer = setTimeout(() => setLingers(false), delay)
    return () => clearTimeout(timer)
  }, [open, delay])
  return open || lingers
}

/**
 * The browser has returned the focus to the opener. When that is gone or hidden, or when another page has come
 * meanwhile, reading goes on at the page's title.
 */
function restoreFocus(openedOn: string): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (!isLost && window.location.pathname === openedOn) return
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (start) focusWithoutScroll(start)
}
