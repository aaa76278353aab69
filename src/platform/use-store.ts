import { useSyncExternalStore } from 'react'
import type { Store } from './store'

/** The one bridge from a store to React. Taking over a snapshot begins with the value that it was drawn with. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial)
}
