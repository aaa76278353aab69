import type { NavNode } from './nav-tree'
import type { PageNames } from './types'

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** An entry that fits a query, and by which of its other names when its title does not say it. */
export interface FoundNode extends NavNode {
  children?: FoundNode[]
  foundBy?: string
}

const otherNames = (node: NavNode, names?: PageNames): string[] => [...node.names, ...(names?.[node.link ?? ''] ?? [])]

/** Whether every word of a query is in the entry's title or one of its other names. */
export const matchesNode = (node: NavNode, query: string, names?: PageNames): boolean =>
  matchesNames([node.text, ...otherNames(node, names)].map(fold), query)

/** Small letters alone may be pinyin, which says nothing to anybody who reads it. */
const IS_PINYIN = /^[a-z]+$/

function nameFor(node: NavNode, query: string, names?: PageNames): string | undefined {
  const whole = fold(query).trim()
  if (fold(node.text).includes(whole)) return undefined
  return otherNames(node, names).find((name) => fold(name).includes(whole) && !IS_PINYIN.test(name))
}

function matchesNames(names: readonly string[], query: string): boolean {
  const whole = fold(query).trim()
  if (names.some((name) => name.includes(whole))) return true
  const words = whole.split(/\s+/)
  return words.every((word) => names.some((name) => name.includes(word)))
}

/** The part of a tree that fits a query: a group that fits keeps all it has, any other only what fits inside. */
export function filterTree(nodes: readonly NavNode[], query: string, names?: PageNames): FoundNode[] {
  return nodes.flatMap((node): FoundNode[] => {
    if (matchesNode(node, query, names)) {
      const foundBy = nameFor(node, query, names)
      return [foundBy === undefined ? node : { ...node, foundBy }]
    }
    const children = filterTree(node.children ?? [], query, names)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** How many pages a tree has. */
export const countPages = (nodes: readonly NavNode[]): number =>
  nodes.reduce((sum, node) => sum + (node.link === undefined ? 0 : 1) + countPages(node.children ?? []), 0)
