import { type ComponentType, Suspense } from 'react'
import { ASYNC_DELAY } from '../site/constants'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { onDemand } from '../ui/on-demand'
import { Spinner } from '../ui/Spinner'
import { useTranslation } from '../ui/translation'
import { useNear } from '../ui/use-near'
import styles from './LazyWidget.module.css'
import type { Readers } from './readers'
import type { WidgetProps, WidgetRow } from './row'

type Drawing = ComponentType<WidgetProps<Readers>>

/** Components by their rows: one row is loaded once, however many pages have it. */
const drawings = new Map<WidgetRow, Drawing>()

function drawingOf(widget: WidgetRow): Drawing {
  const known = drawings.get(widget)
  if (known) return known
  const drawing = onDemand(async () => {
    if (!widget.load) throw new Error(`the row of ${widget.names[0]} has no component`)
    return widget.load()
  })
  drawings.set(widget, drawing)
  return drawing
}

interface LazyWidgetProps {
  widget: WidgetRow
  props: WidgetProps<Readers>
}

/**
 * A widget whose component is loaded when it comes near the screen. Its place is kept meanwhile; a failure, of the
 * loading or of the drawing, stays in a box of its own with the source and a way to try again.
 */
export function LazyWidget({ widget, props }: LazyWidgetProps) {
  const inline = widget.kind === 'inline'
  const Drawing = drawingOf(widget)
  const [ref, near] = useNear<HTMLDivElement>(!inline)
  const height = typeof widget.height === 'function' ? widget.height(props) : widget.height
  const source = props.source || props.fences.map(({ code }) => code).join('\n\n')
  const boundary = (
    <ErrorBoundary what={props.name} where={props.file} details={source && <pre>{source}</pre>}>
      <Suspense fallback={inline ? props.children : <Pending height={height} />}>
        <Drawing {...props} />
      </Suspense>
    </ErrorBoundary>
  )
  if (inline) return boundary
  return (
    <div ref={ref} className={styles.widget} data-widget={widget.names[0]}>
      {near ? boundary : <div style={{ minBlockSize: height }} />}
    </div>
  )
}

/** The kept place; a sign of loading only when it takes longer than the specified moment. */
function Pending({ height }: { height: number | string | undefined }) {
  const { t } = useTranslation()
  return (
    <div className={styles.pending} style={{ minBlockSize: height }}>
      <span className={styles.sign} style={{ animationDelay: `${ASYNC_DELAY}ms` }}>
        <Spinner size="small" label={t('ui.loading')} />
      </span>
    </div>
  )
}
