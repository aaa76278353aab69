import { usePage, useSite } from '../../content/page-context'
import { Icon } from '../../ui/Icon'
import { pictureUrl } from '../use-themed-picture'
import { Breadcrumb } from './Breadcrumb'
import { PageActions } from './PageActions'
import styles from './PageHeader.module.css'
import { PageInfo } from './PageInfo'

/** Cover, breadcrumb, title and what is to be known about the page. */
export function PageHeader() {
  const { page } = usePage()
  const { theme } = useSite()
  const { meta, file } = page.document
  const hasIcon = meta.icon !== undefined && theme.titleIcon && meta.titleIcon !== false
  return (
    <header className={styles.header}>
      {meta.cover && <img className={styles.cover} src={pictureUrl(meta.cover, file)} alt="" data-no-view />}
      <div className={styles.top}>
        {theme.breadcrumb && meta.breadcrumb !== false && <Breadcrumb />}
        <PageActions />
      </div>
      <h1>
        {hasIcon && meta.icon && <Icon name={meta.icon} />}
        {page.title}
      </h1>
      <PageInfo />
    </header>
  )
}
