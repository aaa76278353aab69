import { type Answer, call, textAt } from '../call'
import { CallFailed } from '../failure'
import { fill } from './authorize'
import type { Client } from './pending'
import type { OAuthProvider, TokenField } from './providers'

export type Tokens = Partial<Record<TokenField['field'], string>>

interface ExchangeContext {
  provider: OAuthProvider
  code: string
  client: Client
  /** The helper endpoint: name and base address. */
  endpoint: { name: string; url: string }
  /** Name of the provider, for messages. */
  who: string
}

/**
 * Exchanges a code for tokens. A code works once, so callers keep the promise instead of asking again. Throws
 * `CallFailed`, also when the answer holds none of the tokens.
 */
export async function exchangeCode({ provider, code, client, endpoint, who }: ExchangeContext): Promise<Tokens> {
  const { at, url, as, fields } = provider.exchange
  const values = {
    $code: code,
    $client_id: client.id,
    $client_secret: client.secret,
    $redirect_uri: client.redirectUri,
    $client: packed(client),
  }
  const body = fill(fields, values)
  const asked = at === 'helper' ? `${endpoint.name} (${endpoint.url})` : who
  const address = at === 'helper' ? endpoint.url + url : url
  const answer = await call({
    who: asked,
    url: as === 'query' ? `${address}?${new URLSearchParams(body)}` : address,
    ...(as === 'json' ? { json: body } : as === 'form' ? { form: body } : {}),
  })
  return tokensOf(answer, provider, asked)
}

/** The helper's OneDrive route takes the client in one text. */
const packed = ({ id, secret, region }: Client): string => {
  const bytes = new TextEncoder().encode(`${id}::${secret}::${region ?? 'global'}`)
  return btoa(String.fromCharCode(...bytes))
}

function tokensOf(answer: Answer, { tokens }: OAuthProvider, who: string): Tokens {
  const found: Tokens = {}
  for (const { field, at } of tokens) {
    const value = textAt(answer, at)
    if (value !== undefined) found[field] = value
  }
  if (Object.keys(found).length === 0)
    throw new CallFailed({ kind: 'missing', who, field: tokens[0]?.field ?? 'refresh_token' })
  return found
}

const running = new Map<string, Promise<Tokens>>()

/** The exchange of a code, the same one for everybody who asks; only a failed one can be tried again. */
export function exchangeOnce(context: ExchangeContext): Promise<Tokens> {
  const key = `${context.provider.id} ${context.code}`
  const known = running.get(key)
  if (known) return known
  const exchange = exchangeCode(context)
  running.set(key, exchange)
  exchange.catch(() => running.delete(key))
  return exchange
}

/** Forgets what exchanges have brought. */
export const forgetExchanges = (): void => running.clear()
