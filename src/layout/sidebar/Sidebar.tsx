import { useEffect, useRef } from 'react'
import { usePage } from '../../content/page-context'
import { debounce } from '../../platform/timing'
import { keepScroll, sidebarState } from '../../stores/sidebar'
import { useTranslation } from '../../ui/translation'
import styles from './Sidebar.module.css'
import { SidebarFilter } from './SidebarFilter'
import { SidebarSlot } from './SidebarSlot'
import { SidebarTree } from './SidebarTree'
import { useFilter } from './use-filter'
import { useGroups } from './use-groups'
import type { PageSidebar } from './use-sidebar'

/** The tree of the current section under its filter, with the slot for sponsors and the endpoint above. */
export function Sidebar({ sidebar: { prefix, nodes } }: { sidebar: PageSidebar }) {
  const { t } = useTranslation()
  const { page } = usePage()
  const groups = useGroups(prefix, nodes, page.path)
  const filter = useFilter(nodes)
  const scroller = useScrollPlace(prefix, page.path, filter.query !== '')

  return (
    <nav ref={scroller} className={styles.sidebar} aria-label={t('nav.sidebar')}>
      <SidebarSlot path={page.path} />
      <SidebarFilter filter={filter} />
      {filter.query === '' ? (
        <SidebarTree nodes={nodes} path={page.path} groups={groups} />
      ) : (
        <SidebarTree nodes={filter.found} path={page.path} query={filter.query} />
      )}
    </nav>
  )
}

/**
 * Brings the sidebar back to where it was, also after filtering, and the current page's entry into view when it is
 * outside.
 */
function useScrollPlace(prefix: string, path: string, isFiltering: boolean) {
  const scroller = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    if (isFiltering) {
      element.scrollTop = 0
      return
    }
    element.scrollTop = sidebarState.get().scroll[prefix] ?? 0
    const keep = debounce(() => keepScroll(prefix, Math.round(element.scrollTop)), 150)
    element.addEventListener('scroll', keep, { passive: true })
    return () => {
      keep.cancel()
      element.removeEventListener('scroll', keep)
    }
  }, [prefix, isFiltering])

  const shownPath = useRef<string>(undefined)
  // After every render: the group around the page may open one later than the page comes.
  useEffect(() => {
    const element = scroller.current
    const current = element?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!element || !current || shownPath.current === path) return
    shownPath.current = path
    const box = element.getBoundingClientRect()
    const row = current.getBoundingClientRect()
    if (row.top < box.top || row.bottom > box.bottom) element.scrollTop += row.top - box.top - box.height / 3
  })

  return scroller
}
