import type { ReactNode } from 'react'
import { Link } from './Link'

const PATTERN = /\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/

/** A line of settings text with links, bold and code of markdown; everything else as it stands. */
export function Inline({ text }: { text: string }): ReactNode {
  const match = PATTERN.exec(text)
  if (!match) return text
  const [whole, label, to, bold, code] = match
  return (
    <>
      {text.slice(0, match.index)}
      {to !== undefined ? (
        <Link to={to}>{label}</Link>
      ) : bold !== undefined ? (
        <strong>{bold}</strong>
      ) : (
        <code>{code}</code>
      )}
      <Inline text={text.slice(match.index + whole.length)} />
    </>
  )
}
