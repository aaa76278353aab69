import type { ComponentType } from 'react'
import { useSite } from '../../content/page-context'
import { ColorModeButton } from '../../features/appearance/ColorModeButton'
import { useStore } from '../../platform/use-store'
import { openedPanel, togglePanel } from '../../stores/panels'
import { IconButton } from '../../ui/Button'
import { useTranslation } from '../../ui/translation'
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
  useAutoHide(theme.navbarAutoHide)
  const { start, center, end } = theme.navbarLayout

  return (
    <header className={styles.bar} data-print="hide" data-dim>
      <div className={styles.inner}>
        <div className={styles.zone} data-zone="start">
          {hasSidebar && <PanelButton panel="sidebar" icon="sidebar" label={t('nav.toggleSidebar')} />}
          <Zone names={start} />
        </div>
        <div className={styles.zone} data-zone="center">
          <Zone names={center} />
        </div>
        <div className={styles.zone} data-zone="end">
          <Zone names={end} />
          <PanelButton panel="menu" icon="menu" label={t('nav.menu')} />
        </div>
      </div>
      <NavScreenHost />
    </header>
  )
}

/** Opens and closes what phones have in a panel. Of its own, so that a panel does not draw the whole bar again. */
function PanelButton({ panel, icon, label }: { panel: 'sidebar' | 'menu'; icon: string; label: string }) {
  const isOpen = useStore(openedPanel)?.name === panel
  return (
    <IconButton
      icon={icon}
      label={label}
      className={styles.phoneOnly}
      aria-expanded={isOpen}
      onClick={() => togglePanel(panel)}
    />
  )
}

function Zone({ names }: { names: readonly string[] }) {
  return names.map((name) => {
    const Item = Object.hasOwn(ITEMS, name) ? ITEMS[name] : undefined
    return Item && <Item key={name} />
  })
}
