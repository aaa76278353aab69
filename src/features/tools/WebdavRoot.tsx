import { useState } from 'react'
import { Button } from '../../ui/Button'
import { useProductTexts } from '../../ui/use-product-texts'
import { CopyLine } from './CopyLine'
import { Field } from './Field'
import { ToolForm } from './ToolForm'
import styles from './tools.module.css'
import { type WebdavRoot as Root, webdavRoot } from './webdav-root'

/** Turns the address of OneDrive or SharePoint in a browser into the one that the WebDAV driver needs. */
export function WebdavRoot() {
  const { t } = useProductTexts()
  const [address, setAddress] = useState('')
  const [root, setRoot] = useState<Root>()
  const submit = () => {
    setRoot(webdavRoot(address))
  }
  return (
    <ToolForm onSubmit={submit}>
      <Field
        label={t('webdav.label')}
        inputMode="url"
        placeholder="https://name-my.sharepoint.com/personal/…"
        value={address}
        onChange={(text) => {
          setAddress(text)
          setRoot(undefined)
        }}
        error={root && 'problem' in root ? t(`webdav.${root.problem}`) : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit" look="primary">
          {t('webdav.convert')}
        </Button>
      </div>
      {root && 'plain' in root && (
        <section className={styles.results} aria-label={t('tool.result')}>
          <CopyLine label={t('webdav.plain')} value={root.plain} copyLabel={t('webdav.copy')} />
          {root.encoded !== root.plain && (
            <CopyLine label={t('webdav.encoded')} value={root.encoded} copyLabel={t('webdav.copy')} />
          )}
        </section>
      )}
    </ToolForm>
  )
}
