import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../content/page-context'
import { ColorModeButton } from '../../features/appearance/ColorModeButton'
import { useStore } from '../../platform/use-store'
import { openedPanel, togglePanel } from '../../stores/panels'
import { IconButton } from '../../ui/Button'
import { Brand } from './Brand'
import styles from './Navbar.module.css'
import { NavLinks } from './NavLinks'
import { LanguageMenu, NavScreenHost, OutlookMenu, RepositoryLink, SearchButton } from './NavTools'
import { useAutoHide } from './use-auto-hide'

/** What `navbarLayout` may name; other names draw nothing. */
const ITEMS: Readonly<Record<string, ComponentType>> = {
  Brand,
  Links: NavLinks,
  Language: LanguageMenu,
  Repo: RepositoryLink,
  Outlook: OutlookMenu,
  ColorMode: ColorModeButton,
  Search: SearchButton,
}

/** The bar at the top: three zones from the settings, the sidebar's button first and the menu's last on phones. */
export function Navbar({ hasSidebar }: { hasSidebar: boolean }) {
  const { t } = useTranslation()
  const { theme } = useSite()
  const panel = useStore(openedPanel)?.name
  useAutoHide(theme.navbarAutoHide)
  const { start, center, end } = theme.navbarLayout

  return (
    <header className={styles.bar} data-print="hide" data-dim>
      <div className={styles.inner}>
        <div className={styles.zone} data-zone="start">
          {hasSidebar && (
            <IconButton
              icon="sidebar"
              label={t('nav.toggleSidebar')}
              className={styles.phoneOnly}
              aria-expanded={panel === 'sidebar'}
              onClick={() => togglePanel('sidebar')}
            />
          )}
          <Zone names={start} />
        </div>
        <div className={styles.zone} data-zone="center">
          <Zone names={center} />
        </div>
        <div className={styles.zone} data-zone="end">
          <Zone names={end} />
          <IconButton
            icon="menu"
            label={t('nav.menu')}
            className={styles.phoneOnly}
            aria-expanded={panel === 'menu'}
            onClick={() => togglePanel('menu')}
          />
        </div>
      </div>
      <NavScreenHost />
    </header>
  )
}

function Zone({ names }: { names: readonly string[] }) {
  return names.map((name) => {
    const Item = Object.hasOwn(ITEMS, name) ? ITEMS[name] : undefined
    return Item && <Item key={name} />
  })
}
