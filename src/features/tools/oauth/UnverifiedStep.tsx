import { useState } from 'react'
import { Button } from '../../../ui/Button'
import { useProductTexts } from '../../../ui/use-product-texts'
import { Note } from '../FailureNote'
import { ToolForm } from '../ToolForm'
import styles from '../tools.module.css'
import { ClientFields } from './ClientFields'
import { type ClientErrors, clientErrors } from './client-check'
import { ExchangeStep } from './ExchangeStep'
import type { Client } from './pending'
import type { OAuthProvider } from './providers'
import { useSharedClient } from './use-shared-client'

interface UnverifiedStepProps {
  provider: OAuthProvider
  code: string
  /** Missing when the visitor has to say which application the code belongs to. */
  client: Client | undefined
}

/** An answer that nobody can vouch for: the visitor decides, and nothing is sent before. */
export function UnverifiedStep({ provider, code, client }: UnverifiedStepProps) {
  const { t } = useProductTexts()
  const shared = useSharedClient(provider)
  const [typed, setTyped] = useState<Client>({ ...shared.client, id: shared.askAs })
  const [errors, setErrors] = useState<ClientErrors>({})
  const [accepted, setAccepted] = useState(false)
  if (accepted) return <ExchangeStep provider={provider} code={code} client={client ?? typed} />

  const accept = () => {
    const found = client ? {} : clientErrors(provider, typed)
    setErrors(found)
    setAccepted(Object.keys(found).length === 0)
  }
  return (
    <ToolForm onSubmit={accept}>
      <Note tone="warning">{t('oauth.unverified', { who: t(`who.${provider.id}`) })}</Note>
      {!client && (
        <>
          <p>{t('oauth.unverifiedClient')}</p>
          <ClientFields provider={provider} client={typed} errors={errors} onChange={setTyped} />
        </>
      )}
      <div className={styles.actions}>
        <Button type="submit" look="primary">
          {t('oauth.exchange')}
        </Button>
      </div>
    </ToolForm>
  )
}
