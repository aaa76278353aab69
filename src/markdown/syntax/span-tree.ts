/** Inline marks and inline notes to mdast nodes; `data.hName` says which element each becomes. */

import type { Extension, Handle } from 'mdast-util-from-markdown'
import type {} from '../nodes'

const enterSpan = (hName: string): Handle =>
  function (token) {
    this.enter({ type: 'span', children: [], data: { hName } }, token)
  }

const exit: Handle = function (token) {
  this.exit(token)
}

/** The extension of mdast-util-from-markdown. */
export const spansFromMarkdown: Extension = {
  enter: {
    spanMark: enterSpan('mark'),
    spanSpoiler: enterSpan('doc-spoiler'),
    spanSuperscript: enterSpan('sup'),
    spanSubscript: enterSpan('sub'),
    inlineNote(token) {
      this.enter({ type: 'inlineNote', children: [] }, token)
    },
  },
  exit: { spanMark: exit, spanSpoiler: exit, spanSuperscript: exit, spanSubscript: exit, inlineNote: exit },
}
