/** A value that outlives a component, with subscribers. No React here, so it can be tested and used anywhere. */
export interface Store<T> {
  get(): T
  /** What it held before anything was read or chosen; pages that were drawn ahead of the visit show this. */
  readonly initial: T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

/** Makes a store; setting the value it already has (by `Object.is`) tells nobody. */
export function createStore<T>(start: T, initial = start): Store<T> {
  let value = start
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    initial,
    set(next) {
      if (Object.is(value, next)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
