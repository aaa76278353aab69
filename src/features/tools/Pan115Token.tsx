import { Suspense, useState } from 'react'
import { Button } from '../../ui/Button'
import { QrCode } from '../../ui/QrCode'
import { Spinner } from '../../ui/Spinner'
import { useProductTexts } from '../../ui/use-product-texts'
import { FailureNote } from './FailureNote'
import { Field } from './Field'
import { hintOf } from './failure'
import { type DeviceCode, deviceCode, type Pan115Tokens, tokensOf } from './pan115-login'
import { TokenPair } from './TokenPair'
import { ToolForm } from './ToolForm'
import styles from './tools.module.css'
import { useCall } from './use-call'
import { useEndpoint } from './use-endpoint'

const GUIDE = { driver: '115 Open', guide: '/guide/drivers/115_open.html' }

/** Sign-in to 115 with a QR code: get it, scan it, confirm in the app, fetch the tokens. */
export function Pan115Token() {
  const { t } = useProductTexts()
  const endpoint = useEndpoint()
  const [appId, setAppId] = useState('')
  const code = useCall<DeviceCode>()
  const tokens = useCall<Pan115Tokens>()

  const show = () => {
    tokens.clear()
    code.run((signal) => deviceCode(endpoint, appId, signal))
  }
  const submit = () => {
    show()
  }
  const check = () => {
    const asked = code.value
    if (asked) tokens.run((signal) => tokensOf(endpoint, asked, signal))
  }
  const expired = tokens.failure !== undefined && hintOf(tokens.failure) === 'spent'

  return (
    <>
      <ToolForm onSubmit={submit}>
        <Field
          label={t('pan115.appId')}
          hint={t('pan115.appIdHint')}
          inputMode="numeric"
          value={appId}
          onChange={(text) => {
            setAppId(text.trim())
            code.clear()
            tokens.clear()
          }}
          warning={/^\d*$/.test(appId) ? undefined : t('pan115.appIdShape')}
        />
        <div className={styles.actions}>
          <Button type="submit" look={code.value ? 'default' : 'primary'} icon="qr" disabled={code.busy}>
            {t(code.value ? 'pan115.again' : 'pan115.show')}
          </Button>
          {code.busy && <Spinner label={t('tool.working', { who: endpoint.who })} />}
        </div>
      </ToolForm>
      {code.failure && <FailureNote failure={code.failure} retry={show} />}
      {code.value && !tokens.value && (
        <div className={styles.scan}>
          <Suspense fallback={<Spinner />}>
            <QrCode text={code.value.qrcode} label={t('pan115.label')} />
          </Suspense>
          <div>
            <p>{t('pan115.scan')}</p>
            <div className={styles.actions}>
              <Button look="primary" disabled={tokens.busy} onClick={check}>
                {t('pan115.check')}
              </Button>
              {tokens.busy && <Spinner label={t('tool.working', { who: endpoint.who })} />}
            </div>
            {tokens.failure && (
              <FailureNote failure={tokens.failure} {...(expired ? {} : { retry: check })}>
                {expired && <Button onClick={show}>{t('pan115.again')}</Button>}
              </FailureNote>
            )}
          </div>
        </div>
      )}
      {tokens.value && <TokenPair {...tokens.value} {...GUIDE} />}
    </>
  )
}
