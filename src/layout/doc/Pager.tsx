import { neighbours } from '../../content/nav-tree'
import { usePage, useSite } from '../../content/page-context'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { useTranslation } from '../../ui/translation'
import { useSidebar } from '../sidebar/use-sidebar'
import styles from './Pager.module.css'
import { usePageKeys } from './use-page-keys'

/** The pages before and after this one in its sidebar, by press or by Alt and an arrow. */
export function Pager() {
  const { t } = useTranslation()
  const { page, manifest } = usePage()
  const { theme } = useSite()
  const sidebar = useSidebar()
  const found = neighbours(manifest, sidebar?.nodes ?? [], page.path, page.document.meta)
  const prev = theme.prevLink ? found.prev : undefined
  const next = theme.nextLink ? found.next : undefined
  usePageKeys(theme.pageKeys, prev?.link, next?.link)
  if (!prev && !next) return null
  return (
    <nav className={styles.pager} aria-label={t('nav.neighbours')} data-print="hide" data-dim>
      {prev && (
        <Link to={prev.link} rel="prev" className={styles.card} data-side="prev">
          <small>
            <Icon name="chevron-left" /> {t('page.previous')}
          </small>
          <span>{prev.text}</span>
        </Link>
      )}
      {next && (
        <Link to={next.link} rel="next" className={styles.card} data-side="next">
          <small>
            {t('page.next')} <Icon name="chevron-right" />
          </small>
          <span>{next.text}</span>
        </Link>
      )}
    </nav>
  )
}
