import { useEffect, useMemo, useState } from 'react'
import { groupsAround, type NavNode } from '../../content/nav-tree'
import { useStorePart } from '../../platform/use-store'
import { setGroups, sidebarState } from '../../stores/sidebar'

export interface Groups {
  isOpen(node: NavNode): boolean
  /** Opens a group and shuts its open siblings, or shuts it. */
  toggle(node: NavNode, siblings: readonly NavNode[]): void
}

const NONE: Readonly<Record<string, boolean>> = {}

/**
 * Which groups of a sidebar are open: one at each level, the ones around the current page after every visit. A group
 * that asks to be `expanded` is open until somebody folds it, one that cannot fold is always open.
 */
export function useGroups(prefix: string, nodes: readonly NavNode[], path: string): Groups {
  const stored = useStorePart(sidebarState, ({ groups }) => groups[prefix]) ?? NONE
  const [settled, setSettled] = useState<unknown>()
  const arriving = useMemo(() => opening(nodes, new Set(groupsAround(nodes, path))), [nodes, path])
  // Drawn open at once; opening after the first paint would push the rest of the tree down.
  const open: Readonly<Record<string, boolean>> = settled === arriving ? stored : { ...stored, ...arriving }
  const isOpen = (node: NavNode): boolean => !node.collapsible || (open[node.key] ?? node.expanded)

  // Remembered after the paint, which shows it already; from page to page of a group there is nothing to draw again.
  const isNew = settled !== arriving && Object.entries(arriving).some(([key, opens]) => stored[key] !== opens)
  useEffect(() => {
    if (!isNew) return
    setGroups(prefix, arriving)
    setSettled(arriving)
  }, [prefix, arriving, isNew])

  return {
    isOpen,
    toggle(node, siblings) {
      setSettled(arriving)
      setGroups(prefix, isOpen(node) ? { [node.key]: false } : only(node, siblings))
    },
  }
}

/** Opens the wanted groups on every level they are on and shuts those beside them. */
function opening(nodes: readonly NavNode[], wanted: ReadonlySet<string>): Record<string, boolean> {
  const node = nodes.find((candidate) => wanted.has(candidate.key))
  return node ? { ...only(node, nodes), ...opening(node.children ?? [], wanted) } : {}
}

function only(node: NavNode, siblings: readonly NavNode[]): Record<string, boolean> {
  const changes: Record<string, boolean> = {}
  for (const other of siblings) if (other.children && !other.expanded) changes[other.key] = false
  changes[node.key] = true
  return changes
}
