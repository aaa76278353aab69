import { Children, isValidElement, use } from 'react'
import type { Components } from 'react-markdown'
import { usePage } from '../content/page-context'
import type { Document, PageRecord } from '../content/types'
import type { Heading } from '../markdown/carry'
import { ELEMENTS } from '../markdown/elements'
import { firstScreen } from '../markdown/first-screen'
import { Markdown } from '../markdown/Markdown'
import { drawPart, drawPartInSteps } from '../markdown/MarkdownPart'
import { type Pipeline, type PipelineOptions, preparePipeline } from '../markdown/pipeline'
import { pause } from '../platform/timing'
import type { SiteConfig } from '../site/types'
import { Slot } from './content'
import { Embed, FenceOrWidget } from './Embed'
import { ZoomImage } from './ZoomImage'

/** Bound once: a new object would parse every page again. */
const PAGE_ELEMENTS: Components = {
  ...ELEMENTS,
  'doc-slot': Slot,
  'doc-widget': Embed,
  img: ZoomImage,
  pre: FenceOrWidget,
}

interface Prepared {
  pipeline: Promise<Pipeline>
  ready?: Pipeline
}

/** One pipeline a document, for as long as the document is kept. */
const prepared = new WeakMap<Document, Prepared>()

function prepare(document: Document, site: SiteConfig, images?: PageRecord['images']): Prepared {
  const known = prepared.get(document)
  if (known) return known
  const pipeline = drawAhead(document.body, {
    file: document.file,
    breaks: site.theme.breaks,
    images,
    titleShown: true,
  })
  const entry: Prepared = { pipeline }
  prepared.set(document, entry)
  pipeline.then(
    (ready) => {
      entry.ready = ready
    },
    // The next visit tries again; this one shows the error where the page would be.
    () => prepared.delete(document),
  )
  return entry
}

async function drawAhead(body: string, options: PipelineOptions): Promise<Pipeline> {
  await pause()
  const pipeline = await preparePipeline(body, options)
  const [first] = pipeline.parts
  try {
    if (first) await drawPartInSteps(first, PAGE_ELEMENTS)
  } catch {
    // Drawn with the page, it meets the same failure and tells it in the place of the text.
  }
  return pipeline
}

/** The headings of a page that has been prepared; of a very long one those of its first part. */
export const headingsOf = (document: Document): readonly Heading[] => prepared.get(document)?.ready?.headings() ?? []

/** Loads what the markdown of a page needs (its includes, the lazy parts of the pipeline), parses it, so that it draws at once. */
export async function preparePage(document: Document, site: SiteConfig, images?: PageRecord['images']): Promise<void> {
  await prepare(document, site, images).pipeline
}

/** How many blocks of a prepared page's text fill a window of this height in pixels; `undefined` when that is about all of it. */
export async function blocksOfWindow(
  document: Document,
  site: SiteConfig,
  height: number,
): Promise<number | undefined> {
  const { parts } = await prepare(document, site).pipeline
  const [only] = parts
  const cut = only && parts.length === 1 ? firstScreen(drawPart(only, PAGE_ELEMENTS), height) : undefined
  return cut && Children.toArray(cut.first.props.children).filter(isValidElement).length
}

/** The text of the current page. */
export function PageMarkdown() {
  const { page, manifest } = usePage()
  const { pipeline, ready } = prepare(page.document, manifest.site, page.record?.images)
  return (
    <div className="prose">
      <Markdown pipeline={ready ?? use(pipeline)} elements={PAGE_ELEMENTS} />
    </div>
  )
}
