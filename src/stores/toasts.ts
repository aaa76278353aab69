import { createStore } from '../platform/store'
import { TOAST_DURATION, TOAST_PLACEMENT } from '../site/constants'

export type ToastType = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading'
export type ToastPlacement = 'top' | 'top-left' | 'top-right' | 'bottom' | 'bottom-left' | 'bottom-right'

export interface ToastOptions {
  type?: ToastType
  /** Plain text; never HTML. */
  content: string
  /** Milliseconds until it hides; 0 keeps it until it is closed. */
  duration?: number
  /** Shows a close button. */
  closable?: boolean
  /** Stays while the pointer or the focus is on it, and gets its whole time again afterwards (default). */
  keepAliveOnHover?: boolean
  placement?: ToastPlacement
  icon?: string
  showIcon?: boolean
  action?: { text: string; run(): void }
  /** The visitor pressed close; `false` keeps it. */
  onClose?(): boolean | undefined
  /** It begins to leave. */
  onLeave?(): void
  /** It is gone. */
  onAfterLeave?(): void
}

export interface Toast extends ToastOptions {
  id: number
  leaving: boolean
}

export interface ToastHandle {
  id: number
  update(changes: Partial<Pick<ToastOptions, 'content' | 'type'>>): void
  destroy(): void
}

/** How long a toast takes to leave, in milliseconds; `ToastHost.module.css` moves as long. */
const LEAVING = 200

/** The queue, oldest first. */
export const toasts = createStore<readonly Toast[]>([])
let maximum = Number.POSITIVE_INFINITY
let placement: ToastPlacement = TOAST_PLACEMENT
let lastId = 0

interface Countdown {
  timer?: ReturnType<typeof setTimeout>
  /** How many reasons hold it: pointer, focus, hidden tab. */
  holds: number
}
const countdowns = new Map<number, Countdown>()

/** Settings for all toasts: how many at most, and where those without a placement appear. */
export function configureToasts(settings: { max?: number; placement?: ToastPlacement }): void {
  maximum = settings.max ?? Number.POSITIVE_INFINITY
  placement = settings.placement ?? TOAST_PLACEMENT
}

/** Shows a message. Above the maximum the oldest one goes first. */
export function showToast(options: ToastOptions): ToastHandle {
  const id = ++lastId
  const staying = toasts.get().filter((toast) => !toast.leaving)
  for (const oldest of staying.slice(0, Math.max(0, staying.length - maximum + 1))) destroyToast(oldest.id)
  toasts.set([...toasts.get(), { type: 'default', placement, ...options, id, leaving: false }])
  countdowns.set(id, { holds: 0 })
  start(id)
  return { id, update: (changes) => update(id, changes), destroy: () => destroyToast(id) }
}

/** The visitor closes a toast. */
export function closeToast(id: number): void {
  const toast = find(id)
  if (toast?.onClose?.() === false) return
  destroyToast(id)
}

/** Takes a toast away, with its way out. */
export function destroyToast(id: number): void {
  const toast = find(id)
  if (!toast || toast.leaving) return
  clearTimeout(countdowns.get(id)?.timer)
  countdowns.delete(id)
  toast.onLeave?.()
  patch(id, { leaving: true })
  setTimeout(() => {
    toasts.set(toasts.get().filter((candidate) => candidate.id !== id))
    toast.onAfterLeave?.()
  }, LEAVING)
}

export function destroyAllToasts(): void {
  for (const toast of toasts.get()) destroyToast(toast.id)
}

/** Stops the time of a toast; every hold needs its `releaseToast`. */
export function holdToast(id: number): void {
  const countdown = countdowns.get(id)
  if (!countdown || find(id)?.keepAliveOnHover === false) return
  countdown.holds++
  clearTimeout(countdown.timer)
}

/** Lets the time of a toast run again, from the beginning. */
export function releaseToast(id: number): void {
  const countdown = countdowns.get(id)
  if (!countdown || countdown.holds === 0) return
  countdown.holds--
  start(id)
}

function start(id: number): void {
  const countdown = countdowns.get(id)
  const toast = find(id)
  if (!countdown || !toast || countdown.holds > 0) return
  const duration = toast.duration ?? (toast.type === 'loading' ? 0 : TOAST_DURATION)
  clearTimeout(countdown.timer)
  if (duration > 0) countdown.timer = setTimeout(() => destroyToast(id), duration)
}

function update(id: number, changes: Partial<ToastOptions>): void {
  patch(id, changes)
  start(id)
}

const find = (id: number): Toast | undefined => toasts.get().find((toast) => toast.id === id)

function patch(id: number, changes: Partial<Toast>): void {
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)))
}
