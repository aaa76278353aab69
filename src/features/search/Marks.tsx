import type { ReactNode } from 'react'
import type { Marked } from './types'

/** A text with its matched parts as `<mark>`; always text, never markup. */
export function Marks({ text, marks }: Marked) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [start, end] of marks) {
    if (start > at) parts.push(text.slice(at, start))
    parts.push(<mark key={start}>{text.slice(start, end)}</mark>)
    at = end
  }
  parts.push(text.slice(at))
  return <>{parts}</>
}
