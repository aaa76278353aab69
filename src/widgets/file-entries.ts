/** The entries of a file tree, read from its list. */
import type { Element, ElementContent } from 'hast'

export interface TreeEntry {
  name: string
  folder: boolean
  /** Written in bold. */
  marked: boolean
  change?: 'added' | 'removed'
  /** What follows `#`. */
  note: string
  /** A folder whose name ends in `/` without anything in bold starts open; `-` after the slash closes it. */
  closed: boolean
  children: TreeEntry[]
}

const isElement = (node: ElementContent, ...names: string[]): boolean =>
  node.type === 'element' && names.includes(node.tagName)

const elements = (nodes: readonly ElementContent[], ...names: string[]): Element[] =>
  nodes.filter((node): node is Element => isElement(node, ...names))

/** Reads a `ul`, with the lists inside. */
export function readTree(list: Element): TreeEntry[] {
  return elements(list.children, 'li').map(readEntry)
}

function readEntry(item: Element): TreeEntry {
  const [inner] = elements(item.children, 'ul', 'ol')
  const own = item.children.filter((child) => child !== inner)
  const line = own.map(textOf).join('').replace(/\s+/g, ' ').trim()
  const [, sign = '', rest = ''] = /^(\+\+|--)?\s*(.*)$/.exec(line) ?? []
  const hash = /\s#\s?/.exec(` ${rest}`)
  const label = (hash ? rest.slice(0, Math.max(0, hash.index - 1)) : rest).trim()
  const note = hash ? ` ${rest}`.slice(hash.index + hash[0].length).trim() : ''
  const children = inner ? readTree(inner) : []
  const name = /^(?:\.{3}|…)$/.test(label) ? '…' : label.replace(/\/-?$/, '')
  const entry: TreeEntry = {
    name,
    folder: children.length > 0 || /\/-?$/.test(label),
    marked: elements([...own, ...elements(own, 'p').flatMap((paragraph) => paragraph.children)], 'strong').length > 0,
    note,
    closed: /\/-$/.test(label),
    children,
  }
  if (sign === '++') entry.change = 'added'
  else if (sign === '--') entry.change = 'removed'
  return entry
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}
