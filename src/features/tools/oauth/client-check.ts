import type { Client } from './pending'
import type { OAuthProvider } from './providers'

export type ClientField = 'id' | 'secret' | 'redirectUri'
/** Keys of the texts that say what is wrong. */
export type ClientErrors = Partial<Record<ClientField, 'tool.required' | 'tool.ascii' | 'oauth.badUri'>>
export type ClientWarnings = Partial<Record<ClientField, 'oauth.idShape' | 'oauth.secretShape'>>

const isAscii = (text: string) => /^[\x21-\x7e]*$/.test(text)

/** What keeps a client of the visitor's own from being used. Pure. */
export function clientErrors({ secret }: OAuthProvider, client: Client): ClientErrors {
  const errors: ClientErrors = {}
  if (client.id === '') errors.id = 'tool.required'
  else if (!isAscii(client.id)) errors.id = 'tool.ascii'
  if (client.secret === '' && secret === 'required') errors.secret = 'tool.required'
  else if (!isAscii(client.secret)) errors.secret = 'tool.ascii'
  if (!isWebAddress(client.redirectUri)) errors.redirectUri = 'oauth.badUri'
  return errors
}

/** What looks wrong but may be right: providers change the form of their ids. Pure. */
export function clientWarnings({ idPattern, notSecret }: OAuthProvider, { id, secret }: Client): ClientWarnings {
  return {
    ...(id !== '' && idPattern && !idPattern.test(id) ? { id: 'oauth.idShape' as const } : {}),
    ...(notSecret?.test(secret) ? { secret: 'oauth.secretShape' as const } : {}),
  }
}

function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol)
  } catch {
    // The URL constructor throws on what is no address.
    return false
  }
}
