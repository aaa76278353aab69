import { useSyncExternalStore } from 'react'
import type { Store } from './store'

/** The one bridge from a store to React. Taking over a snapshot begins with the value that it was drawn with. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial)
}

/** A part of a store's value that is the same as long as it does not change; other parts draw nothing anew. */
export function useStorePart<T, P>(store: Store<T>, part: (value: T) => P): P {
  return useSyncExternalStore(
    store.subscribe,
    () => part(store.get()),
    () => part(store.initial),
  )
}
