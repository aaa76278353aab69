import { useSite } from '../../../content/page-context'
import { redirectUri } from './authorize'
import type { Client } from './pending'
import type { OAuthProvider } from './providers'

/** The operator's application for a provider. `askAs` is its public id, empty when none is configured. */
export function useSharedClient(provider: OAuthProvider): { client: Client; askAs: string } {
  const { oauth } = useSite()
  const askAs = Object.hasOwn(oauth.clients, provider.id) ? (oauth.clients[provider.id] ?? '') : ''
  const uri = redirectUri(oauth, provider.id)
  return { client: { id: provider.helperClient ? '' : askAs, secret: '', redirectUri: uri }, askAs }
}
