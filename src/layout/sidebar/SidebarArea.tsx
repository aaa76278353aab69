import { useEffect } from 'react'
import { useMedia } from '../../platform/media'
import { useStore, useStorePart } from '../../platform/use-store'
import { BREAKPOINT } from '../../site/constants'
import { closePanel, openedPanel } from '../../stores/panels'
import { foldSidebar, sidebarState } from '../../stores/sidebar'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { useTranslation } from '../../ui/translation'
import { Sidebar } from './Sidebar'
import styles from './SidebarArea.module.css'
import { useEdgeSwipe } from './use-edge-swipe'
import type { PageSidebar } from './use-sidebar'

/** Beside the text where there is room, foldable on tablets, and a drawer on phones. */
export function SidebarArea({ sidebar }: { sidebar: PageSidebar }) {
  const isPhone = useMedia(`(max-width: ${BREAKPOINT.tablet}px)`)
  return isPhone ? <Drawer sidebar={sidebar} /> : <Column sidebar={sidebar} />
}

function Drawer({ sidebar }: { sidebar: PageSidebar }) {
  const { t } = useTranslation()
  const open = useStore(openedPanel)?.name === 'sidebar'
  useEdgeSwipe()
  // A drawer that is gone because the window grew must not be open when it shrinks again.
  useEffect(() => () => closePanel('sidebar'), [])
  return (
    <Dialog
      open={open}
      onClose={() => closePanel('sidebar')}
      label={t('nav.sidebar')}
      shape="start"
      className={styles.drawer}
    >
      <Sidebar sidebar={sidebar} />
    </Dialog>
  )
}

function Column({ sidebar }: { sidebar: PageSidebar }) {
  const { t } = useTranslation()
  const folded = useStorePart(sidebarState, (state) => state.folded)
  const isFixed = useMedia(`(min-width: ${BREAKPOINT.pc}px)`)
  const hidden = folded && !isFixed
  return (
    <div className={styles.column} data-folded={hidden || undefined} data-print="hide" data-dim>
      <div className={styles.sticky}>
        <div className={styles.inner} inert={hidden}>
          <Sidebar sidebar={sidebar} />
        </div>
        {!isFixed && (
          <button
            type="button"
            className={styles.strip}
            aria-label={t('nav.toggleSidebar')}
            title={t('nav.toggleSidebar')}
            aria-expanded={!folded}
            onClick={() => foldSidebar(!folded)}
          >
            <Icon name="chevron-left" />
          </button>
        )}
      </div>
    </div>
  )
}
