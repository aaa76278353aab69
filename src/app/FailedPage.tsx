import { useState } from 'react'
import { usePage } from '../content/page-context'
import { useTranslation } from '../ui/translation'
import styles from './CrashPage.module.css'

/** The page is there or may be, but could not be read: says why and tries again; the frame stays. */
export function FailedPage({ retry }: { retry(): Promise<void> }) {
  const { t } = useTranslation()
  const { page } = usePage()
  const [busy, setBusy] = useState(false)
  const tryAgain = async () => {
    setBusy(true)
    await retry()
    setBusy(false)
  }
  const { reason = 'server', url = '', status } = page.failure ?? {}
  return (
    <main id="main-content" className={styles.page}>
      <h1>{t(reason === 'offline' ? 'failed.offline' : 'failed.server')}</h1>
      <p>{t(reason === 'offline' ? 'failed.offlineHint' : 'failed.serverHint')}</p>
      <pre>
        {url}
        {status ? ` (${status})` : ''}
      </pre>
      <p>
        <button type="button" disabled={busy} onClick={tryAgain}>
          {t(busy ? 'failed.trying' : 'failed.retry')}
        </button>
      </p>
    </main>
  )
}
