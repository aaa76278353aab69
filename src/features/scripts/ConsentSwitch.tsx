import { useSite } from '../../content/page-context'
import { useStore } from '../../platform/use-store'
import { consent } from '../../stores/consent'
import { useProductTexts } from '../../ui/use-product-texts'
import styles from './consent.module.css'

/** Shows the decision about external scripts and changes it; taken back, it counts from the next load on. */
export function ConsentSwitch() {
  const { t } = useProductTexts()
  const { scripts } = useSite()
  const decision = useStore(consent)
  if (!scripts.enabled) return <p>{t('consent.none')}</p>
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={decision === 'granted'}
        onChange={({ target }) => consent.set(target.checked ? 'granted' : 'denied')}
      />
      {t('consent.switch')}
    </label>
  )
}
