/** `^[text]`: a footnote written where it is referred to. */
import type { Extension } from 'micromark-util-types'
import { peekLine, writePieces } from './tokens'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    inlineNote: 'inlineNote'
    inlineNoteMarker: 'inlineNoteMarker'
    inlineNoteText: 'inlineNoteText'
  }
}

/** Length of the text between `^[` and its matching bracket. */
function noteLength(line: string): number | undefined {
  if (!line.startsWith('^[')) return undefined
  let depth = 0
  for (let index = 1; index < line.length; index++) {
    const character = line[index]
    if (character === '\\') index++
    else if (character === '[') depth++
    else if (character === ']' && --depth === 0) return index > 2 ? index - 2 : undefined
  }
  return undefined
}

/** Longer texts are notes of their own. */
const LONGEST = 1000

/** The micromark extension. */
export const inlineNotes: Extension = {
  text: {
    94: {
      name: 'inlineNote',
      tokenize(effects, ok, nok) {
        return peekLine(
          effects,
          (line) => {
            const length = noteLength(line)
            if (length === undefined) return nok
            return (code) => {
              effects.enter('inlineNote')
              return writePieces(
                effects,
                [
                  { type: 'inlineNoteMarker', length: 2 },
                  { type: 'inlineNoteText', length, inline: true },
                  { type: 'inlineNoteMarker', length: 1 },
                ],
                (next) => {
                  effects.exit('inlineNote')
                  return ok(next)
                },
              )(code)
            }
          },
          LONGEST,
        )
      },
    },
  },
}
