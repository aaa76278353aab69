import { createStore, type Store } from './store'

export type Area = 'local' | 'session'

/**
 * Browser storage that never throws: cookies off, private mode, a sandboxed frame or a full quota leave the value
 * in memory for this visit.
 */
function areaOf(area: Area): Storage | undefined {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    // Reading the property itself throws when the visitor forbids storage; memory is the specified fallback.
    return undefined
  }
}

export function readItem(key: string, area: Area = 'local'): string | null {
  try {
    return areaOf(area)?.getItem(key) ?? null
  } catch {
    // Same as above: a forbidden area may also throw on access.
    return null
  }
}

/** Writes, or removes when the value is `null`. Returns whether the browser kept it. */
export function writeItem(key: string, value: string | null, area: Area = 'local'): boolean {
  try {
    const storage = areaOf(area)
    if (value === null) storage?.removeItem(key)
    else storage?.setItem(key, value)
    return storage !== undefined
  } catch {
    // Full or forbidden: the caller's store keeps the value for this visit.
    return false
  }
}

export interface StoredOptions<T> {
  key: string
  area?: Area
  /** Turns the stored text into a value; `undefined` means "not valid, use the default". */
  parse(text: string): T | undefined
  /** `null` removes the entry. */
  format(value: T): string | null
  fallback: T
}

/** A store kept in browser storage and in step between tabs of the same site. */
export function createStored<T>({ key, area = 'local', parse, format, fallback }: StoredOptions<T>): Store<T> {
  const read = (text: string | null): T => {
    if (text === null) return fallback
    try {
      return parse(text) ?? fallback
    } catch {
      // A value some other program left under our key is not worth a broken page.
      return fallback
    }
  }
  const store = createStore(read(readItem(key, area)), fallback)
  if (typeof window !== 'undefined' && area === 'local') {
    window.addEventListener('storage', (event) => {
      if (event.key === key) store.set(read(event.newValue))
    })
  }
  return {
    ...store,
    set(value) {
      writeItem(key, format(value), area)
      store.set(value)
    },
  }
}
