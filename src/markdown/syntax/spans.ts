/**
 * Inline marks: `==mark==`, `!!spoiler!!`, `19^th^`, `H~2~O`.
 *
 * Mark and spoiler work like strikethrough, without its rules about punctuation, which fail in Chinese. Raised and
 * lowered text must be short and in one word, so that paths with carets and ranges like `1~3` stay text.
 */
import { splice } from 'micromark-util-chunked'
import { resolveAll } from 'micromark-util-resolve-all'
import type { Code, Construct, Event, Extension, Resolver, State, Token } from 'micromark-util-types'
import { peekLine, writePieces } from './tokens'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    span: 'span'
    /** A doubled character that has not found its partner; text in the end. */
    spanSequenceLoose: 'spanSequenceLoose'
    spanSequence: 'spanSequence'
    spanText: 'spanText'
    spanMark: 'spanMark'
    spanSpoiler: 'spanSpoiler'
    spanSuperscript: 'spanSuperscript'
    spanSubscript: 'spanSubscript'
  }
}

type SpanType = 'spanMark' | 'spanSpoiler'

const isBlank = (code: Code): boolean => code === null || code < 0 || code === 32 || code === 160 || code === 12288
const isWord = (code: Code): boolean =>
  code !== null && ((code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122))

/** A pair of doubled characters around anything inline. */
function pairConstruct(character: number, type: SpanType): Construct {
  const construct: Construct = {
    name: type,
    resolveAll: pairResolver(type),
    tokenize(effects, ok, nok) {
      const before = this.previous
      let size = 0
      const start: State = (code) => {
        if (before === character) return nok(code)
        effects.enter('spanSequenceLoose')
        return more(code)
      }
      const more: State = (code) => {
        if (code === character) {
          effects.consume(code)
          size++
          return more
        }
        if (size !== 2) return nok(code)
        const token = effects.exit('spanSequenceLoose') as PairToken
        // `a==b` between two words of code is a comparison.
        const inWord = isWord(before) && isWord(code)
        token.span = type
        token._open = !isBlank(code) && !inWord
        token._close = !isBlank(before) && !inWord
        return ok(code)
      }
      return start
    },
  }
  return construct
}

interface PairToken extends Token {
  span?: SpanType
}

/** Joins sequences that can open with the next that can close. */
function pairResolver(type: SpanType): Resolver {
  const isSequence = (event: Event): boolean =>
    event[1].type === 'spanSequenceLoose' && (event[1] as PairToken).span === type
  return (events, context) => {
    for (let close = 0; close < events.length; close++) {
      const closing = events[close]
      if (closing?.[0] !== 'enter' || !isSequence(closing) || !closing[1]._close) continue
      const open = events.findLastIndex(
        (event, index) => index < close && event[0] === 'exit' && isSequence(event) && event[1]._open,
      )
      const opening = events[open]
      if (!opening || close - open < 2) continue
      const span: Token = { type, start: { ...opening[1].start }, end: { ...closing[1].end } }
      const text: Token = { type: 'spanText', start: { ...opening[1].end }, end: { ...closing[1].start } }
      opening[1].type = 'spanSequence'
      closing[1].type = 'spanSequence'
      const inside = events.slice(open + 1, close)
      const joined: Event[] = [
        ['enter', span, context],
        ['enter', opening[1], context],
        ['exit', opening[1], context],
        ['enter', text, context],
        ...resolveAll(context.parser.constructs.insideSpan.null ?? [], inside, context),
        ['exit', text, context],
        ['enter', closing[1], context],
        ['exit', closing[1], context],
        ['exit', span, context],
      ]
      splice(events, open - 1, close - open + 3, joined)
      close = open + joined.length - 2
    }
    for (const event of events) if (isSequence(event)) event[1].type = 'data'
    return events
  }
}

/** How far a raised or lowered word can reach, its marks and the character after it included. */
const LONGEST_WORD = 45
/** What may be raised: one word, without the characters of paths and addresses. */
const RAISED = /^\^([^\s^\\/:<>`]{1,40})\^(?!\^)/
/** What may be lowered: the letters, digits and signs of a formula. */
const LOWERED = /^~([A-Za-z0-9+\-=()]{1,20})~(?!~)/

/** A short word between two single characters. */
function wordConstruct(
  type: 'spanSuperscript' | 'spanSubscript',
  form: RegExp,
  allowedAfter: (previous: Code) => boolean,
): Construct {
  return {
    name: type,
    tokenize(effects, ok, nok) {
      const { previous } = this
      return (code) => {
        if (!allowedAfter(previous)) return nok(code)
        return peekLine(
          effects,
          (line) => {
            const content = form.exec(line)?.[1]
            if (content === undefined) return nok
            return (next) => {
              effects.enter(type)
              const pieces = writePieces(
                effects,
                [
                  { type: 'spanSequence', length: 1 },
                  { type: 'spanText', length: content.length, inline: true },
                  { type: 'spanSequence', length: 1 },
                ],
                (last) => {
                  effects.exit(type)
                  return ok(last)
                },
              )
              return pieces(next)
            }
          },
          LONGEST_WORD,
        )(code)
      }
    },
  }
}

const mark = pairConstruct(61, 'spanMark')
const spoiler = pairConstruct(33, 'spanSpoiler')
const superscript = wordConstruct('spanSuperscript', RAISED, (previous) => previous !== 94)
const subscript = wordConstruct('spanSubscript', LOWERED, (code) => code === 41 || (isWord(code) && Number(code) > 57))

/** The micromark extension. */
export const spans: Extension = {
  text: { 33: spoiler, 61: mark, 94: superscript, 126: subscript },
  insideSpan: { null: [mark, spoiler] },
  attentionMarkers: { null: [61] },
}
