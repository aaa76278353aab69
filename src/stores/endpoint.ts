import { createStored } from '../platform/storage'
import { createStore } from '../platform/store'
import { ENDPOINT_DEFAULT, STORAGE } from '../site/constants'
import type { Endpoints } from '../site/types'

export interface Endpoint {
  name: string
  /** Base address without a trailing slash. */
  url: string
}

/** Name under which the visitor's own endpoint is offered. */
export const CUSTOM_ENDPOINT = 'custom'
const LOCAL_ENDPOINT = 'local'
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The name the visitor chose; it may name nothing that is offered now. */
export const chosenEndpoint = createStored<string>({
  key: STORAGE.endpoint,
  parse: (text) => text || undefined,
  format: (name) => name,
  fallback: '',
})

/** The address of the visitor's own endpoint, or nothing. */
export const customEndpoint = createStored<string>({
  key: STORAGE.customEndpoint,
  parse: readEndpointUrl,
  format: (url) => url || null,
  fallback: '',
})

/** An endpoint's address in its plain form; `undefined` unless it is https, or http to this computer. */
export function readEndpointUrl(text: string): string | undefined {
  try {
    const url = new URL(text.trim())
    if (url.username || url.password || url.search || url.hash) return undefined
    const secure = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.has(url.hostname))
    return secure ? url.href.replace(/\/+$/, '') : undefined
  } catch {
    // The URL constructor throws on what is no address; there is nothing to say but "not valid".
    return undefined
  }
}

/** The host of this visit; a page that is drawn ahead of the visit has none. */
export const visitedHost = createStore(typeof window === 'undefined' ? '' : window.location.hostname, '')

/** What the selector offers: the owner's endpoints, `local` on this computer only, and the visitor's own. */
export function offeredEndpoints(
  { map, localPort }: Endpoints,
  hostname = visitedHost.get(),
  custom = customEndpoint.get(),
): Endpoint[] {
  const offered = Object.entries(map).map(([name, url]) => ({ name, url: url.replace(/\/+$/, '') }))
  if (LOCAL_HOSTS.has(hostname) && !Object.hasOwn(map, LOCAL_ENDPOINT)) {
    offered.push({ name: LOCAL_ENDPOINT, url: `http://localhost:${localPort}` })
  }
  if (custom) offered.push({ name: CUSTOM_ENDPOINT, url: custom })
  return offered
}

/**
 * The endpoint that calls go to now: the chosen one if it is offered, else the default, else the first. Ask at the
 * time of each call, so that a change counts at once. Throws when the site configures none.
 */
export function currentEndpoint(
  endpoints: Endpoints,
  hostname = visitedHost.get(),
  custom = customEndpoint.get(),
  chosen = chosenEndpoint.get(),
): Endpoint {
  const offered = offeredEndpoints(endpoints, hostname, custom)
  const named = (name: string) => offered.find((endpoint) => endpoint.name === name)
  const found = named(chosen) ?? named(endpoints.default) ?? named(ENDPOINT_DEFAULT) ?? offered[0]
  if (!found) throw new Error('site.yaml: endpoints.map names no endpoint')
  return found
}
