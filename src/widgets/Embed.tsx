import type { Element } from 'hast'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { ExtraProps } from 'react-markdown'
import { usePage } from '../content/page-context'
import { CodeBlock } from '../markdown/code/CodeBlock'
import { type Fence, readFence } from '../markdown/code/meta'
import { containerContent, fenceContent, parseAttributes, readWith, reportOnce } from './content'
import { LazyWidget } from './LazyWidget'
import type { Readers } from './readers'
import { findFenceWidget, findWidget } from './registry'
import type { WidgetProps, WidgetRow } from './row'

interface EmbedProps extends ExtraProps {
  name?: string
  attrs?: string
  children?: ReactNode
}

/** A tag or a container of a page. One that the table does not know shows what is in it. */
export function Embed({ node, name = '', attrs, children }: EmbedProps) {
  const { file } = usePage().page.document
  const widget = findWidget(name)
  const written = parseAttributes(attrs)
  const content = containerContent(name, file, node, written, children)
  if (!widget) {
    reportOnce(`there is no widget "${name}"`, file, 'see docs/AUTHORING.md for the widgets; its text is shown')
    return (
      <>
        {content.title !== undefined && <p>{content.title}</p>}
        {children}
      </>
    )
  }
  return <Drawn widget={widget} props={{ ...content, attributes: readWith(widget, written, file) }} />
}

/** A fence: a widget when one claims its language, a block of code otherwise. */
export function FenceOrWidget(props: ComponentPropsWithoutRef<'pre'> & ExtraProps) {
  const fence = props.node && readFence(props.node as Element)
  if (fence?.lang === 'component') return <ComponentFence fence={fence} />
  const widget = fence && findFenceWidget(fence.lang)
  return widget && fence ? <FenceWidget widget={widget} content={fence} /> : <CodeBlock {...props} />
}

/** ` ```component Badge ` with JSON: a widget whose attributes are data. */
function ComponentFence({ fence }: { fence: Fence }) {
  const { file } = usePage().page.document
  const name = fence.rest
  const widget = findWidget(name)
  const written = attributesOf(fence.code)
  if (!widget || !written) {
    const what = widget ? 'the attributes are not a JSON object' : `there is no widget "${name}"`
    reportOnce(`component fence: ${what}`, file, 'see docs/AUTHORING.md for the widgets')
    return <pre>{fence.code}</pre>
  }
  const content = { ...fenceContent(fence, file), name }
  return <Drawn widget={widget} props={{ ...content, attributes: readWith(widget, written, file) }} />
}

/** A JSON object's plain values as attributes are written; `undefined` when it is none. */
function attributesOf(code: string): Record<string, string> | undefined {
  let value: unknown
  try {
    value = JSON.parse(code)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, typeof item === 'object' ? JSON.stringify(item) : String(item)]),
  )
}

function FenceWidget({ widget, content }: { widget: WidgetRow; content: Parameters<typeof fenceContent>[0] }) {
  const { file } = usePage().page.document
  return <Drawn widget={widget} props={{ ...fenceContent(content, file), attributes: {} }} />
}

function Drawn({ widget, props }: { widget: WidgetRow; props: WidgetProps<Readers> }) {
  const { component: Component } = widget
  return Component ? <Component {...props} /> : <LazyWidget widget={widget} props={props} />
}
