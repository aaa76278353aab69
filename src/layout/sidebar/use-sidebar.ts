import { useEffect, useMemo } from 'react'
import { type NavNode, sidebarOf } from '../../content/nav-tree'
import { usePage } from '../../content/page-context'
import { report } from '../../platform/report'

export interface PageSidebar {
  /** Names the sidebar in what is remembered about it. */
  prefix: string
  nodes: readonly NavNode[]
}

/** The sidebar of the current page, or none. A path that no setting speaks of is reported once. */
export function useSidebar(): PageSidebar | undefined {
  const { page, manifest } = usePage()
  const { path, locale, document, kind } = page
  const sidebar = useMemo(
    () => (kind === 'missing' ? undefined : sidebarOf(manifest, path, locale, document.meta)),
    [manifest, path, locale, document.meta, kind],
  )
  const unset = sidebar?.kind === 'unset'
  useEffect(() => {
    if (unset) reportOnce(path, locale)
  }, [unset, path, locale])
  return sidebar?.kind === 'tree' ? sidebar : undefined
}

const reported = new Set<string>()

function reportOnce(path: string, locale: string): void {
  if (reported.has(path)) return
  reported.add(path)
  report(
    `no sidebar is configured for ${path}`,
    `site.yaml locales "${locale}" sidebar`,
    'add a prefix of this path, or false',
  )
}
