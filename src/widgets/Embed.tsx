import type { Element } from 'hast'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { ExtraProps } from 'react-markdown'
import { usePage } from '../content/page-context'
import { CodeBlock } from '../markdown/code/CodeBlock'
import { readFence } from '../markdown/code/meta'
import { containerContent, fenceContent, parseAttributes, readComponentData, readWith, reportOnce } from './content'
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
  if (fence?.lang === 'component') {
    return <Embed name={fence.rest.split(/\s/)[0] ?? ''} attrs={JSON.stringify(readComponentData(fence.code))} />
  }
  const widget = fence && findFenceWidget(fence.lang)
  return widget && fence ? <FenceWidget widget={widget} content={fence} /> : <CodeBlock {...props} />
}

function FenceWidget({ widget, content }: { widget: WidgetRow; content: Parameters<typeof fenceContent>[0] }) {
  const { file } = usePage().page.document
  return <Drawn widget={widget} props={{ ...fenceContent(content, file), attributes: {} }} />
}

function Drawn({ widget, props }: { widget: WidgetRow; props: WidgetProps<Readers> }) {
  const { component: Component } = widget
  return Component ? <Component {...props} /> : <LazyWidget widget={widget} props={props} />
}
