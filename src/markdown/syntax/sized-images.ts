/** `![Alt](address "Title" =200x300)`: the form of image sizes that CommonMark would leave as text. */
import type { Image } from 'mdast'
import type { Extension as FromMarkdown } from 'mdast-util-from-markdown'
import type { Extension } from 'micromark-util-types'
import type {} from '../nodes'
import { decodeReferences } from './references'
import { peekLine, writePieces } from './tokens'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    sizedImage: 'sizedImage'
  }
}

const FORM =
  /^!\[((?:[^[\]\\]|\\.)*)\]\([ \t]*(?:<([^<>]*)>|([^\s<>()]+))(?:[ \t]+(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'))?[ \t]+=(\d*)x(\d*)[ \t]*\)/

/** An address with its alt text and title is shorter than this. */
const LONGEST = 600

/** The micromark extension. */
export const sizedImages: Extension = {
  text: {
    33: {
      name: 'sizedImage',
      tokenize(effects, ok, nok) {
        return peekLine(
          effects,
          (line) => {
            const match = FORM.exec(line)
            if (!match || (match[6] === '' && match[7] === '')) return nok
            return writePieces(effects, [{ type: 'sizedImage', length: match[0].length }], ok)
          },
          LONGEST,
        )
      },
    },
  },
}

/** Backslash escapes and character references, as in every other markdown string. */
const decode = (text: string): string => decodeReferences(text.replace(/\\([!-/:-@[-`{-~])/g, '$1'))

/** The extension of mdast-util-from-markdown. */
export const sizedImagesFromMarkdown: FromMarkdown = {
  enter: {
    sizedImage(token) {
      const [, alt = '', bracketed, bare = '', double, single, width = '', height = ''] =
        FORM.exec(this.sliceSerialize(token)) ?? []
      const image: Image = { type: 'image', url: decode(bracketed ?? bare), alt: decode(alt), title: null }
      const title = double ?? single
      if (title !== undefined) image.title = decode(title)
      image.data = { size: { width: Number(width) || undefined, height: Number(height) || undefined } }
      this.enter(image, token)
    },
  },
  exit: {
    sizedImage(token) {
      this.exit(token)
    },
  },
}
