/** Two tools for micromark constructs whose form is easier to say as a regular expression than as a state machine. */
import { markdownLineEnding } from 'micromark-util-character'
import type { Code, Construct, Effects, State, TokenType } from 'micromark-util-types'

/** Every code of a line is one UTF-16 unit; micromark's own codes for tabs are negative. */
const characterOf = (code: number): string => (code === -2 ? '\t' : code === -1 ? ' ' : String.fromCharCode(code))

/**
 * Reads the rest of the line without consuming it, or its first `limit` characters, then goes on in the state that
 * `decide` returns for it. The text has exactly one character for each code, so lengths of its parts are numbers of
 * codes. Constructs that are tried at every character of a kind must set the limit: a line may be very long.
 */
export function peekLine(effects: Effects, decide: (line: string) => State, limit = Number.POSITIVE_INFINITY): State {
  let line = ''
  const probe: Construct = {
    partial: true,
    tokenize(probing, ok) {
      line = ''
      const read: State = (code) => {
        if (code === null || markdownLineEnding(code) || line.length >= limit) return leave(code)
        line += characterOf(code)
        probing.consume(code)
        return read
      }
      const leave = (code: Code) => {
        if (line !== '') probing.exit('data')
        return ok(code)
      }
      return (code) => {
        if (code !== null && !markdownLineEnding(code)) probing.enter('data')
        return read(code)
      }
    },
  }
  const after: State = (code) => decide(line)(code)
  return effects.check(probe, after, after)
}

/** A piece of a line: the token that stands for it and its length. `inline` pieces hold markdown of their own. */
export interface Piece {
  type: TokenType
  length: number
  inline?: boolean
}

/** Consumes the pieces one after the other; empty ones leave no token. */
export function writePieces(effects: Effects, pieces: readonly Piece[], done: State): State {
  const rest = pieces.filter((piece) => piece.length > 0)
  const step = (index: number): State => {
    const piece = rest[index]
    if (!piece) return done
    let left = piece.length
    const inside: State = (code) => {
      effects.consume(code)
      left--
      if (left > 0) return inside
      if (piece.inline) effects.exit('chunkText')
      effects.exit(piece.type)
      return step(index + 1)
    }
    return (code) => {
      effects.enter(piece.type)
      if (piece.inline) effects.enter('chunkText', { contentType: 'text' })
      return inside(code)
    }
  }
  return step(0)
}
