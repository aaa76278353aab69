import type { Element, ElementContent, Root } from 'hast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import { headingText } from '../../content/slug'

/** Names each checkbox of a task list by the text of its item, without the lists inside. */
export const namedTasks: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (item) => {
    if (item.tagName !== 'li') return
    const box = findCheckbox(item.children)
    if (box) box.properties.ariaLabel = headingText(item, isInnerList).replace(/\s+/g, ' ')
  })
}

const isInnerList = (node: { type: string; tagName?: string }): boolean =>
  node.tagName === 'ul' || node.tagName === 'ol'

/** The checkbox at the start of an item, or of its first paragraph. */
function findCheckbox(children: readonly ElementContent[]): Element | undefined {
  const first = children.find((child) => child.type === 'element')
  if (first?.tagName === 'p') return findCheckbox(first.children)
  return first?.tagName === 'input' && first.properties.type === 'checkbox' ? first : undefined
}
