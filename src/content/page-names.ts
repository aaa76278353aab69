import { withBase } from '../platform/base'
import { fetchText } from '../platform/fetch-text'
import { report } from '../platform/report'
import type { PageNames } from './types'

const loaded = new Map<string, Promise<PageNames>>()
const NONE: Promise<PageNames> = Promise.resolve({})

/**
 * Other names of a language's pages, read when somebody first looks for a page by name. Never rejects: a filter works
 * without them. One promise an address, so that components may `use` it.
 */
export function loadNames(address: string | undefined): Promise<PageNames> {
  if (address === undefined) return NONE
  const known = loaded.get(address) ?? read(address)
  loaded.set(address, known)
  return known
}

async function read(address: string): Promise<PageNames> {
  try {
    const data: unknown = JSON.parse(await fetchText(withBase(address)))
    return typeof data === 'object' && data !== null ? (data as PageNames) : {}
  } catch (error) {
    report('the other names of pages could not be read', address, 'run npm run manifest', error)
    return {}
  }
}
