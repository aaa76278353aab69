import { useTranslation } from '../../ui/translation'
import styles from './ComingText.module.css'

/** In place of a text that is on its way: as high as the window, and after a while with a sign that something comes. */
export function ComingText() {
  const { t } = useTranslation()
  return (
    <div className={styles.coming} aria-busy="true">
      <span className={styles.lines} role="status" aria-label={t('ui.loading')} />
    </div>
  )
}
