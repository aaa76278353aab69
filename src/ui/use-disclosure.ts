import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { hasModifier } from '../platform/keyboard'

/** How long a mouse rests on a button before its panel opens, and how long after leaving it closes. Milliseconds. */
const HOVER = { open: 100, close: 220 } as const

export interface Disclosure<Root extends HTMLElement = HTMLDivElement> {
  open: boolean
  close(): void
  root: {
    ref: RefObject<Root | null>
    onBlur(event: FocusEvent): void
    onKeyDown(event: KeyboardEvent): void
    onPointerEnter(event: PointerEvent): void
    onPointerLeave(event: PointerEvent): void
  }
  button: {
    ref: RefObject<HTMLButtonElement | null>
    'aria-expanded': boolean
    'aria-controls': string
    onClick(): void
  }
  panel: { id: string; hidden: boolean }
}

/**
 * A button and the panel it opens: press to toggle, Arrow down to enter, Escape to leave with the focus back on the
 * button; closes when the focus or a press goes elsewhere and when the address changes. With `hover` a resting mouse
 * opens it too.
 */
export function useDisclosure<Root extends HTMLElement = HTMLDivElement>({
  hover = false,
}: {
  hover?: boolean
} = {}): Disclosure<Root> {
  const [open, setOpen] = useState(false)
  const rootRef = useRef<Root>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByHover = useRef(false)
  const id = useId()
  const { key } = useLocation()

  const close = useCallback(() => {
    clearTimeout(timer.current)
    setOpen(false)
  }, [])
  const later = (next: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      openedByHover.current = next
      setOpen(next)
    }, delay)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new history entry is what closes the panel
  useEffect(() => {
    setOpen(false)
    return () => clearTimeout(timer.current)
  }, [key])

  useEffect(() => {
    if (!open) return
    const press = (event: Event) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [open])

  return {
    open,
    close,
    root: {
      ref: rootRef,
      onBlur(event) {
        const next = event.relatedTarget
        if (next instanceof Node && !rootRef.current?.contains(next)) close()
      },
      onKeyDown(event) {
        if (event.key === 'Escape' && open) {
          event.stopPropagation()
          close()
          buttonRef.current?.focus()
        } else if (hasModifier(event)) {
          return
        } else if (event.key === 'ArrowDown' && event.target === buttonRef.current) {
          event.preventDefault()
          setOpen(true)
          requestAnimationFrame(() => enter(document.getElementById(id), buttonRef.current))
        } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isLink(event.target)) {
          event.preventDefault()
          neighbourLink(document.getElementById(id), event.target, event.key === 'ArrowDown' ? 1 : -1)?.focus()
        }
      },
      onPointerEnter(event) {
        if (hover && event.pointerType === 'mouse') later(true, HOVER.open)
      },
      onPointerLeave(event) {
        if (hover && event.pointerType === 'mouse') later(false, HOVER.close)
      },
    },
    button: {
      ref: buttonRef,
      'aria-expanded': open,
      'aria-controls': id,
      onClick() {
        clearTimeout(timer.current)
        // The panel has just opened under the pointer; a press at that moment means "open", not "close again".
        setOpen(!open || openedByHover.current)
        openedByHover.current = false
      },
    },
    panel: { id, hidden: !open },
  }
}

const isLink = (target: EventTarget): target is HTMLAnchorElement => target instanceof HTMLAnchorElement

const firstControl = (panel: HTMLElement | null): HTMLElement | null | undefined =>
  panel?.querySelector<HTMLElement>('a, input:checked, button, input, select')

/** Brings the focus into a panel, whose content may be on its way; not any more when it has left the button. */
function enter(panel: HTMLElement | null, button: HTMLElement | null): void {
  const control = firstControl(panel)
  control?.focus()
  if (control || !panel) return
  const observer = new MutationObserver(() => {
    const arrived = firstControl(panel)
    if (!arrived) return
    observer.disconnect()
    if (document.activeElement === button) arrived.focus()
  })
  observer.observe(panel, { childList: true, subtree: true })
}

function neighbourLink(panel: HTMLElement | null, from: HTMLElement, step: number): HTMLElement | undefined {
  const links = [...(panel?.querySelectorAll<HTMLElement>('a') ?? [])]
  const at = links.indexOf(from)
  return at < 0 ? undefined : links[(at + step + links.length) % links.length]
}
