import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../ui/Button'
import { useProductTexts } from '../../../ui/use-product-texts'
import { FailureNote } from '../FailureNote'
import { Field } from '../Field'
import { ToolForm } from '../ToolForm'
import styles from '../tools.module.css'
import { useCall } from '../use-call'
import { AlbumTable } from './AlbumTable'
import { forgetAccessToken, handedAccessToken } from './access-token'
import { type Album, accessTokenOf, readAlbums } from './albums'

type Way = 'access' | 'refresh'
const EMPTY = { accessToken: '', id: '', secret: '', refreshToken: '' }
const NEEDED: Record<Way, readonly (keyof typeof EMPTY)[]> = {
  access: ['accessToken'],
  refresh: ['id', 'secret', 'refreshToken'],
}

/** Lists the albums of a Google account with their ids, straight from Google. */
export function GoogleAlbum() {
  const { t } = useProductTexts()
  const who = t('who.google')
  const [way, setWay] = useState<Way>('access')
  const [fields, setFields] = useState(() => ({ ...EMPTY, accessToken: handedAccessToken() ?? '' }))
  const [checked, setChecked] = useState(false)
  const [albums, setAlbums] = useState<readonly Album[]>([])
  const { busy, failure, value: cut, run } = useCall<boolean>()

  const list = () => {
    setAlbums([])
    run(async (signal) => {
      const token = way === 'access' ? fields.accessToken : await accessTokenOf({ ...fields }, who, signal)
      return readAlbums(token, who, signal, (more) => {
        if (!signal.aborted) setAlbums((before) => [...before, ...more])
      })
    })
  }
  const begin = useEffectEvent(() => {
    if (handedAccessToken() === undefined) return
    forgetAccessToken()
    list()
  })
  useEffect(() => begin(), [])

  const missing = (name: keyof typeof EMPTY) => checked && NEEDED[way].includes(name) && fields[name] === ''
  const submit = () => {
    setChecked(true)
    if (NEEDED[way].every((name) => fields[name] !== '')) list()
  }
  const input = (name: keyof typeof EMPTY, label: string, secret = true) => (
    <Field
      label={label}
      secret={secret}
      value={fields[name]}
      onChange={(value) => setFields({ ...fields, [name]: value.trim() })}
      error={missing(name) ? t('tool.required') : undefined}
    />
  )

  return (
    <>
      <ToolForm onSubmit={submit}>
        <fieldset>
          <legend className={styles.legend}>{t('album.way')}</legend>
          <div className={styles.choices}>
            {(['access', 'refresh'] as const).map((option) => (
              <label key={option} className={styles.check}>
                <input type="radio" name="way" checked={way === option} onChange={() => setWay(option)} />
                {t(option === 'access' ? 'album.byAccess' : 'album.byRefresh')}
              </label>
            ))}
          </div>
        </fieldset>
        {way === 'access' && input('accessToken', t('album.accessToken'))}
        {way === 'refresh' && (
          <>
            {input('id', t('oauth.clientId'), false)}
            {input('secret', t('oauth.clientSecret'))}
            {input('refreshToken', t('album.refreshToken'))}
          </>
        )}
        <div className={styles.actions}>
          <Button type="submit" look="primary" disabled={busy}>
            {t('album.list')}
          </Button>
        </div>
      </ToolForm>
      <AlbumTable albums={albums} busy={busy} cut={cut} />
      {failure && <FailureNote failure={failure} retry={list} />}
    </>
  )
}
