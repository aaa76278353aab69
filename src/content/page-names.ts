import { withBase } from '../platform/base'
import { fetchText } from '../platform/fetch-text'
import { createPromiseCache } from '../platform/promise-cache'
import { isRecord } from '../platform/record'
import { report } from '../platform/report'
import type { PageNames } from './types'

const loaded = createPromiseCache<PageNames>()
const NONE: Promise<PageNames> = Promise.resolve({})

/**
 * Other names of a language's pages, read when somebody first looks for a page by name. Never rejects: a filter works
 * without them. One promise an address, so that components may `use` it.
 */
export function loadNames(address: string | undefined): Promise<PageNames> {
  return address === undefined ? NONE : loaded(address, () => read(address))
}

async function read(address: string): Promise<PageNames> {
  try {
    const data: unknown = JSON.parse(await fetchText(withBase(address)))
    return isRecord(data) ? (data as PageNames) : {}
  } catch (error) {
    report('the other names of pages could not be read', address, 'run npm run manifest', error)
    return {}
  }
}
