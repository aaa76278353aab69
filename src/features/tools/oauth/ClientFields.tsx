import { Link } from '../../../ui/Link'
import { useProductTexts } from '../../../ui/use-product-texts'
import { Field } from '../Field'
import { type ClientErrors, clientWarnings } from './client-check'
import type { Client } from './pending'
import type { OAuthProvider } from './providers'

interface ClientFieldsProps {
  provider: OAuthProvider
  client: Client
  errors: ClientErrors
  onChange(client: Client): void
}

/** Id and secret of the visitor's own application. */
export function ClientFields({ provider, client, errors, onChange }: ClientFieldsProps) {
  const { t } = useProductTexts()
  const who = t(`who.${provider.id}`)
  const warnings = clientWarnings(provider, client)
  const error = (field: keyof ClientErrors) => errors[field] && t(errors[field])
  return (
    <>
      {provider.clientHint && <p>{t(`oauth.${provider.clientHint}`)}</p>}
      {provider.console && (
        <p>
          <Link to={provider.console}>{t('oauth.console')}</Link>
        </p>
      )}
      <Field
        label={t('oauth.clientId')}
        value={client.id}
        onChange={(id) => onChange({ ...client, id: id.trim() })}
        warning={warnings.id && t(warnings.id, { who })}
        error={error('id')}
      />
      <Field
        secret
        label={t('oauth.clientSecret')}
        value={client.secret}
        onChange={(secret) => onChange({ ...client, secret: secret.trim() })}
        hint={provider.secret === 'optional' ? t('tool.optional') : undefined}
        warning={warnings.secret && t(warnings.secret)}
        error={error('secret')}
      />
    </>
  )
}
