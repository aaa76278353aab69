import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import { addProperties } from '../nodes'

/** Code in text up to this many characters is never broken at its hyphens. */
export const SHORT = 20

/** Keeps a fence's info string on its element, where it outlives the allow-list; `code/meta.ts` reads it. */
export const codeInfo: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'code', (code) => {
    const info = [code.lang, code.meta].filter(Boolean).join(' ')
    if (info !== '') addProperties(code, { dataInfo: info })
  })
  visit(tree, 'inlineCode', (code) => {
    if (code.value.length <= SHORT) addProperties(code, { dataShort: '' })
  })
}
