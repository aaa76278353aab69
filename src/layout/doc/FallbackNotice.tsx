import { usePage } from '../../content/page-context'
import { inLocale } from '../../content/resolve'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { useTranslation } from '../../ui/translation'
import styles from './FallbackNotice.module.css'

/** Says that the text is in another language, because this one lacks it, and leads to it there. */
export function FallbackNotice({ from }: { from: string }) {
  const { t } = useTranslation()
  const { page, manifest } = usePage()
  const language = manifest.site.locales[from]?.name ?? from
  return (
    <div role="note" className={styles.notice}>
      <Icon name="language" />
      <div>
        <strong>{t('page.notTranslated')}</strong>
        <p>
          {t('page.notTranslatedHint', { language })}{' '}
          <Link to={inLocale(page.path, page.locale, from)}>{t('page.readThere', { language })}</Link>
        </p>
      </div>
    </div>
  )
}
