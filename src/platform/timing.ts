export interface Cancellable<A extends unknown[]> {
  (...args: A): void
  cancel(): void
}

/** Calls `run` once, `delay` ms after the last call. */
export function debounce<A extends unknown[]>(run: (...args: A) => void, delay: number): Cancellable<A> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const debounced = (...args: A) => {
    clearTimeout(timer)
    timer = setTimeout(run, delay, ...args)
  }
  debounced.cancel = () => clearTimeout(timer)
  return debounced
}

/** Calls `run` at most every `interval` ms, and once more after the last call. */
export function throttle<A extends unknown[]>(run: (...args: A) => void, interval: number): Cancellable<A> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: A | undefined
  const tick = () => {
    timer = undefined
    if (pending) {
      const args = pending
      pending = undefined
      run(...args)
      timer = setTimeout(tick, interval)
    }
  }
  const throttled = (...args: A) => {
    pending = args
    if (timer === undefined) timer = setTimeout(tick, interval)
  }
  throttled.cancel = () => {
    clearTimeout(timer)
    timer = undefined
    pending = undefined
  }
  return throttled
}

/** Runs when the browser has nothing better to do; returns how to take it back. */
export function whenIdle(run: () => void, timeout = 2000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(run, 200)
  return () => clearTimeout(handle)
}

/** Runs once what is drawn now is on the screen; returns how to take it back. */
export function whenPainted(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Between two pieces of work: what the visitor did meanwhile, and a painting that waits, go first. */
export async function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } }
  await (scheduler?.yield?.() ?? delay(0))
}

/** Resolves after a time in milliseconds. */
export const delay = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))
