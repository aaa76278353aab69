import { isHan, isWord } from './characters'
import { type Field, placesOf } from './match'
import type { Marked } from './types'

/** Characters shown around the matched words. Han text says more in fewer. */
const LENGTH = { latin: 150, han: 80 } as const

/** A whole text with the words marked. */
export const mark = (field: Field, words: readonly string[]): Marked => ({
  text: field.text,
  marks: placesOf(field, words),
})

/** The part of a text with most of the words in it, cut between words, with an ellipsis where something is missing. */
export function excerpt(field: Field, words: readonly string[]): Marked {
  const { text } = field
  const length = isMostlyHan(text) ? LENGTH.han : LENGTH.latin
  const places = placesOf(field, words)
  if (text.length <= length) return { text, marks: places }
  const start = beginning(text, places, length)
  const end = start + length >= text.length ? text.length : previousGap(text, start + length)
  const before = start > 0 ? '…' : ''
  const shift = before.length - start
  return {
    text: before + text.slice(start, end).trimEnd() + (end < text.length ? '…' : ''),
    marks: places
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): [number, number] => [from + shift, to + shift]),
  }
}

/** Where the window starts that shows most of the matched characters, a little before the first of them. */
function beginning(text: string, places: readonly [number, number][], length: number): number {
  let best = { from: 0, shown: 0 }
  for (const [index, [from]] of places.entries()) {
    let shown = 0
    for (const [start, end] of places.slice(index, index + 12)) {
      if (end > from + length * 0.8) break
      shown += end - start
    }
    if (shown > best.shown) best = { from, shown }
  }
  const wanted = Math.max(0, Math.min(best.from - Math.floor(length * 0.2), text.length - length))
  return wanted === 0 ? 0 : nextWord(text, wanted, best.from)
}

/** Where the next word begins, not beyond `limit`. */
function nextWord(text: string, from: number, limit: number): number {
  for (let at = from; at < limit; at++) if (beginsWord(text, at)) return at
  return limit
}

const beginsWord = (text: string, at: number): boolean =>
  isHan(text.charCodeAt(at)) || (isWord(text.charCodeAt(at)) && !isWord(text.charCodeAt(at - 1)))

function previousGap(text: string, from: number): number {
  for (let at = from; at > from - 30; at--) if (isGap(text, at)) return at
  return from
}

const isGap = (text: string, at: number): boolean =>
  text[at] === ' ' || isHan(text.charCodeAt(at)) || !(isWord(text.charCodeAt(at)) || isWord(text.charCodeAt(at - 1)))

function isMostlyHan(text: string): boolean {
  let han = 0
  const sample = Math.min(text.length, 200)
  for (let at = 0; at < sample; at++) if (isHan(text.charCodeAt(at))) han++
  return han > sample * 0.25
}
