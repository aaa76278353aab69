/** Container tokens to mdast nodes. */

import type { Extension } from 'mdast-util-from-markdown'
import type {} from '../nodes'

/** The extension of mdast-util-from-markdown. */
export const containersFromMarkdown: Extension = {
  enter: {
    container(token) {
      this.enter({ type: 'container', name: '', children: [] }, token)
    },
    containerTitle(token) {
      this.enter({ type: 'containerTitle', children: [] }, token)
    },
    containerItem(token) {
      this.enter({ type: 'containerItem', active: false, children: [] }, token)
    },
  },
  exit: {
    container(token) {
      this.exit(token)
    },
    containerTitle(token) {
      this.exit(token)
    },
    containerItem(token) {
      this.exit(token)
    },
    containerName(token) {
      const node = this.stack.at(-1)
      if (node?.type === 'container') node.name = this.sliceSerialize(token)
    },
    containerValue(token) {
      const node = this.stack.at(-1)
      if (node?.type === 'container' || node?.type === 'containerItem') node.value = this.sliceSerialize(token).slice(1)
    },
    containerAttributes(token) {
      const node = this.stack.at(-1)
      const text = this.sliceSerialize(token).trim()
      if (node?.type === 'container' && text !== '') node.attributes = text
    },
    containerItemMarker(token) {
      const node = this.stack.at(-1)
      if (node?.type === 'containerItem') node.active = this.sliceSerialize(token).trim().endsWith(':active')
    },
  },
}
