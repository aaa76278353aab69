import type { Blockquote, Root } from 'mdast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import type { Container } from '../nodes'

const MARKER = /^\[!([A-Za-z]+)\][ \t]*([^\n]*)(?:\n|$)/
const TYPES = new Set('note tip important warning caution info danger'.split(' '))

/** `> [!NOTE]` with an optional title becomes the container of that name. */
export const alerts: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'blockquote', (quote, index, parent) => {
    const container = parent && index !== undefined ? readAlert(quote) : undefined
    if (container && parent && index !== undefined) parent.children[index] = container
  })
}

function readAlert(quote: Blockquote): Container | undefined {
  const first = quote.children[0]
  const text = first?.type === 'paragraph' ? first.children[0] : undefined
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined
  const [marker = '', name = '', title = ''] = MARKER.exec(text.value) ?? []
  const type = name.toLowerCase()
  if (!TYPES.has(type)) return undefined
  text.value = text.value.slice(marker.length)
  const rest = text.value === '' ? first.children.slice(1) : first.children
  // A hard break after the marker is the marker's own line end.
  if (rest[0]?.type === 'break') rest.shift()
  const body = rest.length > 0 ? [{ ...first, children: rest }, ...quote.children.slice(1)] : quote.children.slice(1)
  const heading = title.trim()
  const titles =
    heading === '' ? [] : [{ type: 'containerTitle' as const, children: [{ type: 'text' as const, value: heading }] }]
  return { type: 'container', name: type, children: [...titles, ...body], position: quote.position }
}
