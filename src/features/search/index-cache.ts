import { report } from '../../platform/report'
import type { IndexCache } from './locale-search'

const DATABASE = 'docs:search'
const STORE = 'indexes'

/**
 * Keeps finished indexes in the browser's database. Where that is forbidden, full or broken, search works from memory
 * as it does on a first visit; that is said once.
 */
export function createIndexCache(): IndexCache {
  let usable = true
  const attempt = async <T>(what: string, run: (store: IDBObjectStore) => IDBRequest<T>, mode: IDBTransactionMode) => {
    if (!usable) return undefined
    try {
      const database = await done(openDatabase())
      try {
        return await done(run(database.transaction(STORE, mode).objectStore(STORE)))
      } finally {
        database.close()
      }
    } catch (error) {
      usable = false
      report(
        `the search index could not be ${what}`,
        'IndexedDB',
        'nothing, it is kept in memory for this visit',
        error,
      )
      return undefined
    }
  }
  return {
    read: (locale) => attempt<unknown>('read', (store) => store.get(locale), 'readonly'),
    async write(locale, value) {
      await attempt('kept', (store) => store.put(value, locale), 'readwrite')
    },
  }
}

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return request
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the request failed without saying why'))
  })
