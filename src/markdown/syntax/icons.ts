/**
 * `::home::`, `::mdi:home =20px /red::`: an icon by its name, with a size and a colour. Nothing may touch it from
 * outside, so that `std::vector::iterator` and `fe80::1` stay what they are.
 */
import type { Extension as FromMarkdown } from 'mdast-util-from-markdown'
import type { Code, Extension } from 'micromark-util-types'
import { widget } from '../nodes'
import { peekLine, writePieces } from './tokens'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    icon: 'icon'
  }
}

const FORM = /^::([A-Za-z][\w-]*(?::[\w-]+)?)((?:[ \t]+=\d+(?:\.\d+)?(?:px|r?em)?|[ \t]+\/[#\w()-]+)*)::(?![\w:])/
const LONGEST = 100

const touches = (code: Code): boolean => code !== null && code > 0 && /[\w:]/.test(String.fromCharCode(code))

/** The micromark extension. */
export const icons: Extension = {
  text: {
    58: {
      name: 'icon',
      tokenize(effects, ok, nok) {
        const { previous } = this
        return (code) => {
          if (touches(previous)) return nok(code)
          return peekLine(
            effects,
            (line) => {
              const length = FORM.exec(line)?.[0].length
              return length === undefined ? nok : writePieces(effects, [{ type: 'icon', length }], ok)
            },
            LONGEST,
          )(code)
        }
      },
    },
  },
}

/** The extension of mdast-util-from-markdown. */
export const iconsFromMarkdown: FromMarkdown = {
  enter: {
    icon(token) {
      const source = this.sliceSerialize(token)
      const [, name = '', settings = ''] = FORM.exec(source) ?? []
      const size = /=(\S+)/.exec(settings)?.[1]
      const color = /\/(\S+)/.exec(settings)?.[1]
      const attributes = { name, ...(size ? { size } : {}), ...(color ? { color } : {}) }
      this.enter(widget('icon', attributes, [{ type: 'text', value: source }]), token)
    },
  },
  exit: {
    icon(token) {
      this.exit(token)
    },
  },
}
