import type { Element } from 'hast'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { ExtraProps } from 'react-markdown'
import { usePage } from '../content/page-context'
import { CodeBlock } from '../markdown/code/CodeBlock'
import { type Fence, readFence } from '../markdown/code/meta'
import {
  containerContent,
  fenceContent,
  parseAttributes,
  readComponentData,
  readWith,
  reportOnce,
  unreadLine,
  withoutTitle,
} from './content'
import { LazyWidget } from './LazyWidget'
import type { Readers } from './readers'
import { findFenceWidget, findWidget, nameIn } from './registry'
import type { WidgetProps, WidgetRow } from './row'

interface EmbedProps extends ExtraProps {
  name?: string
  attrs?: string
  children?: ReactNode
}

const reportUnknown = (name: string, file: string): void =>
  reportOnce(`there is no widget "${name}"`, file, 'see docs/AUTHORING.md for the widgets; its text is shown')

/** A tag or a container of a page. One that the table does not know shows what is in it. */
export function Embed({ node, name = '', attrs, children }: EmbedProps) {
  const { file } = usePage().page.document
  const widget = findWidget(name)
  const written = parseAttributes(attrs)
  const content = containerContent(widget ? nameIn(widget, name) : name, file, node, written, children)
  if (!widget) {
    reportUnknown(name, file)
    return (
      <>
        {content.title !== undefined && <p>{content.title}</p>}
        {withoutTitle(children)}
      </>
    )
  }
  if (widget.drawnFrom && node && hasMore(node, widget.drawnFrom))
    reportOnce(`text of the container "${content.name}" is not shown`, file, 'write it above or below the container')
  return <Drawn widget={widget} props={{ ...content, attributes: readWith(widget, written, file) }} />
}

/** Whether a container has what it is drawn from, and more than that and its title. */
function hasMore({ children }: Element, drawnFrom: string): boolean {
  const tags = new Set(children.map((child) => (child.type === 'element' ? child.tagName : 'doc-slot')))
  tags.delete('doc-slot')
  return tags.delete(drawnFrom) && tags.size > 0
}

/** A fence: a widget when one claims its language, a block of code otherwise. */
export function FenceOrWidget(props: ComponentPropsWithoutRef<'pre'> & ExtraProps) {
  const fence = props.node && readFence(props.node as Element)
  if (fence?.lang === 'component') return <ComponentFence fence={fence} {...props} />
  const widget = fence && findFenceWidget(fence.lang)
  return widget && fence ? <FenceWidget widget={widget} content={fence} /> : <CodeBlock {...props} />
}

/** A fence that names its widget. One that the table does not know is shown as it stands. */
function ComponentFence({ fence, ...props }: ComponentPropsWithoutRef<'pre'> & ExtraProps & { fence: Fence }) {
  const { file } = usePage().page.document
  const [name = ''] = fence.rest.split(/\s/)
  if (!findWidget(name)) {
    reportUnknown(name, file)
    return <CodeBlock {...props} />
  }
  const unread = unreadLine(fence.code)
  if (unread !== undefined)
    reportOnce(`component ${name} cannot be read at "${unread.trim()}"`, file, 'write JSON, or lines of key: value')
  return <Embed name={name} attrs={JSON.stringify(readComponentData(fence.code))} />
}

function FenceWidget({ widget, content }: { widget: WidgetRow; content: Parameters<typeof fenceContent>[0] }) {
  const { file } = usePage().page.document
  return <Drawn widget={widget} props={{ ...fenceContent(content, file), attributes: {} }} />
}

function Drawn({ widget, props }: { widget: WidgetRow; props: WidgetProps<Readers> }) {
  const { component: Component } = widget
  return Component ? <Component {...props} /> : <LazyWidget widget={widget} props={props} />
}
