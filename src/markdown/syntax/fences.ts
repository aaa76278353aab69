/**
 * Goes through the lines of a text and says which are code, so that whatever looks at plain text (includes, the scan
 * for lazy parts, the cutting of long pages) leaves code alone.
 */
const FENCE = /^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+|>[ \t]?)*(`{3,}|~{3,})/

export interface FenceReader {
  /** Takes the next line; true when it is part of a fence, its first and last line included. */
  read(line: string): boolean
  /** Whether a fence is open after the last line that was read. */
  isOpen(): boolean
}

/** A reader of lines, in order. */
export function fenceReader(): FenceReader {
  let open = ''
  return {
    isOpen: () => open !== '',
    read(line) {
      const marks = FENCE.exec(line)?.[1]
      if (open === '') {
        const hasTicksAfter = marks?.[0] === '`' && line.slice(line.indexOf(marks) + marks.length).includes('`')
        if (marks === undefined || hasTicksAfter) return false
        open = marks
        return true
      }
      const closes = marks !== undefined && marks[0] === open[0] && marks.length >= open.length
      if (closes && /^[`~\s>]*$/.test(line)) open = ''
      return true
    },
  }
}

/** The text without its fences and its inline code. */
export function proseOf(text: string): string {
  const fences = fenceReader()
  return text
    .split('\n')
    .filter((line) => !fences.read(line))
    .join('\n')
    .replace(/(`+)(?!`)(?:[^`]|(?!\1(?!`))`)*?\1(?!`)/g, '')
}
