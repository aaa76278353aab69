import type { NavNode } from './nav-tree'
import type { PageNames } from './types'

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Whether every word of a query is in the entry's title or one of its other names. */
export function matchesNode(node: NavNode, query: string, names?: PageNames): boolean {
  return matchesNames([node.text, ...node.names, ...(names?.[node.link ?? ''] ?? [])].map(fold), query)
}

function matchesNames(names: readonly string[], query: string): boolean {
  const whole = fold(query).trim()
  if (names.some((name) => name.includes(whole))) return true
  const words = whole.split(/\s+/)
  return words.every((word) => names.some((name) => name.includes(word)))
}

/** The part of a tree that fits a query: a group that fits keeps all it has, any other only what fits inside. */
export function filterTree(nodes: readonly NavNode[], query: string, names?: PageNames): NavNode[] {
  return nodes.flatMap((node) => {
    if (matchesNode(node, query, names)) return [node]
    const children = filterTree(node.children ?? [], query, names)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** How many pages a tree has. */
export const countPages = (nodes: readonly NavNode[]): number =>
  nodes.reduce((sum, node) => sum + (node.link === undefined ? 0 : 1) + countPages(node.children ?? []), 0)
