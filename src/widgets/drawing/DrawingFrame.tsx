import type { ReactNode } from 'react'
import { FailureBox } from '../../ui/ErrorBoundary'
import { Spinner } from '../../ui/Spinner'
import { useTranslation } from '../../ui/translation'
import styles from './DrawingFrame.module.css'
import { Stage } from './Stage'
import { type Draw, useDrawing } from './use-drawing'

interface DrawingFrameProps {
  /** Name of the widget and file of the page, for the message of a failure. */
  what: string
  /** What the picture shows, for those who cannot see it. */
  label: string
  title?: ReactNode
  /** Pixels kept free while it is drawn; a picture without words of its own keeps them. */
  height: number
  source: string
  draw: Draw
  /** The picture is an SVG with words: it can be zoomed, and saved under this name. */
  fileName?: string
  /** The same as text: a table of a chart's numbers. */
  children?: ReactNode
}

/** The frame of a picture that a library draws: its title, its place, its source, and a box when it cannot be drawn. */
export function DrawingFrame({ what, label, title, height, source, draw, fileName, children }: DrawingFrameProps) {
  const { t } = useTranslation()
  const { ref, state, failure, retry } = useDrawing(draw)
  if (state === 'failed') {
    return (
      <FailureBox what={what} message={failure} retry={retry}>
        <pre>{source}</pre>
      </FailureBox>
    )
  }
  const sign = state === 'waiting' && (
    <span className={styles.sign}>
      <Spinner size="small" label={t('widgets.diagram.drawing')} />
    </span>
  )
  return (
    <figure className={styles.frame} aria-label={fileName === undefined ? undefined : label}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      {fileName === undefined ? (
        <div className={styles.scroll} data-scroll="">
          {sign}
          <div ref={ref} className={styles.canvas} role="img" aria-label={label} style={{ minBlockSize: height }} />
        </div>
      ) : (
        <Stage label={label} fileName={fileName}>
          {sign}
          <div ref={ref} className={styles.canvas} style={{ minBlockSize: state === 'waiting' ? height : undefined }} />
        </Stage>
      )}
      {children}
      <details className={styles.source}>
        <summary>{t('widgets.source')}</summary>
        <pre>{source}</pre>
      </details>
    </figure>
  )
}
