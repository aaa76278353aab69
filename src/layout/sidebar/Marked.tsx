import type { ReactNode } from 'react'
import styles from './Marked.module.css'

/** A text with what was searched for marked. Compares without case and never drops or adds a character. */
export function Marked({ text, query }: { text: string; query: string | undefined }): ReactNode {
  const wanted = query?.trim().toLowerCase()
  if (!wanted) return text
  const at = text.toLowerCase().indexOf(wanted)
  // Lower case may be longer than what it was made from; then there is nothing safe to mark.
  if (at < 0 || text.toLowerCase().length !== text.length) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, at + wanted.length)}</mark>
      {text.slice(at + wanted.length)}
    </>
  )
}
