import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLocale } from '../../../content/page-context'
import { Button } from '../../../ui/Button'
import { Spinner } from '../../../ui/Spinner'
import { useProductTexts } from '../../../ui/use-product-texts'
import { FailureNote, Note } from '../FailureNote'
import { ClientFields } from '../oauth/ClientFields'
import { handOverQuery } from '../oauth/callback-query'
import { type ClientErrors, clientErrors } from '../oauth/client-check'
import { type Client, remember } from '../oauth/pending'
import { PROVIDERS } from '../oauth/providers'
import { useSharedClient } from '../oauth/use-shared-client'
import styles from '../tools.module.css'
import { useCall } from '../use-call'
import { useEndpoint } from '../use-endpoint'
import { beginQrLogin, type QrLogin, qrStatus } from './qr-login'
import { useQrStatus } from './use-qr-status'

const PROVIDER = PROVIDERS.aliyundrive

/** Sign-in by scanning a code; its success goes to the result page together with the client that was asked for. */
export function AliyunQr() {
  const { t } = useProductTexts()
  const endpoint = useEndpoint()
  const shared = useSharedClient(PROVIDER).client
  const [own, setOwn] = useState(false)
  const [typed, setTyped] = useState<Client>(shared)
  const [errors, setErrors] = useState<ClientErrors>({})
  const [brokenPicture, setBrokenPicture] = useState(false)
  const login = useCall<QrLogin>()
  const client = own ? typed : shared
  const sid = login.value?.sid
  const status = useQrStatus(sid, (signal) => qrStatus(endpoint, sid ?? '', signal))
  const unknown = useArrived(status.value?.authCode, client)

  const show = () => {
    const found = own ? clientErrors(PROVIDER, typed) : {}
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBrokenPicture(false)
    status.clear()
    login.run((signal) => beginQrLogin(endpoint, client, signal))
  }
  const change = (next: Client) => {
    setTyped(next)
    setErrors({})
    login.clear()
  }
  const said = status.value?.status
  const noCode = said === 'LoginSuccess' && status.value?.authCode === undefined

  return (
    <div className={styles.form}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={own}
          onChange={(event) => {
            setOwn(event.target.checked)
            login.clear()
          }}
        />
        {t('oauth.own')}
      </label>
      {own && <ClientFields provider={PROVIDER} client={typed} errors={errors} onChange={change} />}
      <div className={styles.actions}>
        <Button look={login.value ? 'default' : 'primary'} icon="qr" disabled={login.busy} onClick={show}>
          {t(login.value ? 'aliyun.again' : 'aliyun.show')}
        </Button>
        {login.busy && <Spinner label={t('tool.working', { who: endpoint.who })} />}
      </div>
      {login.failure && <FailureNote failure={login.failure} retry={show} />}
      {login.value && (
        <div className={styles.scan}>
          {brokenPicture ? (
            <Note tone="danger">{t('aliyun.picture')}</Note>
          ) : (
            <img
              src={login.value.picture}
              alt={t('aliyun.label')}
              width={300}
              height={300}
              referrerPolicy="no-referrer"
              onError={() => setBrokenPicture(true)}
            />
          )}
          <div>
            <p>{t('aliyun.scan')}</p>
            <div className={styles.actions}>
              <Button look="primary" disabled={status.busy || said === 'QRCodeExpired'} onClick={status.check}>
                {t('aliyun.check')}
              </Button>
            </div>
            <p role="status">{said !== undefined && !noCode && t(statusText(said), { status: said })}</p>
            {noCode && <Note tone="danger">{t('aliyun.noCode')}</Note>}
            {unknown && <Note tone="danger">{t('oauth.storage', { who: t('who.aliyundrive') })}</Note>}
            {status.failure && <FailureNote failure={status.failure} retry={status.check} />}
          </div>
        </div>
      )}
    </div>
  )
}

function statusText(status: string) {
  switch (status) {
    case 'WaitLogin':
    case 'ScanSuccess':
    case 'QRCodeExpired':
      return `aliyun.${status}` as const
    default:
      return 'aliyun.other'
  }
}

/** Goes to the result page once there is a code. Returns true when the browser could not keep what belongs to it. */
function useArrived(authCode: string | undefined, client: Client): boolean {
  const { prefix } = useLocale()
  const navigate = useNavigate()
  const [failed, setFailed] = useState(false)
  const arrive = useEffectEvent((code: string) => {
    const state = remember({ provider: PROVIDER.id, client, prefix })
    if (state === undefined) return setFailed(true)
    handOverQuery(`?${new URLSearchParams({ code, state })}`)
    navigate(`${prefix}tool/${PROVIDER.id}/callback.html`)
  })
  useEffect(() => {
    if (authCode !== undefined) arrive(authCode)
  }, [authCode])
  return failed
}
