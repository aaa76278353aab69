import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBox } from '../../ui/ErrorBoundary'
import { Spinner } from '../../ui/Spinner'
import styles from './DrawingFrame.module.css'
import { type Draw, useDrawing } from './use-drawing'

interface DrawingFrameProps {
  /** Name of the widget and file of the page, for the message of a failure. */
  what: string
  /** What the picture shows, for those who cannot see it. */
  label: string
  title?: ReactNode
  /** Pixels kept free while it is drawn. */
  height: number
  source: string
  draw: Draw
  /** The same as text: a table of a chart's numbers. */
  children?: ReactNode
}

/** The frame of a picture that a library draws: its title, its place, its source, and a box when it cannot be drawn. */
export function DrawingFrame({ what, label, title, height, source, draw, children }: DrawingFrameProps) {
  const { t } = useTranslation()
  const { ref, state, failure, retry } = useDrawing(draw)
  if (state === 'failed') {
    return (
      <FailureBox what={what} message={failure} retry={retry}>
        <pre>{source}</pre>
      </FailureBox>
    )
  }
  return (
    <figure className={styles.frame}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.scroll} data-scroll="">
        {state === 'waiting' && (
          <span className={styles.sign}>
            <Spinner size="small" label={t('widgets.diagram.drawing')} />
          </span>
        )}
        <div ref={ref} className={styles.canvas} role="img" aria-label={label} style={{ minBlockSize: height }} />
      </div>
      {children}
      <details className={styles.source}>
        <summary>{t('widgets.source')}</summary>
        <pre>{source}</pre>
      </details>
    </figure>
  )
}
