import { cutOut, HAN_STOP_WORDS, isStopWord } from './stop-words'
import { chunks, isHump, TOKEN_CAP } from './tokenize'

/** A word, an identifier or a run of Han characters, folded. */
export interface Piece {
  text: string
  /** The parts of an identifier or of camel case; one for a plain word. */
  parts: string[]
  han: boolean
  stop: boolean
}

/** The pieces of a text and its folded form; the given Han phrases are pieces of their own inside a longer run. */
export function piecesOf(text: string, folded: string, phrases: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  for (const { start, end, han } of chunks(folded)) {
    const word = folded.slice(start, end)
    if (han) {
      for (const { text: run, taken } of cutOut(word, phrases)) {
        if (taken) pieces.push({ text: run, parts: [run], han, stop: false })
        else
          for (const { text, taken } of cutOut(run, HAN_STOP_WORDS)) {
            // One character left of a longer run (填 of 怎么填) is the verb of the question.
            const stop = taken || (text.length === 1 && word.length > 1)
            pieces.push({ text, parts: [text], han, stop })
          }
      }
    } else {
      const parts = partsOf(text.slice(start, end), word)
      // One letter is an option (`-v`) or what has been typed of a word so far.
      pieces.push({ text: word.slice(0, TOKEN_CAP), parts, han, stop: isStopWord(word) || /^[a-z]$/.test(word) })
    }
  }
  return pieces
}

function partsOf(original: string, folded: string): string[] {
  const parts: string[] = ['']
  for (let at = 0; at < folded.length; at++) {
    const character = folded[at] ?? ''
    if (/[_\-./:@]/.test(character)) parts.push('')
    else if (at > 0 && isHump(original, at)) parts.push(character)
    else parts[parts.length - 1] += character
  }
  return parts.filter((part) => part.length > 1)
}
