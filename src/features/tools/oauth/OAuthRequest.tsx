import { useEffect, useState } from 'react'
import { useLocale } from '../../../content/page-context'
import { Button } from '../../../ui/Button'
import { useProductTexts } from '../../../ui/use-product-texts'
import { CopyLine } from '../CopyLine'
import { Note } from '../FailureNote'
import { Field } from '../Field'
import type { RegionId } from '../regions'
import { ToolForm } from '../ToolForm'
import styles from '../tools.module.css'
import { authorizeUrl, isLoopback } from './authorize'
import { ClientFields } from './ClientFields'
import { type ClientErrors, clientErrors } from './client-check'
import { LoopbackReturn } from './LoopbackReturn'
import { type Client, remember } from './pending'
import type { OAuthProvider } from './providers'
import { RegionChoice } from './RegionChoice'
import { useSharedClient } from './use-shared-client'

/** Where the form is: being filled in, on the way to the provider, waiting for a pasted address, or without storage. */
type Phase = { at: 'form' } | { at: 'leaving' } | { at: 'loopback'; url: string } | { at: 'no-storage' }

/** Sends the visitor to a provider's sign-in, in the same tab, with nothing but a random number as state. */
export function OAuthRequest({ provider }: { provider: OAuthProvider }) {
  const { t } = useProductTexts()
  const { prefix } = useLocale()
  const shared = useSharedClient(provider)
  const who = t(`who.${provider.id}`)
  const mustOwn = provider.client === 'own' || (provider.client === 'either' && shared.askAs === '')
  const [wantsOwn, setWantsOwn] = useState(false)
  const [region, setRegion] = useState<RegionId>('global')
  const [clients, setClients] = useState<Partial<Record<RegionId, Client>>>({})
  const [extraScope, setExtraScope] = useState(false)
  const [errors, setErrors] = useState<ClientErrors>({})
  const [phase, setPhase] = useState<Phase>({ at: 'form' })

  // Back from the provider the browser may show this page as it was left.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) setPhase({ at: 'form' })
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])

  if (provider.client === 'shared' && shared.askAs === '')
    return <Note tone="warning">{t('oauth.noClient', { who })}</Note>

  const own = mustOwn || wantsOwn
  // What was typed stays with its region, so that looking at another one costs nothing.
  const typed = clients[region] ?? { ...shared.client, id: provider.client === 'own' ? shared.askAs : '' }
  const change = (client: Client) => {
    setClients({ ...clients, [region]: client })
    setErrors({})
  }

  const submit = () => {
    if (phase.at === 'leaving') return
    const found = own ? clientErrors(provider, typed) : {}
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const client = { ...(own ? typed : shared.client), ...(provider.regions ? { region } : {}) }
    const nonce = remember({ provider: provider.id, client, prefix })
    if (nonce === undefined) return setPhase({ at: 'no-storage' })
    const url = authorizeUrl(provider, own ? client : { ...client, id: shared.askAs }, nonce, extraScope)
    if (isLoopback(client.redirectUri)) return setPhase({ at: 'loopback', url })
    setPhase({ at: 'leaving' })
    window.location.assign(url)
  }

  return (
    <>
      <ToolForm onSubmit={submit}>
        {provider.client === 'either' && mustOwn && <Note tone="info">{t('oauth.noShared', { who })}</Note>}
        {provider.client === 'either' && !mustOwn && (
          <label className={styles.check}>
            <input type="checkbox" checked={wantsOwn} onChange={(event) => setWantsOwn(event.target.checked)} />
            {t('oauth.own')}
          </label>
        )}
        {provider.regions && <RegionChoice value={region} onChange={setRegion} />}
        {own && <ClientFields provider={provider} client={typed} errors={errors} onChange={change} />}
        {own && provider.ownRedirect && (
          <Field
            label={t('oauth.redirectUri')}
            inputMode="url"
            value={typed.redirectUri}
            onChange={(uri) => change({ ...typed, redirectUri: uri.trim() })}
            error={errors.redirectUri && t(errors.redirectUri)}
          />
        )}
        {own && !isLoopback(typed.redirectUri) && (
          <CopyLine label={t('oauth.register')} value={typed.redirectUri} copyLabel={t('webdav.copy')} />
        )}
        {provider.extraScope && (
          <label className={styles.check}>
            <input type="checkbox" checked={extraScope} onChange={(event) => setExtraScope(event.target.checked)} />
            {t('oauth.extraScope')}
          </label>
        )}
        <div className={styles.actions}>
          <Button type="submit" look="primary" icon="arrow-right" disabled={phase.at === 'leaving'}>
            {t(phase.at === 'leaving' ? 'oauth.going' : 'oauth.go', { who })}
          </Button>
        </div>
        {phase.at === 'no-storage' && <Note tone="danger">{t('oauth.storage', { who })}</Note>}
      </ToolForm>
      {phase.at === 'loopback' && <LoopbackReturn provider={provider} url={phase.url} />}
    </>
  )
}
