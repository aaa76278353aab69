import { isRegion } from '../regions'
import { type Client, findPending, type Pending } from './pending'
import type { OAuthProvider } from './providers'

/** Longest code that is taken for one; Microsoft's have about 1,500 characters. */
const MAX_CODE = 8192
const MAX_DESCRIPTION = 300

/** What the provider's answer means. Nothing has been sent anywhere yet. */
export type CallbackAnswer =
  /** The page was opened without an answer. */
  | { kind: 'none' }
  | { kind: 'refused'; error: string; description: string }
  /** This tab has asked for it: exchange at once. */
  | { kind: 'ready'; code: string; client: Client; prefix: string }
  /** Nothing proves who asked: exchange only after the visitor says so. `client` is missing when it must be typed in. */
  | { kind: 'unverified'; code: string; client: Client | undefined }
  | { kind: 'unusable'; why: 'state-missing' | 'state-unknown' | 'state-expired' | 'region' | 'redirect' | 'code' }

interface Context {
  provider: OAuthProvider
  /** The operator's client and our redirect URI, for answers that name none. */
  shared: Client
  find?: (nonce: string) => Pending | 'expired' | undefined
}

/** Reads the query of a result page. Pure but for `find`. Of a repeated parameter the first one counts. */
export function readAnswer(search: string, context: Context): CallbackAnswer {
  const { provider, find = (nonce) => findPending(nonce, provider.id) } = context
  const query = new URLSearchParams(search)
  const read = (name: string) => query.get(name)?.trim() ?? ''
  if (query.has('error')) {
    const cut = (text: string) => text.slice(0, MAX_DESCRIPTION)
    return { kind: 'refused', error: cut(read('error')), description: cut(read('error_description')) }
  }
  const code = read('code')
  if (code === '') return { kind: 'none' }
  if (code.length > MAX_CODE) return { kind: 'unusable', why: 'code' }
  const state = query.get('state') ?? ''
  const pending = find(state)
  if (pending === 'expired') return { kind: 'unusable', why: 'state-expired' }
  if (pending) return { kind: 'ready', code, client: pending.client, prefix: pending.prefix }
  return withoutProof(code, state, context)
}

/** An old bookmark, a link on another page, another tab: what the former site's `state` says, or nothing. */
function withoutProof(code: string, state: string, { provider, shared }: Context): CallbackAnswer {
  const parts = provider.legacyParts > 0 ? legacyParts(state) : undefined
  if (parts && parts.length === provider.legacyParts) {
    const [id = '', secret = '', third] = parts
    if (provider.regions && !isRegion(third)) return { kind: 'unusable', why: 'region' }
    // The address in an old state is not ours to trust; only the configured one is used.
    if (provider.ownRedirect && third !== shared.redirectUri) return { kind: 'unusable', why: 'redirect' }
    const region = isRegion(third) ? { region: third } : {}
    return { kind: 'unverified', code, client: { id, secret, redirectUri: shared.redirectUri, ...region } }
  }
  if (!provider.stateless) return { kind: 'unusable', why: state === '' ? 'state-missing' : 'state-unknown' }
  if (state !== '' && provider.legacyParts > 0) return { kind: 'unusable', why: 'state-unknown' }
  return { kind: 'unverified', code, client: provider.client === 'own' ? undefined : shared }
}

function legacyParts(state: string): string[] | undefined {
  try {
    // A plus sign in a query is read as a space.
    const text = atob(state.replace(/ /g, '+'))
    return text.includes('::') ? text.split('::') : undefined
  } catch {
    // atob throws on what is not base64: then it is no state of the former site.
    return undefined
  }
}
