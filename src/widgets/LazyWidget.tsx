import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ASYNC_DELAY } from '../site/constants'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { Spinner } from '../ui/Spinner'
import { useNear } from '../ui/use-near'
import styles from './LazyWidget.module.css'
import type { Readers } from './readers'
import type { WidgetProps, WidgetRow } from './row'

type Drawing = ComponentType<WidgetProps<Readers>>

/** Loaded components by their rows. One that failed is forgotten, so that a retry loads it again. */
const drawings = new Map<WidgetRow, LazyExoticComponent<Drawing>>()

function drawingOf(widget: WidgetRow): LazyExoticComponent<Drawing> {
  const known = drawings.get(widget)
  if (known) return known
  const drawing = lazy(async () => {
    try {
      if (!widget.load) throw new Error(`the row of ${widget.names[0]} has no component`)
      return { default: await widget.load() }
    } catch (error) {
      drawings.delete(widget)
      throw error
    }
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
  const [ref, near] = useNear<HTMLDivElement>(!inline)
  const height = typeof widget.height === 'function' ? widget.height(props) : widget.height
  const boundary = (
    <ErrorBoundary what={props.name} where={props.file} details={props.source && <pre>{props.source}</pre>}>
      <Suspense fallback={inline ? props.children : <Pending height={height} />}>
        <Loaded widget={widget} props={props} />
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

/** Looks the component up at each attempt: a boundary's retry draws this again. */
function Loaded({ widget, props }: LazyWidgetProps) {
  const Drawing = drawingOf(widget)
  return <Drawing {...props} />
}

/** The kept place; a sign of loading only when it takes longer than the specified moment. */
function Pending({ height }: { height: number | undefined }) {
  const { t } = useTranslation()
  return (
    <div className={styles.pending} style={{ minBlockSize: height }}>
      <span className={styles.sign} style={{ animationDelay: `${ASYNC_DELAY}ms` }}>
        <Spinner size="small" label={t('ui.loading')} />
      </span>
    </div>
  )
}
