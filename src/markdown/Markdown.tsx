import { memo, useLayoutEffect } from 'react'
import type { Components } from 'react-markdown'
import { ELEMENTS } from './elements'
import { LongMarkdown } from './LongMarkdown'
import { MarkdownPart } from './MarkdownPart'
import type { Part, Pipeline } from './pipeline'

interface MarkdownProps {
  pipeline: Pipeline
  /** Element name to component; must be the same object at every render. */
  elements?: Components
  /** After each commit that added content: whether all of the document is there. */
  onCommit?(complete: boolean): void
}

/**
 * A document as elements. Parsed once for each pipeline: neither the theme nor anything around it parses again, which
 * the performance marks `markdown:parse` show.
 */
export const Markdown = memo(function Markdown({ pipeline, elements = ELEMENTS, onCommit }: MarkdownProps) {
  const [only] = pipeline.parts
  if (pipeline.parts.length > 1 || !only) {
    return <LongMarkdown parts={pipeline.parts} elements={elements} onCommit={onCommit} />
  }
  return <WholeMarkdown part={only} elements={elements} onCommit={onCommit} />
})

interface WholeProps {
  part: Part
  elements: Components
  onCommit: MarkdownProps['onCommit']
}

function WholeMarkdown({ part, elements, onCommit }: WholeProps) {
  useLayoutEffect(() => onCommit?.(true), [onCommit])
  return <MarkdownPart part={part} elements={elements} />
}
