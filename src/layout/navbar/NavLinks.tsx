import { activeEntry, isActive } from '../../content/nav-links'
import { useLocale, usePage } from '../../content/page-context'
import type { NavbarItem } from '../../site/types'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { Menu } from '../../ui/Menu'
import { useTranslation } from '../../ui/translation'
import styles from './NavLinks.module.css'

/** The entries of the bar; entries with children open a menu of at most two levels. */
export function NavLinks() {
  const { t } = useTranslation()
  const { navbar } = useLocale()
  const { page, manifest } = usePage()
  const current = activeEntry(navbar, page.path, manifest)
  return (
    <nav className={styles.nav} aria-label={t('nav.main')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for no list */}
      <ul role="list" className={styles.links}>
        {navbar.map((item) => (
          <li key={item.text + (item.link ?? '')}>
            <NavEntry item={item} active={item === current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NavEntry({ item, active }: { item: NavbarItem; active: boolean }) {
  if (!item.children) {
    return (
      <Link
        to={item.link ?? '#'}
        className={styles.link}
        aria-label={item.ariaLabel}
        aria-current={active || undefined}
      >
        {item.text}
      </Link>
    )
  }
  return (
    <Menu label={item.text} current={active} hover className={styles.menu}>
      <MenuList items={item.children} />
    </Menu>
  )
}

/** Links of a menu; an entry with children of its own is a caption over them. */
function MenuList({ items }: { items: readonly NavbarItem[] }) {
  const { page, manifest } = usePage()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for no list
    <ul role="list">
      {items.map((item) => (
        <li key={item.text + (item.link ?? '')}>
          {item.children && item.link === undefined ? (
            <span className={styles.caption}>{item.text}</span>
          ) : (
            <Link
              to={item.link ?? '#'}
              className={styles.item}
              aria-label={item.ariaLabel}
              aria-current={
                item.link && page.path === item.link ? 'page' : isActive(item, page.path, manifest) || undefined
              }
            >
              {item.icon && <Icon name={item.icon} />}
              <span>{item.text}</span>
              {/^https?:/.test(item.link ?? '') && <Icon name="external" />}
            </Link>
          )}
          {item.children && <MenuList items={item.children} />}
        </li>
      ))}
    </ul>
  )
}
