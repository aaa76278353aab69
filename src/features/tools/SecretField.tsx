import { useState } from 'react'
import { useLocale } from '../../content/page-context'
import { IconButton } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { Link } from '../../ui/Link'
import { useProductTexts } from '../../ui/use-product-texts'
import styles from './tools.module.css'

interface SecretFieldProps {
  /** Name of the field in the storage form. */
  field: string
  value: string
  driver: string
  /** The driver's guide, without the locale. */
  guide: string
}

/** As long for every secret, so that the mask does not tell the length. */
const MASK = '•'.repeat(24)

/** One result: masked until asked for, copied without being shown, with the place it goes to. */
export function SecretField({ field, value, driver, guide }: SecretFieldProps) {
  const { t } = useProductTexts()
  const { prefix } = useLocale()
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.secret}>
      <div className={styles.value}>
        <span>{field}</span>
        <code data-masked={!shown || undefined}>{shown ? value : <span aria-hidden="true">{MASK}</span>}</code>
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={t(shown ? 'secret.hide' : 'secret.reveal', { field })}
          onClick={() => setShown(!shown)}
        />
        <CopyButton text={value} label={t('secret.copy', { field })} />
      </div>
      <span role="status" className="visually-hidden">
        {t(shown ? 'secret.revealed' : 'secret.hidden', { field })}
      </span>
      <p>
        {t('secret.goes', { field, driver })} <Link to={prefix.slice(0, -1) + guide}>{t('secret.guide')}</Link>
      </p>
    </div>
  )
}
