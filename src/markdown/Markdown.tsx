import { memo } from 'react'
import type { Components } from 'react-markdown'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useIsPainted } from '../ui/use-is-painted'
import { ELEMENTS } from './elements'
import { firstScreen } from './first-screen'
import { LongMarkdown } from './LongMarkdown'
import { drawPart } from './MarkdownPart'
import type { Part, Pipeline } from './pipeline'

interface MarkdownProps {
  pipeline: Pipeline
  /** Element name to component; must be the same object at every render. */
  elements?: Components
}

/**
 * A document as elements. Parsed once for each pipeline: neither the theme nor anything around it parses again, which
 * the performance marks `markdown:parse` show.
 */
export const Markdown = memo(function Markdown({ pipeline, elements = ELEMENTS }: MarkdownProps) {
  const [only] = pipeline.parts
  if (pipeline.parts.length > 1 || !only) return <LongMarkdown parts={pipeline.parts} elements={elements} />
  return <WholeMarkdown part={only} elements={elements} />
})

/**
 * An ordinary page; on a visit of its top what fills the window comes first. A newer text of the page that is on the
 * screen is no visit, nor is the way from a heading to the top: nothing that is read or has been opened may go.
 */
function WholeMarkdown({ part, elements }: { part: Part; elements: Components }) {
  const all = drawPart(part, elements)
  const { hash, key } = useLocation()
  const isNewPage = !useIsPainted(part)
  const isNewVisit = !useIsPainted(key)
  const isForward = useNavigationType() === NavigationType.Push
  const isVisit = isForward && hash === '' && isNewPage && isNewVisit
  const cut = isVisit ? firstScreen(all, window.innerHeight) : undefined
  return (
    <>
      {cut?.first ?? all}
      {cut && <div aria-hidden="true" data-pending="" style={{ blockSize: cut.rest }} />}
    </>
  )
}
