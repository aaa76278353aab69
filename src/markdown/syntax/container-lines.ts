/**
 * What the lines of a container say. Pure text rules, apart from the tokenizer, so that the generator's check for
 * unclosed containers and the parser cannot disagree.
 */

/** `::: name#value Title`, `:::name[Title]{.class}`. */
export interface Opening {
  /** Number of colons. */
  size: number
  /** Lengths of the parts, in order: colons, blank, name, value with its `#`, blank, bracket, title, bracket, rest. */
  name: string
  parts: {
    gap: number
    name: number
    value: number
    space: number
    open: number
    title: number
    close: number
    rest: number
  }
}

const OPENING = /^(:{3,})([ \t]*)([A-Za-z][\w-]*)(#[^\s[\]{}]+)?([ \t]*)(.*)$/

/** Reads an opening line that starts with its colons; `undefined` when it opens nothing. */
export function readOpening(line: string): Opening | undefined {
  const match = OPENING.exec(line)
  if (!match) return undefined
  const [, colons = '', gap = '', name = '', value = '', space = '', info = ''] = match
  if (info !== '' && space === '' && !/^[[{]/.test(info)) return undefined
  const base = { gap: gap.length, name: name.length, value: value.length, space: space.length }
  const size = colons.length
  const bracket = labelEnd(info)
  if (bracket !== undefined) {
    const rest = info.length - bracket - 1
    return { size, name, parts: { ...base, open: 1, title: bracket - 1, close: 1, rest } }
  }
  const title = info.trimEnd().length
  return { size, name, parts: { ...base, open: 0, title, close: 0, rest: info.length - title } }
}

/** Where the `]` of a `[label]` is that is followed by nothing but attributes. */
function labelEnd(info: string): number | undefined {
  if (!info.startsWith('[')) return undefined
  let depth = 0
  for (let index = 0; index < info.length; index++) {
    const character = info[index]
    if (character === '\\') index++
    else if (character === '[') depth++
    else if (character === ']' && --depth === 0)
      return /^\s*(?:\{[^{}]*\}\s*)?$/.test(info.slice(index + 1)) ? index : undefined
  }
  return undefined
}

/** `@tab:active Title#value`: lengths of the parts, in order. */
export interface TabMarker {
  active: boolean
  parts: { marker: number; space: number; title: number; value: number; rest: number }
}

/** Reads a marker line inside a tabs container. The value needs at least one character, so `@tab C#` is a title. */
export function readTabMarker(line: string): TabMarker | undefined {
  const match = /^(\s*@tab(:active)?)(?:([ \t]+)(.*))?$/.exec(line)
  if (!match) return undefined
  const [, marker = '', active, space = '', info = ''] = match
  const text = info.trimEnd()
  const value = /(?<!\\)#[^\s#]+$/.exec(text)?.[0] ?? ''
  return {
    active: active !== undefined,
    parts: {
      marker: marker.length,
      space: space.length,
      title: text.length - value.length,
      value: value.length,
      rest: info.length - text.length,
    },
  }
}

/** How much a reader of container lines understands; see `containers.ts` for the order in which they are tried. */
export interface Reading {
  /** Inner containers have closers of their own, also when they have as many colons. */
  nested: boolean
  /** Colons inside a code fence are code. */
  fences: boolean
}

export type LineMeaning = 'content' | 'close' | 'tab'

const FENCE = /^\s*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})/
const INNER = /^\s*(?:(?:[-*+]|\d+[.)])[ \t]+)*(:{3,})[ \t]*[A-Za-z][\w-]*(?:[\s#[{]|$)/
const CLOSER = /^(\s*)(:{3,})\s*$/

/** Follows fences and inner containers through the lines of one container. */
export function followLines(size: number, { nested, fences }: Reading) {
  let fence = ''
  const inner: number[] = []

  /** What a closer of `colons` colons closes: an inner container of exactly its size first, then this one, then any shorter inner. */
  function close(colons: number): LineMeaning {
    const exact = inner.lastIndexOf(colons)
    if (exact >= 0) {
      inner.length = exact
      return 'content'
    }
    if (colons === size) return 'close'
    const shorter = inner.findLastIndex((open) => open < colons)
    if (shorter >= 0) {
      inner.length = shorter
      return 'content'
    }
    return colons > size ? 'close' : 'content'
  }

  return {
    /** Whether a fence is still open. */
    inFence: () => fence !== '',
    read(line: string): LineMeaning {
      if (fence !== '') {
        const end = /^\s*(`{3,}|~{3,})\s*$/.exec(line)?.[1]
        if (end !== undefined && end[0] === fence[0] && end.length >= fence.length) fence = ''
        return 'content'
      }
      const closer = CLOSER.exec(line)
      if (closer) {
        const [, indent = '', colons = ''] = closer
        if (inner.length > 0) return close(colons.length)
        return indent.length < 4 && colons.length >= size ? 'close' : 'content'
      }
      const opened = fences ? FENCE.exec(line)?.[1] : undefined
      if (
        opened !== undefined &&
        !(opened[0] === '`' && line.slice(line.indexOf(opened) + opened.length).includes('`'))
      ) {
        fence = opened
        return 'content'
      }
      if (nested) {
        const colons = INNER.exec(line)?.[1]
        if (colons !== undefined) inner.push(colons.length)
      }
      return inner.length === 0 && readTabMarker(line) ? 'tab' : 'content'
    },
  }
}
