import ReactMarkdown, { type Components } from 'react-markdown'
import type { Part } from './pipeline'

/** One part, parsed and drawn. The links plugin has judged every address already. */
export function MarkdownPart({ part, elements }: { part: Part; elements: Components }) {
  return (
    <ReactMarkdown {...part.plugins} components={elements} urlTransform={(url) => url}>
      {part.text}
    </ReactMarkdown>
  )
}
