/**
 * `::: name Title` … `:::` as a block construct of micromark. The lines between are handed on as a document of their
 * own, so everything works inside: lists, fences, tables, further containers.
 *
 * A container may be read in three ways, tried in order: with matching closers for everything inside; when that finds
 * no closer, ending at the first closer long enough (an inner one was left open); at last without regard to fences.
 * Whatever is still open when its parent ends, ends with it.
 */
import { markdownLineEnding } from 'micromark-util-character'
import type { Code, Construct, Extension, ParseContext, State, Token, Tokenizer } from 'micromark-util-types'
import { followLines, type Opening, type Reading, readOpening, readTabMarker } from './container-lines'
import { type Piece, peekLine, writePieces } from './tokens'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    container: 'container'
    containerFence: 'containerFence'
    containerMarks: 'containerMarks'
    containerName: 'containerName'
    containerValue: 'containerValue'
    containerTitle: 'containerTitle'
    containerAttributes: 'containerAttributes'
    containerItem: 'containerItem'
    containerItemMarker: 'containerItemMarker'
    containerContent: 'containerContent'
  }
}

/** Containers whose content is split by `@tab` lines. */
const WITH_TABS = new Set(['tabs', 'code-tabs'])

/** Deeper than this nothing opens: nobody writes it, and what does must not hold up the page. */
const MAX_DEPTH = 24

/** How many containers a line of the text being parsed is in. Outer containers are read before inner ones. */
const depths = new WeakMap<ParseContext, Map<number, number>>()

function depthsOf(parser: ParseContext): Map<number, number> {
  const known = depths.get(parser)
  if (known) return known
  const fresh = new Map<number, number>()
  depths.set(parser, fresh)
  return fresh
}

const READINGS: Reading[] = [
  { nested: true, fences: true },
  { nested: false, fences: true },
  { nested: false, fences: false },
]

/** The micromark extension. */
export const containers: Extension = {
  flow: {
    58: READINGS.map((reading): Construct => ({ name: 'container', concrete: true, tokenize: tokenizer(reading) })),
  },
}

function openingPieces({ size, parts }: Opening): Piece[] {
  return [
    { type: 'containerMarks', length: size + parts.gap },
    { type: 'containerName', length: parts.name },
    { type: 'containerValue', length: parts.value },
    { type: 'containerMarks', length: parts.space + parts.open },
    { type: 'containerTitle', length: parts.title, inline: true },
    { type: 'containerMarks', length: parts.close },
    { type: 'containerAttributes', length: parts.rest },
  ]
}

/** The next line belongs to the same parent: it is not a lazy one that the parent has already let go. */
export const sameParent: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const start: State = (code) => {
      if (code === null) return nok(code)
      effects.enter('lineEnding')
      effects.consume(code)
      effects.exit('lineEnding')
      return after
    }
    const after: State = (code) => (this.parser.lazy[this.now().line] ? nok(code) : ok(code))
    return start
  },
}

function tokenizer(reading: Reading): Tokenizer {
  return function tokenize(effects, ok, nok) {
    const prefix = this.events.at(-1)
    const indent = prefix?.[1].type === 'linePrefix' ? prefix[2].sliceSerialize(prefix[1], true).length : 0
    // What to do with unclosed containers is the last readings' business.
    const strict = reading.nested
    const depth = depthsOf(this.parser)
    const { line: firstLine } = this.now()
    let hasTabs = false
    let lines = followLines(3, reading)
    let inItem = false
    let inContent = false
    let previous: Token | undefined

    const start: State = (code) => {
      effects.enter('container')
      effects.enter('containerFence')
      return peekLine(effects, (line) => {
        const opening = readOpening(line)
        if (!opening || (depth.get(firstLine) ?? 0) >= MAX_DEPTH) return nok
        hasTabs = WITH_TABS.has(opening.name.toLowerCase())
        lines = followLines(opening.size, reading)
        return writePieces(effects, openingPieces(opening), opened)
      })(code)
    }

    const opened: State = (code) => {
      effects.exit('containerFence')
      // Asked only whether a paragraph ends here: it does.
      if (this.interrupt) return ok(code)
      return lineEnd(code)
    }

    /** At the end of a line of our own (fence or tab marker). */
    const lineEnd: State = (code) => {
      if (code === null) return unclosed(code)
      return effects.check(
        sameParent,
        (ending) => {
          effects.enter('lineEnding')
          effects.consume(ending)
          effects.exit('lineEnding')
          return lineStart
        },
        unclosed,
      )(code)
    }

    const lineStart: State = (code) => (code === null ? unclosed(code) : peekLine(effects, decide)(code))

    const decide = (line: string): State => {
      const meaning = lines.read(line)
      if (meaning === 'close') return (code) => closing(line.length)(code)
      if (meaning === 'tab' && hasTabs) return (code) => marker(line)(code)
      return content
    }

    const closing = (length: number): State => {
      leaveItem()
      effects.enter('containerFence')
      return writePieces(effects, [{ type: 'containerMarks', length }], (code) => {
        effects.exit('containerFence')
        return finish(code)
      })
    }

    const marker = (line: string): State => {
      leaveItem()
      inItem = true
      const parts = readTabMarker(line)?.parts
      if (!parts) return content
      effects.enter('containerItem')
      return writePieces(
        effects,
        [
          { type: 'containerItemMarker', length: parts.marker },
          { type: 'containerMarks', length: parts.space },
          { type: 'containerTitle', length: parts.title, inline: true },
          { type: 'containerValue', length: parts.value },
          { type: 'containerMarks', length: parts.rest },
        ],
        lineEnd,
      )
    }

    const content: State = (code) => {
      if (code !== null && markdownLineEnding(code)) return effects.check(sameParent, enterContent, unclosed)(code)
      return enterContent(code)
    }

    const enterContent: State = (code) => {
      if (!inContent) {
        effects.enter('containerContent')
        inContent = true
        previous = undefined
      }
      return dedent(indent)(code)
    }

    /** Removes the opener's own indentation from a line. */
    const dedent = (left: number): State => {
      return (code) => {
        if (left === 0 || (code !== -2 && code !== -1 && code !== 32)) return chunk(code)
        effects.enter('linePrefix')
        const eat = (rest: number): State => {
          return (next) => {
            if (rest > 0 && (next === -2 || next === -1 || next === 32)) {
              effects.consume(next)
              return eat(rest - 1)
            }
            effects.exit('linePrefix')
            return chunk(next)
          }
        }
        return eat(left)(code)
      }
    }

    const chunk: State = (code) => {
      if (code === null) return unclosed(code)
      const token = effects.enter('chunkDocument', { contentType: 'document', previous })
      if (previous) previous.next = token
      previous = token
      return inChunk(code)
    }

    const inChunk: State = (code) => {
      if (code === null) {
        leaveChunk()
        return unclosed(code)
      }
      if (markdownLineEnding(code)) {
        return effects.check(
          sameParent,
          (ending) => {
            effects.consume(ending)
            leaveChunk()
            return lineStart
          },
          (ending) => {
            leaveChunk()
            return unclosed(ending)
          },
        )(code)
      }
      effects.consume(code)
      return inChunk
    }

    const leaveChunk = (): void => {
      const token = effects.exit('chunkDocument')
      this.parser.lazy[token.start.line] = false
    }

    const leaveItem = (): void => {
      if (inContent) effects.exit('containerContent')
      inContent = false
      if (inItem) effects.exit('containerItem')
      inItem = false
    }

    const unclosed: State = (code) => {
      if (strict || (reading.fences && lines.inFence())) return nok(code)
      leaveItem()
      return finish(code)
    }

    const finish = (code: Code) => {
      const inner = (depth.get(firstLine) ?? 0) + 1
      for (let line = firstLine + 1; line <= this.now().line; line++) depth.set(line, inner)
      effects.exit('container')
      return ok(code)
    }

    return start
  }
}
