/**
 * Lazy: `$x$` and `$$` blocks, for pages that have them. A dollar opens only before and closes only after something
 * that is no blank, and never before a digit, so that prices stay prices.
 */

import type { Root } from 'mdast'
import type { Extension as FromMarkdown } from 'mdast-util-from-markdown'
import { markdownLineEnding } from 'micromark-util-character'
import type { Construct, Extension, State } from 'micromark-util-types'
import type { Plugin } from 'unified'
import { widget } from '../nodes'
import { sameParent } from './containers'
import { peekLine, writePieces } from './tokens'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mathText: 'mathText'
    mathBlock: 'mathBlock'
    mathLine: 'mathLine'
  }
}

const INLINE = /^(\$\$?)(?![\s$])((?:\\.|[^\\$])*?(?:\\.|[^\\$\s]))\1(?![\d$])/
const ONE_LINE = /^\$\$[ \t]*(\S.*?)[ \t]*\$\$[ \t]*$/
const FENCE = /^[ \t]*\$\$[ \t]*$/

const inline: Construct = {
  name: 'mathText',
  tokenize(effects, ok, nok) {
    return peekLine(effects, (line) => {
      const match = INLINE.exec(line)
      return match ? writePieces(effects, [{ type: 'mathText', length: match[0].length }], ok) : nok
    })
  },
}

const block: Construct = {
  name: 'mathBlock',
  concrete: true,
  tokenize(effects, ok, nok) {
    let open = false
    const start: State = (code) => {
      effects.enter('mathBlock')
      return peekLine(effects, (line) => {
        if (ONE_LINE.test(line)) return writePieces(effects, [{ type: 'mathLine', length: line.length }], finish)
        return FENCE.test(line) ? fence(line) : nok
      })(code)
    }
    const fence = (line: string): State => writePieces(effects, [{ type: 'mathLine', length: line.length }], afterLine)
    const afterLine: State = (code) => {
      if (this.interrupt) return ok(code)
      if (!open) open = true
      return nextLine(code)
    }
    const nextLine: State = (code) => {
      if (code === null || !markdownLineEnding(code)) return nok(code)
      return effects.check(
        sameParent,
        (ending) => {
          effects.enter('lineEnding')
          effects.consume(ending)
          effects.exit('lineEnding')
          return peekLine(effects, (line) => {
            const piece = writePieces(
              effects,
              [{ type: 'mathLine', length: line.length }],
              FENCE.test(line) ? finish : nextLine,
            )
            return line === '' ? nextLine : piece
          })
        },
        nok,
      )(code)
    }
    const finish: State = (code) => {
      effects.exit('mathBlock')
      return ok(code)
    }
    return start
  },
}

const syntax: Extension = { text: { 36: inline }, flow: { 36: block } }

const tree: FromMarkdown = {
  enter: {
    mathText(token) {
      const source = this.sliceSerialize(token)
      const [, dollars = '$', tex = ''] = INLINE.exec(source) ?? []
      this.enter(formula(tex, dollars === '$$', source), token)
    },
    mathBlock(token) {
      const source = this.sliceSerialize(token)
      const tex = source.trim().replace(/^\$\$[ \t]*\n?|\n?[ \t]*\$\$$/g, '')
      this.enter(formula(tex, true, source), token)
    },
  },
  exit: {
    mathText(token) {
      this.exit(token)
    },
    mathBlock(token) {
      this.exit(token)
    },
  },
}

/** The widget; its source is what shows while the renderer is on its way. */
const formula = (tex: string, display: boolean, source: string) =>
  widget('math', { tex, display: String(display) }, [{ type: 'inlineCode', value: source }])

/** The remark plugin. */
export const math: Plugin<[], Root> = function () {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), tree]
}
