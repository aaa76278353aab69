import { useState } from 'react'
import { Button } from '../../ui/Button'
import { useProductTexts } from '../../ui/use-product-texts'
import { CopyLine } from './CopyLine'
import { call, needText } from './call'
import { FailureNote } from './FailureNote'
import { Field } from './Field'
import type { RegionId } from './regions'
import { ToolForm } from './ToolForm'
import styles from './tools.module.css'
import { useCall } from './use-call'
import { useEndpoint } from './use-endpoint'

/** Second step of the Microsoft sign-in: the id of a SharePoint site. Its failure leaves the tokens alone. */
export function SiteId({ accessToken, region }: { accessToken: string; region: RegionId }) {
  const { t } = useProductTexts()
  const { url: base, who } = useEndpoint()
  const [address, setAddress] = useState('')
  const [bad, setBad] = useState(false)
  const { busy, failure, value, run } = useCall<string>()

  const find = () =>
    run(async (signal) => {
      const json = { site_url: address, access_token: accessToken, zone: region }
      return needText(await call({ url: `${base}/alist/onedrive/get_site_id`, who, json, signal }), 'id', who)
    })
  const submit = () => {
    const good = isSiteAddress(address)
    setBad(!good)
    if (good) find()
  }
  return (
    <ToolForm onSubmit={submit} label={t('site.heading')}>
      <Field
        label={t('site.label')}
        hint={t('site.hint')}
        inputMode="url"
        placeholder="https://name.sharepoint.com/sites/team"
        value={address}
        onChange={(text) => {
          setAddress(text.trim())
          setBad(false)
        }}
        error={bad ? t('site.shape') : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={busy}>
          {t('site.find')}
        </Button>
      </div>
      {value !== undefined && (
        <CopyLine label="site_id" value={value} copyLabel={t('secret.copy', { field: 'site_id' })} />
      )}
      {failure && <FailureNote failure={failure} retry={find} />}
    </ToolForm>
  )
}

/** `https://<tenant>.sharepoint.<tld>/sites/<name>` or `/teams/<name>`. */
function isSiteAddress(text: string): boolean {
  try {
    const { protocol, hostname, pathname } = new URL(text)
    return protocol === 'https:' && hostname.includes('.sharepoint.') && /^\/(?:sites|teams)\/[^/]+/.test(pathname)
  } catch {
    // The URL constructor throws on what is no address.
    return false
  }
}
