import { createStored, readItem } from '../../../platform/storage'
import { OAUTH_EXPIRY, STORAGE } from '../../../site/constants'
import { isRegion, type RegionId } from '../regions'
import { isProvider, type ProviderId } from './providers'

/** The application a code is asked for. Empty texts mean the operator's own. */
export interface Client {
  id: string
  secret: string
  redirectUri: string
  region?: RegionId
}

/** A sign-in on its way, kept for this tab until the provider sends the visitor back. */
export interface Pending {
  /** Random; comes back as `state` and proves that this tab has asked. */
  nonce: string
  provider: ProviderId
  client: Client
  /** Locale prefix of the page that asked, so that the answer is shown in the same language. */
  prefix: string
  /** Milliseconds since the epoch. */
  created: number
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** In this tab only: `sessionStorage` is not shared with others and ends with the tab. */
const requests = createStored<readonly Pending[]>({
  key: STORAGE.oauth,
  area: 'session',
  parse(text) {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter(isPending) : undefined
  },
  format: (list) => (list.length === 0 ? null : JSON.stringify(list)),
  fallback: [],
})

function isPending(value: unknown): value is Pending {
  if (typeof value !== 'object' || value === null) return false
  const { nonce, provider, client, prefix, created } = value as Partial<Pending>
  return (
    isText(nonce) &&
    isProvider(provider) &&
    isText(prefix) &&
    Number.isFinite(created) &&
    isText(client?.id) &&
    isText(client.secret) &&
    isText(client.redirectUri) &&
    (client.region === undefined || isRegion(client.region))
  )
}

const isFresh = ({ created }: Pending, now: number) => now - created >= 0 && now - created < OAUTH_EXPIRY

/** 128 random bits as base64url. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

/** Remembers a request. Returns its nonce, or `undefined` when the browser keeps nothing for this tab. */
export function remember(request: Omit<Pending, 'nonce' | 'created'>, now = Date.now()): string | undefined {
  const nonce = newNonce()
  const others = requests.get().filter((other) => other.provider !== request.provider && isFresh(other, now))
  requests.set([...others, { ...request, nonce, created: now }])
  return readItem(STORAGE.oauth, 'session')?.includes(nonce) ? nonce : undefined
}

/** The request that a nonce belongs to; `expired` when it is too old. Looking changes nothing. */
export function findPending(nonce: string, provider: ProviderId, now = Date.now()): Pending | 'expired' | undefined {
  const found = requests.get().find((request) => request.nonce === nonce && request.provider === provider)
  if (!found) return undefined
  return isFresh(found, now) ? found : 'expired'
}

/** Forgets a request with all that it holds, once it has been answered or given up. */
export function forgetPending(provider: ProviderId): void {
  requests.set(requests.get().filter((request) => request.provider !== provider))
}
