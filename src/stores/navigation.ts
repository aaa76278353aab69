import { createStore } from '../platform/store'

/** Path, with the base, of the page that is on its way; `undefined` when none is. */
export const awaitedPath = createStore<string | undefined>(undefined)

/** Whether the address names a place that is not there yet, and its visitor has not moved meanwhile. */
export const awaitsPlace = createStore(false)
