import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLocale } from '../../../content/page-context'
import { Button } from '../../../ui/Button'
import { ErrorBoundary } from '../../../ui/ErrorBoundary'
import { onDemand } from '../../../ui/on-demand'
import { useProductTexts } from '../../../ui/use-product-texts'
import { CopyLine } from '../CopyLine'
import { Note } from '../FailureNote'
import { handAccessToken } from '../google/access-token'
import { SecretField } from '../SecretField'
import styles from '../tools.module.css'
import type { Tokens } from './exchange'
import type { Client } from './pending'
import type { OAuthProvider } from './providers'

const SiteId = onDemand(() => import('../SiteId').then((module) => module.SiteId))

interface ExchangeResultProps {
  provider: OAuthProvider
  client: Client
  tokens: Tokens
}

/** The tokens, what else the form asks for, and the steps that a fresh access token makes possible. */
export function ExchangeResult({ provider, client, tokens }: ExchangeResultProps) {
  const { t } = useProductTexts()
  const who = t(`who.${provider.id}`)
  const { driver, guide, next } = provider
  const shown = provider.tokens.filter(({ hidden }) => !hidden)
  return (
    <section className={styles.results} aria-label={t('tool.result')}>
      <Note tone="tip">{t('oauth.done', { who })}</Note>
      {shown.map(({ field }) => {
        const value = tokens[field]
        if (value !== undefined)
          return <SecretField key={field} field={field} value={value} driver={driver} guide={guide} />
        return (
          <Note key={field} tone="warning">
            {provider.consentOnce ? t('oauth.consentOnce') : t('oauth.missing', { who, field })}
          </Note>
        )
      })}
      {provider.client !== 'shared' && client.id !== '' && (
        <CopyLine label="client_id" value={client.id} copyLabel={t('secret.copy', { field: 'client_id' })} />
      )}
      {client.region && (
        <>
          <CopyLine
            label="redirect_uri"
            value={client.redirectUri}
            copyLabel={t('secret.copy', { field: 'redirect_uri' })}
          />
          <CopyLine label="region" value={client.region} copyLabel={t('secret.copy', { field: 'region' })} />
        </>
      )}
      <p>{t('secret.keep')}</p>
      {next === 'albums' && tokens.access_token !== undefined && <AlbumStep token={tokens.access_token} />}
      {next === 'site' && client.region && tokens.access_token !== undefined && (
        <ErrorBoundary what="SharePoint" where="features/tools/SiteId">
          <Suspense>
            <SiteId accessToken={tokens.access_token} region={client.region} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  )
}

/** Takes the access token to the album page in memory; an address would keep it. */
function AlbumStep({ token }: { token: string }) {
  const { t } = useProductTexts()
  const { prefix } = useLocale()
  const navigate = useNavigate()
  const open = () => {
    handAccessToken(token)
    navigate(`${prefix}tool/google/album.html`)
  }
  return (
    <div className={styles.actions}>
      <Button icon="image" onClick={open}>
        {t('oauth.album')}
      </Button>
    </div>
  )
}
