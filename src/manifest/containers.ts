import { readOpening } from '../markdown/syntax/container-lines'
import type { Problem } from './problem'

interface Open {
  name: string
  colons: number
  line: number
}

/** What may stand before the colons: quotes and list marks. */
const PREFIX = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*/

/** Containers (`:::`) that nobody closes; the page then boxes in more than its writer meant. */
export function containerProblems(body: string, file: string, before = 0): Problem[] {
  const open: Open[] = []
  const unclosed: Open[] = []
  let fence = ''
  body.split('\n').forEach((whole, index) => {
    const line = whole.replace(PREFIX, '').trimEnd()
    const mark = /^(?:`{3,}|~{3,})/.exec(line)?.[0] ?? ''
    if (fence !== '') {
      if (mark === line && mark[0] === fence[0] && mark.length >= fence.length) fence = ''
      return
    }
    if (mark !== '' && !(mark[0] === '`' && line.slice(mark.length).includes('`'))) {
      fence = mark
      return
    }
    const opening = readOpening(line)
    if (opening) open.push({ name: opening.name, colons: opening.size, line: index + 1 + before })
    else if (/^:{3,}$/.test(line)) unclosed.push(...close(open, line.length))
  })
  return [...unclosed, ...open].map(({ name, colons, line }) => ({
    file,
    line,
    what: `the container "${name}" is never closed`,
    fix: `write a line of ${colons} colons after its last line`,
  }))
}

/** A closer ends the innermost container of its own size, else the innermost shorter one; what is inside stays open. */
function close(open: Open[], colons: number): Open[] {
  const exact = open.findLastIndex((container) => container.colons === colons)
  const index = exact >= 0 ? exact : open.findLastIndex((container) => container.colons < colons)
  return index < 0 ? [] : open.splice(index).slice(1)
}
