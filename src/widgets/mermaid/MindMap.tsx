import { useMemo } from 'react'
import type { text } from '../readers'
import type { WidgetProps } from '../row'
import { Mermaid } from './Mermaid'
import { mindMapOf } from './mind-map'

/** A ` ```markmap ` fence: an outline of headings and lists as a mind map. */
export function MindMap(props: WidgetProps<{ title: typeof text }>) {
  const source = useMemo(() => mindMapOf(props.source), [props.source])
  return <Mermaid {...props} name="mermaid" source={source} />
}
