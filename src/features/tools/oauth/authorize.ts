import { withBase } from '../../../platform/base'
import type { OAuth } from '../../../site/types'
import type { Client } from './pending'
import type { OAuthProvider, ProviderId, Slot } from './providers'

/** Puts values into the slots of a provider's row. */
export function fill(fields: Record<string, string>, values: Partial<Record<Slot, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value.startsWith('$') ? (values[value as Slot] ?? '') : value,
    ]),
  )
}

/**
 * Where providers send visitors back to. Without a locale and without `.html`, because it has to equal what is
 * registered at the provider to the letter.
 */
export function redirectUri({ redirectBase }: OAuth, provider: ProviderId, origin = window.location.origin): string {
  const base = redirectBase.replace(/\/+$/, '') || origin + withBase('/').replace(/\/$/, '')
  return `${base}/tool/${provider}/callback`
}

/** The provider's page that asks the visitor for permission. Holds the client's id, never its secret. */
export function authorizeUrl(provider: OAuthProvider, client: Client, nonce: string, extraScope = false): string {
  const url = new URL(provider.authorize)
  const region = client.region && provider.regions?.[client.region]
  if (region) url.host = new URL(region.signIn).host
  const values = { $client_id: client.id, $redirect_uri: client.redirectUri, $state: nonce }
  for (const [name, value] of Object.entries(fill(provider.params, values))) url.searchParams.set(name, value)
  if (extraScope && provider.extraScope) {
    url.searchParams.set('scope', `${url.searchParams.get('scope')} ${provider.extraScope}`)
  }
  return url.href
}

/** An address on the visitor's own machine: nothing of ours answers there. */
export function isLoopback(uri: string): boolean {
  try {
    return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(uri).hostname)
  } catch {
    // What is no address is no loopback either.
    return false
  }
}
