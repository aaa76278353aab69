import { useSite } from '../../content/page-context'
import { useStore } from '../../platform/use-store'
import { consent } from '../../stores/consent'
import { Button } from '../../ui/Button'
import { useProductTexts } from '../../ui/use-product-texts'
import styles from './consent.module.css'
import { mayRun } from './external-scripts'

/** Asks once whether external scripts may run; both answers are equally easy. */
export function ConsentBar() {
  const { t } = useProductTexts()
  const site = useSite()
  const decision = useStore(consent)
  if (decision !== 'undecided' || !site.scripts.consent || !mayRun(site, window.location.origin)) return null
  return (
    <section className={styles.bar} aria-label={t('consent.label')} data-print="hide">
      <p>{t('consent.question')}</p>
      <div>
        <Button onClick={() => consent.set('denied')}>{t('consent.deny')}</Button>
        <Button onClick={() => consent.set('granted')}>{t('consent.grant')}</Button>
      </div>
    </section>
  )
}
