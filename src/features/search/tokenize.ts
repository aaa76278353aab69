import { isHan, isJoiner, isLower, isUpper, isWord } from './characters'
import { fold } from './fold'

/** Longer tokens are cut: nobody types them whole, and a page of base64 must not fill the index. */
export const TOKEN_CAP = 40

/**
 * What a text can be found by. Latin words whole; identifiers, paths and versions whole and by their parts
 * (`token_expires_in`: also `token`, `expires`, `in`; `TooManyRequests`: also `too`, `many`, `requests`; `v3.25.1`: also
 * `3.25.1`); Han runs as pairs of neighbours, and the last character alone, so that every character begins a token.
 */
export function tokenize(text: string): string[] {
  const folded = fold(text)
  const tokens: string[] = []
  for (const { start, end, han } of chunks(folded)) {
    if (han) hanTokens(folded, start, end, tokens)
    else wordTokens(text, folded, start, end, tokens)
  }
  return tokens
}

export interface Chunk {
  start: number
  end: number
  /** A run of Han characters; otherwise a word or an identifier. */
  han: boolean
}

/** The words, identifiers and Han runs of a folded text. */
export function* chunks(folded: string): Generator<Chunk> {
  let at = 0
  while (at < folded.length) {
    const unit = folded.charCodeAt(at)
    const start = at
    if (isHan(unit)) {
      while (isHan(folded.charCodeAt(at))) at++
      yield { start, end: at, han: true }
    } else if (isWord(unit)) {
      at = endOfIdentifier(folded, at)
      yield { start, end: at, han: false }
    } else at++
  }
}

function endOfIdentifier(folded: string, from: number): number {
  let at = from
  while (true) {
    while (isWord(folded.charCodeAt(at))) at++
    if (isJoiner(folded.charCodeAt(at)) && isWord(folded.charCodeAt(at + 1))) at++
    // The names of C++, C# and F# end in a sign.
    else if (folded.startsWith('++', at)) return at + 2
    else return folded[at] === '#' ? at + 1 : at
  }
}

function hanTokens(folded: string, start: number, end: number, tokens: string[]): void {
  for (let at = start; at < end - 1; at++) tokens.push(folded.slice(at, at + 2))
  tokens.push(folded.slice(end - 1, end))
}

function wordTokens(text: string, folded: string, start: number, end: number, tokens: string[]): void {
  const push = (from: number, to: number) => {
    if (to > from) tokens.push(folded.slice(from, Math.min(to, from + TOKEN_CAP)))
  }
  push(start, end)
  if (folded[start] === 'v' && /\d/.test(folded[start + 1] ?? '')) push(start + 1, end)
  if (end - start < 3) return
  // Pieces between the stronger signs (`scheme.http_port`: `scheme`, `http_port`), then the parts of each.
  for (const piece of split(folded, start, end, (unit) => unit !== UNDERSCORE && unit !== HYPHEN && isJoiner(unit))) {
    if (piece.end - piece.start < end - start) push(piece.start, piece.end)
    for (const part of split(folded, piece.start, piece.end, isJoiner)) {
      if (part.end - part.start < piece.end - piece.start) push(part.start, part.end)
      for (const [from, to] of humps(text, part.start, part.end)) push(from, to)
    }
  }
}

const UNDERSCORE = 0x5f
const HYPHEN = 0x2d

function* split(
  folded: string,
  start: number,
  end: number,
  isCut: (unit: number) => boolean,
): Generator<{ start: number; end: number }> {
  let from = start
  for (let at = start; at <= end; at++) {
    if (at < end && !isCut(folded.charCodeAt(at))) continue
    if (at > from) yield { start: from, end: at }
    from = at + 1
  }
}

/** The parts of a camel-case word, or nothing when it has no hump. */
function humps(text: string, start: number, end: number): [number, number][] {
  const cuts: number[] = []
  for (let at = start + 1; at < end; at++) if (isHump(text, at)) cuts.push(at)
  if (cuts.length === 0) return []
  return [start, ...cuts].map((from, index) => [from, cuts[index] ?? end])
}

/** Whether an upper-case letter begins a new part of a word: `tooMany`, and the last capital of `HTTPServer`. */
export function isHump(text: string, at: number): boolean {
  if (!isUpper(text.charCodeAt(at))) return false
  const before = text.charCodeAt(at - 1)
  return isLower(before) || (isUpper(before) && isLower(text.charCodeAt(at + 1)))
}
