/** `[[toc]]` alone in a paragraph: the headings of the page as a list. */
import type { ElementContent, Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { carryOf, type Heading } from '../carry'
import { element } from '../nodes'

/** Levels that the list shows. */
const LEVELS = [2, 3]

/** Markdown side: marks the place. */
export const tocPlace: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const text = paragraph.children[0]
    if (!parent || index === undefined || paragraph.children.length !== 1 || text?.type !== 'text') return
    if (!/^\[\[toc\]\]$/i.test(text.value.trim())) return
    parent.children[index] = element('nav', { dataToc: '' })
    return SKIP
  })
}

/** HTML side, once the headings have their ids: fills it. */
export const tocList: Plugin<[], HtmlRoot> = () => (tree, file) => {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'nav' || node.properties.dataToc === undefined) return
    const { headings } = carryOf(file)
    node.children = [list(headings.filter(({ level }) => LEVELS.includes(level)))]
  })
}

function list(headings: readonly Heading[]): ElementContent {
  const items: ElementContent[] = []
  const top = Math.min(...headings.map(({ level }) => level))
  for (let index = 0; index < headings.length; index++) {
    const heading = headings[index]
    if (!heading) continue
    const next = headings.findIndex(({ level }, at) => at > index && level === top)
    const end = next < 0 ? headings.length : next
    const inner = headings.slice(index + 1, end)
    const link: ElementContent = {
      type: 'element',
      tagName: 'a',
      properties: { href: `#${heading.id}` },
      children: [{ type: 'text', value: heading.text }],
    }
    items.push({
      type: 'element',
      tagName: 'li',
      properties: {},
      children: inner.length > 0 ? [link, list(inner)] : [link],
    })
    index = end - 1
  }
  return { type: 'element', tagName: 'ul', properties: {}, children: items }
}
