/** How long a failure is remembered when nobody asks to try again, in milliseconds. */
const FORGET_AFTER = 10_000

const failures = new Set<() => void>()

/** Makes every failed promise be asked for anew; for a button that tries again. */
export function forgetFailures(): void {
  for (const forget of [...failures]) forget()
}

/**
 * Promises by name. React's `use` has to meet the same promise at every attempt to draw, also a failed one, or it
 * waits for ever; a failure is therefore kept until somebody tries again or some seconds have passed. Above `limit`
 * the oldest goes.
 */
export function createPromiseCache<T>(limit = Number.POSITIVE_INFINITY) {
  const cache = new Map<string, Promise<T>>()
  return (name: string, start: () => Promise<T>): Promise<T> => {
    const known = cache.get(name)
    if (known) return known
    const promise = start()
    cache.set(name, promise)
    const oldest = cache.keys().next().value
    if (cache.size > limit && oldest !== undefined) cache.delete(oldest)
    promise.catch(() => {
      const forget = () => {
        failures.delete(forget)
        if (cache.get(name) === promise) cache.delete(name)
      }
      failures.add(forget)
      setTimeout(forget, FORGET_AFTER)
    })
    return promise
  }
}
