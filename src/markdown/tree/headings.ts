/** Ids of headings, and the page's own title: the layout shows it, so the text's first h1 leaves only its anchor. */
import type { Element, Root } from 'hast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import { createSlugger, headingText } from '../../content/slug'
import { carryOf } from '../carry'

interface HeadingOptions {
  /** The layout shows the title: the first h1 goes, others become h2. */
  titleShown: boolean
}

const LEVEL = /^h([1-6])$/

/** The rehype plugin; runs after the allow-list, so that ids stay as they are. */
export const headings: Plugin<[HeadingOptions], Root> =
  ({ titleShown }) =>
  (tree, file) => {
    const carry = carryOf(file)
    const slugger = createSlugger(carry.ids)
    // Explicit ids are taken before any heading asks for one.
    visit(tree, 'element', (node) => {
      if (typeof node.properties.id === 'string') slugger.claim(node.properties.id)
    })
    visit(tree, 'element', (node, index, parent) => {
      const level = Number(LEVEL.exec(node.tagName)?.[1])
      if (!level || !parent || index === undefined) return
      const text = headingText(node, isWidget)
      const id = typeof node.properties.id === 'string' ? node.properties.id : slugger.slug(text)
      node.properties.id = id
      if (titleShown && level === 1 && !carry.titled) {
        carry.titled = true
        parent.children[index] = titleAnchor(id)
        return
      }
      if (titleShown && level === 1) node.tagName = 'h2'
      carry.headings.push({ id, text, level: titleShown ? Math.max(level, 2) : level })
    })
    carry.ids = slugger.ids()
  }

/** Badges and other embeds are no part of a title. */
const isWidget = (node: { type: string; tagName?: string }): boolean => node.tagName === 'doc-widget'

const titleAnchor = (id: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { id, dataTitleAnchor: '' },
  children: [],
})
