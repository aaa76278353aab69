/** Containers as elements: alignment directly, everything else as a widget with slots for its title and its tabs. */
import type { Root, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { Plugin } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { type Container, type ContainerItem, element, widget } from '../nodes'
import { readAttributes } from './attributes'

const ALIGNMENTS = new Set(['left', 'center', 'right', 'justify'])
/** Containers that show their own source beside the result. */
const WITH_SOURCE = new Set(['preview', 'md-demo'])

/** The remark plugin. */
export const embeds: Plugin<[], Root> = () => (tree, file) => {
  const source = String(file)
  visit(tree, 'container', (container, index, parent) => {
    if (!parent || index === undefined) return
    parent.children[index] = embed(container, source)
    return [SKIP, index]
  })
}

function embed(container: Container, source: string): RootContent {
  const { name, children } = container
  const [first, ...rest] = children
  const title = first?.type === 'containerTitle' ? first : undefined
  if (ALIGNMENTS.has(name) && !title) {
    return element('div', { ...container.data?.hProperties, style: `text-align: ${name}` }, children)
  }
  const attributes = attributesOf(container)
  if (title) attributes.title = plainText(title)
  if (WITH_SOURCE.has(name)) attributes.source = innerSource(container, source)
  const body = (title ? rest : children).map((child) => (child.type === 'containerItem' ? item(child) : child))
  const slots = title ? [element('doc-slot', { slot: 'title' }, title.children), ...body] : body
  return { ...widget(name, attributes, slots), position: container.position }
}

function item({ active, value, children }: ContainerItem): RootContent {
  const [first, ...rest] = children
  const title = first?.type === 'containerTitle' ? first : undefined
  const label = title ? plainText(title).trim() : ''
  const slot = title ? [element('doc-slot', { slot: 'title' }, title.children), ...rest] : children
  return element('doc-slot', { slot: 'item', value: value ?? label, active: String(active) }, slot)
}

/** `#value`, `{…}` and the attributes of the title line, as strings for the widget's row. */
function attributesOf({ value, attributes, data }: Container): Record<string, string> {
  const given = { ...(attributes === undefined ? {} : readAttributes(attributes)), ...data?.hProperties }
  const result: Record<string, string> = {}
  for (const [name, entry] of Object.entries(given)) {
    if (name === 'className') result.class = [entry].flat().join(' ')
    else if (entry !== undefined && entry !== null) result[name] = String(entry)
  }
  if (value !== undefined) result.value = value
  return result
}

/** The lines between the opener and the closer. */
function innerSource({ position }: Container, source: string): string {
  if (position?.start.offset === undefined || position.end.offset === undefined) return ''
  const lines = source.slice(position.start.offset, position.end.offset).split('\n')
  const closed = /^\s*:{3,}\s*$/.test(lines.at(-1) ?? '')
  return lines.slice(1, closed ? -1 : undefined).join('\n')
}
