import { useProductTexts } from '../../ui/use-product-texts'
import { SecretField } from './SecretField'
import styles from './tools.module.css'

interface TokenPairProps {
  refresh: string
  access: string | undefined
  driver: string
  /** The driver's guide, without the locale. */
  guide: string
}

/** What a sign-in to a cloud service ends with, and the fields that it goes to. */
export function TokenPair({ refresh, access, driver, guide }: TokenPairProps) {
  const { t } = useProductTexts()
  return (
    <section className={styles.results} aria-label={t('tool.result')}>
      <SecretField field="refresh_token" value={refresh} driver={driver} guide={guide} />
      {access !== undefined && <SecretField field="access_token" value={access} driver={driver} guide={guide} />}
      <p>{t('secret.keep')}</p>
    </section>
  )
}
