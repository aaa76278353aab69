import type { ReactNode } from 'react'
import ReactMarkdown, { type Components, MarkdownAsync, type Options } from 'react-markdown'
import { pause } from '../platform/timing'
import type { Part } from './pipeline'

interface Drawn {
  elements: Components
  complete: boolean
  node: ReactNode
}

/** Each part as it was last drawn. Elements are values: the same ones serve every visit of the page. */
const drawn = new WeakMap<Part, Drawn>()

/**
 * A part parsed to elements, once: before its page is shown, so that showing it is React's work alone. `complete`: all
 * headings of the document are known, which lists of them wait for. Throws what a plugin throws. The links plugin has
 * judged every address already.
 */
export function drawPart(part: Part, elements: Components, complete = true): ReactNode {
  const known = drawn.get(part)
  if (known?.elements === elements && known.complete === complete) return known.node
  const node = ReactMarkdown(optionsOf(part, elements, part.plugins))
  drawn.set(part, { elements, complete, node })
  return node
}

/** The same for a page that is not shown yet, in steps between which the reader is heard. Rejects as `drawPart` throws. */
export async function drawPartInSteps(part: Part, elements: Components): Promise<void> {
  if (drawn.get(part)?.elements === elements) return
  const { remarkPlugins, rehypePlugins } = part.plugins
  const inSteps = { remarkPlugins: [step, ...(remarkPlugins ?? [])], rehypePlugins: [step, ...(rehypePlugins ?? [])] }
  drawn.set(part, { elements, complete: true, node: await MarkdownAsync(optionsOf(part, elements, inSteps)) })
}

const step = () => pause

const optionsOf = (part: Part, elements: Components, plugins: Part['plugins']): Options => ({
  ...plugins,
  children: part.text,
  components: elements,
  urlTransform: (url) => url,
})

interface MarkdownPartProps {
  part: Part
  elements: Components
  complete?: boolean
}

/** One part of a document. */
export const MarkdownPart = ({ part, elements, complete }: MarkdownPartProps) => drawPart(part, elements, complete)
