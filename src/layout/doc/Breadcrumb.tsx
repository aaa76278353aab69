import { breadcrumb } from '../../content/nav-tree'
import { usePage, useSite } from '../../content/page-context'
import { encodePath } from '../../content/paths'
import { withBase } from '../../platform/base'
import { createStore } from '../../platform/store'
import { useStore } from '../../platform/use-store'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { useTranslation } from '../../ui/translation'
import styles from './Breadcrumb.module.css'

/** Where the site is read, for one that names no `host`; unknown while snapshots are drawn. */
const visitedOrigin = createStore(typeof window === 'undefined' ? '' : window.location.origin, '')

/** The way here from the home page, for readers and, as data, for search engines. */
export function Breadcrumb() {
  const { t } = useTranslation()
  const { page, manifest } = usePage()
  const { theme, host } = useSite()
  const visited = useStore(visitedOrigin)
  const steps = breadcrumb(manifest, page.path, page.locale, page.title)
  if (steps.length < 2) return null
  const hasIcons = theme.breadcrumbIcon && page.document.meta.breadcrumbIcon !== false
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.text,
      item: (host || visited) + withBase(encodePath(step.link)),
    })),
  }
  return (
    <nav className={styles.crumbs} aria-label={t('nav.breadcrumb')} data-print="hide" data-dim>
      <ol>
        {steps.map((step, index) => (
          <li key={step.link}>
            {index === steps.length - 1 ? (
              <span aria-current="page">{step.text}</span>
            ) : (
              <Link to={step.link}>
                {hasIcons && step.icon && <Icon name={step.icon} />}
                {step.text}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </nav>
  )
}
