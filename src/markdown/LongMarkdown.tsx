import { memo, startTransition, useEffect, useRef, useState } from 'react'
import type { Components } from 'react-markdown'
import { useLocation } from 'react-router-dom'
import { findTarget } from '../content/hash-target'
import { holdInView, onMove } from '../platform/scroll'
import { whenIdle } from '../platform/timing'
import styles from './LongMarkdown.module.css'
import { MarkdownPart } from './MarkdownPart'
import type { Part } from './pipeline'

/** Rough height of a line of markdown, in pixels: keeps the place of parts that are not drawn yet. */
const LINE_HEIGHT = 22

interface LongMarkdownProps {
  parts: readonly Part[]
  elements: Components
}

/**
 * A very long document: its first part at once, the others one by one when the browser is idle, each drawn by the
 * browser only near the screen. Leaving the page ends the work.
 */
export function LongMarkdown({ parts, elements }: LongMarkdownProps) {
  const [count, setCount] = useState(1)
  const complete = count >= parts.length
  useEffect(() => {
    if (count >= parts.length) return
    return whenIdle(() => startTransition(() => setCount(count + 1)), 100)
  }, [count, parts.length])
  useLateTarget(count)

  const waiting = parts.slice(count).reduce((lines, part) => lines + part.lines, 0)
  return (
    <>
      {parts.slice(0, count).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a document never change their order
        <Slice key={index} part={part} elements={elements} complete={!part.listsHeadings || complete} />
      ))}
      {waiting > 0 && <div aria-hidden="true" data-pending="" style={{ blockSize: waiting * LINE_HEIGHT }} />}
    </>
  )
}

/**
 * Goes to what the address's hash points at when it comes with a later part, and stays there while others come; unless
 * the reader has moved meanwhile.
 */
function useLateTarget(count: number): void {
  const { hash } = useLocation()
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    wanted.current = hash.length > 1 && !findTarget(hash) ? hash : undefined
    return onMove(() => {
      wanted.current = undefined
    })
  }, [hash])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when more parts have come
  useEffect(() => {
    const target = wanted.current === undefined ? undefined : findTarget(wanted.current)
    return target && holdInView(target)
  }, [count])
}

interface SliceProps {
  part: Part
  elements: Components
  /** A list of headings is drawn once more when all of them are known. */
  complete: boolean
}

const Slice = memo(function Slice({ part, elements, complete }: SliceProps) {
  return (
    <div
      className={styles.slice}
      data-slice=""
      style={{ containIntrinsicBlockSize: `auto ${part.lines * LINE_HEIGHT}px` }}
    >
      <MarkdownPart part={part} elements={elements} complete={complete} />
    </div>
  )
})
