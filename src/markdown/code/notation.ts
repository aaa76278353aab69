/** `// [!code ++]` and its kind: comments that say something about their line and are not shown. */

export type LineMark = 'highlight' | 'add' | 'remove' | 'focus' | 'error' | 'warning' | 'info'

export interface CodeLine {
  text: string
  marks: ReadonlySet<LineMark>
  /** Words to mark on this line. */
  words: readonly string[]
}

const MARKS: Readonly<Record<string, LineMark>> = {
  highlight: 'highlight',
  hl: 'highlight',
  '++': 'add',
  '--': 'remove',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
  info: 'info',
}

const COMMENT = /[ \t]*(?:\/\/|\/\*|<!--|#|--|;|%|'|")?[ \t]*\[!code[ \t]+([^\]]+?)\][ \t]*(?:\*\/|-->)?[ \t]*$/

interface Pending {
  left: number
  mark?: LineMark
  word?: string
}

/**
 * Splits code into lines and takes the notations out. `:n` reaches over n lines; a comment alone on its line goes
 * with the line and speaks of the next ones. `highlighted` and `words` come from the fence's own info string.
 */
export function readLines(
  code: string,
  lang: string,
  highlighted: ReadonlySet<number>,
  words: readonly string[],
): CodeLine[] {
  const lines: CodeLine[] = []
  let pending: Pending[] = []
  // Markdown shown as source shows its notations too.
  const hasNotation = lang !== 'md' && lang !== 'markdown' && code.includes('[!code ')
  for (const raw of code.split('\n')) {
    let text = raw
    if (hasNotation) {
      const found: Pending[] = []
      for (let match = COMMENT.exec(text); match; match = COMMENT.exec(text)) {
        const notation = readNotation(match[1] ?? '')
        if (!notation) break
        found.push(notation)
        text = text.slice(0, match.index)
      }
      pending.push(...found)
      if (found.length > 0 && text.trim() === '') continue
    }
    const marks = new Set<LineMark>(pending.flatMap(({ mark }) => mark ?? []))
    if (highlighted.has(lines.length + 1)) marks.add('highlight')
    lines.push({ text, marks, words: [...words, ...pending.flatMap(({ word }) => word ?? [])] })
    pending = pending.filter((entry) => --entry.left > 0)
  }
  return lines
}

function readNotation(source: string): Pending | undefined {
  const word = /^word:(.+?)(?::(\d+))?$/.exec(source)
  if (word) return { word: word[1] ?? '', left: Number(word[2] ?? Number.POSITIVE_INFINITY) }
  const [, name = '', count = '1'] = /^([a-z+-]+)(?::(\d+))?$/.exec(source) ?? []
  const mark = Object.hasOwn(MARKS, name) ? MARKS[name] : undefined
  return mark ? { mark, left: Number(count) } : undefined
}

const SHELLS = new Set('bash sh shell zsh fish console shellsession powershell ps1 pwsh bat cmd'.split(' '))

/** What the copy button gives: no removed lines, and in shells no prompts. */
export function copyableText(lines: readonly CodeLine[], lang: string): string {
  const kept = lines.filter(({ marks }) => !marks.has('remove')).map(({ text }) => text)
  return (SHELLS.has(lang) ? kept.map((line) => line.replace(/^(?:\$|>|PS(?: [^>]*)?>) /, '')) : kept).join('\n')
}
