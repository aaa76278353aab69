import { useLocale, useSite } from '../../content/page-context'
import { withBase } from '../../platform/base'
import { useStore } from '../../platform/use-store'
import { theme } from '../../stores/theme'
import { Link } from '../../ui/Link'
import styles from './Brand.module.css'

/** Logo and name of the site, leading home in the page's language. */
export function Brand() {
  const site = useSite()
  const locale = useLocale()
  const isDark = useStore(theme) === 'dark'
  const name = site.theme.navbarTitle ?? locale.title ?? site.title
  const logo = isDark ? (site.logoDark ?? site.logo) : site.logo
  return (
    <Link to={locale.prefix} className={styles.brand} data-logo={logo !== '' || undefined}>
      {logo && <img src={/^\//.test(logo) ? withBase(logo) : logo} alt="" width="26" height="26" />}
      <span>{name}</span>
    </Link>
  )
}
