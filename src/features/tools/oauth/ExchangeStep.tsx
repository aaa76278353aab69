import { useEffect, useEffectEvent } from 'react'
import { Spinner } from '../../../ui/Spinner'
import { useProductTexts } from '../../../ui/use-product-texts'
import { FailureNote } from '../FailureNote'
import { useCall } from '../use-call'
import { useEndpoint } from '../use-endpoint'
import { Again } from './Again'
import { ExchangeResult } from './ExchangeResult'
import { exchangeOnce, type Tokens } from './exchange'
import type { Client } from './pending'
import type { OAuthProvider } from './providers'

/** Exchanges the code as soon as it is shown, and shows what came of it. */
export function ExchangeStep({ provider, code, client }: { provider: OAuthProvider; code: string; client: Client }) {
  const { t } = useProductTexts()
  const endpoint = useEndpoint()
  const { busy, failure, value, run } = useCall<Tokens>()
  const who = t(`who.${provider.id}`)
  const exchange = () => run(() => exchangeOnce({ provider, code, client, endpoint, who }))
  const begin = useEffectEvent(exchange)
  useEffect(() => begin(), [])

  if (value) return <ExchangeResult provider={provider} client={client} tokens={value} />
  if (failure) {
    return (
      <FailureNote failure={failure} retry={exchange} redirectUri={client.redirectUri}>
        <Again provider={provider} text={t('tool.startAgain')} />
      </FailureNote>
    )
  }
  return (
    <p role="status" aria-busy={busy}>
      <Spinner /> {t('tool.working', { who: provider.exchange.at === 'helper' ? endpoint.who : who })}
    </p>
  )
}
