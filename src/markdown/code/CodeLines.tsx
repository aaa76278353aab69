import { Fragment, memo, type ReactNode } from 'react'
import { literal } from '../../platform/literal'
import styles from './CodeBlock.module.css'
import type { Run } from './highlight'
import type { CodeLine } from './notation'

interface CodeLinesProps {
  lines: readonly CodeLine[]
  /** Colours of the same lines, once they are known. */
  runs: readonly Run[][] | undefined
  /** No numbers: without marks either, the text needs no element for each line. */
  plain: boolean
}

/** The text of a block. Lines have elements of their own only where something is said about them. */
export const CodeLines = memo(function CodeLines({ lines, runs, plain }: CodeLinesProps) {
  const marked = lines.some(({ marks, words }) => marks.size > 0 || words.length > 0)
  return lines.map((line, index) => {
    const end = index < lines.length - 1 ? '\n' : ''
    const text = drawLine(line, runs?.[index])
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a code never change their order
    if (plain && !marked) return <Fragment key={index}>{[text, end]}</Fragment>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={index} className={styles.line} data-marks={[...line.marks].join(' ') || undefined}>
        {text}
        {end === '' && line.text !== '' ? '' : '\n'}
      </span>
    )
  })
})

function drawLine({ text, words }: CodeLine, runs: readonly Run[] | undefined): ReactNode {
  const pieces = runs ?? [{ text, classes: '' }]
  return pieces.map((run, index) => {
    const content = words.length > 0 ? markWords(run.text, words) : run.text
    if (run.classes === '') return content
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change their order
      <span key={index} className={run.classes}>
        {content}
      </span>
    )
  })
}

function markWords(text: string, words: readonly string[]): ReactNode {
  const form = new RegExp(`(${words.map(literal).join('|')})`)
  return text.split(form).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <mark key={index} className={styles.word}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
