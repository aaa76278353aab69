import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { report } from '../platform/report'
import styles from './CrashPage.module.css'

/** Instead of a white page when rendering itself failed. */
export function CrashPage() {
  const { t } = useTranslation()
  const error = useRouteError()
  report('the page could not be shown', window.location.pathname, 'reload; report it if it stays', error)
  return (
    <main className={styles.page}>
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.hint')}</p>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </button>
      </p>
    </main>
  )
}
