import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Spinner } from '../../ui/Spinner'
import { useProductTexts } from '../../ui/use-product-texts'
import { type Answer, call, textAt } from './call'
import { FailureNote, Note } from './FailureNote'
import { Field } from './Field'
import { CallFailed } from './failure'
import { TokenPair } from './TokenPair'
import { ToolForm } from './ToolForm'
import styles from './tools.module.css'
import { useCall } from './use-call'
import { useCooldown } from './use-cooldown'
import { useEndpoint } from './use-endpoint'

const GUIDE = { driver: 'WoPan', guide: '/guide/drivers/wopan.html' }

interface WopanTokens {
  refresh: string
  access: string | undefined
}

/** Sign-in to WoPan with a password and a text message. The password stays in memory and goes with the success. */
export function WopanToken() {
  const { t } = useProductTexts()
  const { url, who } = useEndpoint()
  const [phone, setPhone] = useState('')
  const [password, setPassword] = useState('')
  const [smsCode, setSmsCode] = useState('')
  const [checked, setChecked] = useState<'none' | 'account' | 'code'>('none')
  const cooldown = useCooldown()
  const message = useCall<Answer>()
  const tokens = useCall<WopanTokens>()

  const send = () => {
    setChecked('account')
    if (phone === '' || password === '') return
    tokens.clear()
    message.run(async (signal) => {
      const json = { phone, password, verify_code: '' }
      const answer = await call({ url: `${url}/alist/wopan/login`, who, json, signal })
      cooldown.start()
      return answer
    })
  }
  const verify = () => {
    setChecked('code')
    if (smsCode === '' || phone === '' || password === '') return
    tokens.run(async (signal) => {
      const json = { phone, password, verify_code: smsCode }
      const answer = await call({ url: `${url}/alist/wopan/verify_code`, who, json, signal })
      const refresh = textAt(answer, ['refresh_token'])
      if (refresh === undefined) throw new CallFailed({ kind: 'missing', who, field: 'refresh_token' })
      setPassword('')
      setSmsCode('')
      setChecked('none')
      return { refresh, access: textAt(answer, ['access_token']) }
    })
  }
  const required = (value: string, step: typeof checked) =>
    value === '' && (checked === step || checked === 'code') ? t('tool.required') : undefined

  return (
    <>
      <ToolForm onSubmit={send}>
        <Field
          label={t('wopan.phone')}
          inputMode="tel"
          value={phone}
          onChange={(text) => setPhone(text.trim())}
          warning={phone === '' || /^1\d{10}$/.test(phone) ? undefined : t('wopan.phoneShape')}
          error={required(phone, 'account')}
        />
        <Field
          secret
          label={t('wopan.password')}
          value={password}
          onChange={setPassword}
          error={required(password, 'account')}
        />
        <div className={styles.actions}>
          <Button
            type="submit"
            look={message.value ? 'default' : 'primary'}
            disabled={message.busy || cooldown.seconds > 0}
          >
            {cooldown.seconds > 0
              ? t('wopan.resendIn', { seconds: cooldown.seconds })
              : t(message.value ? 'wopan.resend' : 'wopan.send')}
          </Button>
          {message.busy && <Spinner label={t('tool.working', { who })} />}
        </div>
        {message.failure && <FailureNote failure={message.failure} retry={send} />}
      </ToolForm>
      {message.value && !tokens.value && (
        <ToolForm onSubmit={verify}>
          <Note tone="info">{t('wopan.sent')}</Note>
          <Field
            label={t('wopan.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={smsCode}
            onChange={(text) => setSmsCode(text.trim())}
            warning={smsCode === '' || /^\d{4,8}$/.test(smsCode) ? undefined : t('wopan.codeShape')}
            error={checked === 'code' && smsCode === '' ? t('tool.required') : undefined}
          />
          <div className={styles.actions}>
            <Button type="submit" look="primary" disabled={tokens.busy}>
              {t('wopan.verify')}
            </Button>
            {tokens.busy && <Spinner label={t('tool.working', { who })} />}
          </div>
          {tokens.failure && <FailureNote failure={tokens.failure} retry={verify} />}
        </ToolForm>
      )}
      {tokens.value && <TokenPair {...tokens.value} {...GUIDE} />}
    </>
  )
}
