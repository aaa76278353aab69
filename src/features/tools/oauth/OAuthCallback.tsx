import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLocale } from '../../../content/page-context'
import { useProductTexts } from '../../../ui/use-product-texts'
import { Note } from '../FailureNote'
import { Again } from './Again'
import { type CallbackAnswer, readAnswer } from './answer'
import { attendQuery, handOverQuery, heldQuery, holdQuery } from './callback-query'
import { ExchangeStep } from './ExchangeStep'
import { forgetExchanges } from './exchange'
import { OAuthRequest } from './OAuthRequest'
import { forgetPending } from './pending'
import type { OAuthProvider } from './providers'
import { UnverifiedStep } from './UnverifiedStep'
import { useSharedClient } from './use-shared-client'

/** Where a provider sends its visitor back to: says what the answer means and exchanges the code, once. */
export function OAuthCallback({ provider }: { provider: OAuthProvider }) {
  const search = useCleanQuery()
  const { client: shared } = useSharedClient(provider)
  const [answer] = useState(() => readAnswer(search, { provider, shared }))
  const { prefix } = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page in the other language is another visit
  useEffect(() => attendQuery(forgetExchanges), [prefix])
  const away = useOwnLanguage(answer, search)
  useEffect(() => {
    // The answer has been read; client secret and nonce have done their work.
    if (!away && answer.kind !== 'none') forgetPending(provider.id)
  }, [away, answer.kind, provider.id])

  return away ? null : <AnswerView answer={answer} provider={provider} />
}

function AnswerView({ answer, provider }: { answer: CallbackAnswer; provider: OAuthProvider }) {
  const { t } = useProductTexts()
  const who = t(`who.${provider.id}`)
  switch (answer.kind) {
    case 'none':
      return provider.requestPage ? (
        <Note tone="info">
          <p>{t('oauth.none')}</p>
          <Again provider={provider} text={t('oauth.toRequest')} />
        </Note>
      ) : (
        <>
          <Note tone="info">{t('oauth.noneHere')}</Note>
          <OAuthRequest provider={provider} />
        </>
      )
    case 'refused': {
      const words = answer.description || answer.error
      return (
        <Note tone="danger">
          <p>
            <strong>{t(answer.error === 'access_denied' ? 'oauth.denied' : 'oauth.refused', { who })}</strong>
          </p>
          {words && (
            <p>
              {t('failure.words')} <q>{words}</q>
            </p>
          )}
          <Again provider={provider} text={t('tool.startAgain')} />
        </Note>
      )
    }
    case 'unusable':
      return (
        <Note tone="danger">
          <p>{t(`oauth.unusable.${answer.why}`)}</p>
          <Again provider={provider} text={t('tool.startAgain')} />
        </Note>
      )
    case 'unverified':
      return <UnverifiedStep provider={provider} code={answer.code} client={answer.client} />
    case 'ready':
      return <ExchangeStep provider={provider} code={answer.code} client={answer.client} />
  }
}

/**
 * The provider's answer. `index.html` has already taken it out of the address when the page was opened with it; a
 * link inside the site may still bring one, and then the address is cleaned here.
 */
function useCleanQuery(): string {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const fresh = /[?&](?:code|error)=/.test(search)
  useEffect(() => {
    if (!fresh) return
    holdQuery(search)
    navigate({ pathname, hash }, { replace: true, preventScrollReset: true })
  }, [fresh, search, pathname, hash, navigate])
  return fresh ? search : heldQuery()
}

/** The redirect URI has no language; whoever began in another one goes on there. */
function useOwnLanguage(answer: CallbackAnswer, search: string): boolean {
  const { prefix } = useLocale()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const wanted = answer.kind === 'ready' ? answer.prefix : prefix
  const away = wanted !== prefix
  useEffect(() => {
    if (!away) return
    handOverQuery(search)
    navigate(wanted + pathname.slice(prefix.length), { replace: true })
  }, [away, wanted, prefix, pathname, search, navigate])
  return away
}
