import { Suspense, useMemo } from 'react'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { onDemand } from '../../ui/on-demand'
import type { text } from '../readers'
import type { WidgetProps } from '../row'
import { readFlowchart } from './flowchart'
import { Sketch } from './Sketch'

const Mermaid = onDemand(() => import('./Mermaid').then((module) => module.Mermaid))

/** A mermaid fence: small flowcharts are drawn here, everything else by mermaid itself. */
export function Diagram(props: WidgetProps<{ title: typeof text }>) {
  const chart = useMemo(
    () => (props.name === 'mermaid' ? readFlowchart(props.source) : undefined),
    [props.name, props.source],
  )
  if (chart) return <Sketch chart={chart} file={props.file} />
  return (
    <ErrorBoundary what={props.name} where={props.file} details={<pre>{props.source}</pre>}>
      <Suspense>
        <Mermaid {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
