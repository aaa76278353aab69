import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { useTranslation } from '../../ui/translation'
import styles from './Stage.module.css'
import { saveDrawing } from './save-drawing'
import { useZoom, ZOOM_STEP } from './use-zoom'

interface StageProps {
  /** Accessible name of the picture. */
  label: string
  /** `large`: in the page there is only the way to the whole screen, for drawings that fit where they stand. */
  tools?: 'all' | 'large'
  /** Name of the file that a download gets; without one there is no download. */
  fileName?: string
  children: ReactNode
}

/**
 * A drawing that can be looked at closely: larger and smaller, moved, on the whole screen, and saved. There is one
 * drawing, which moves between the page and the dialog, so that ids inside of it stay unique.
 */
export function Stage({ label, tools = 'all', fileName, children }: StageProps) {
  const [host] = useState(() => document.createElement('div'))
  const [large, setLarge] = useState(false)
  const common = { host, label, onSave: fileName === undefined ? undefined : () => saveDrawing(host, fileName) }
  return (
    <>
      <View {...common} shown={!large} tools={tools} onLarge={() => setLarge(true)} />
      {createPortal(children, host)}
      <Dialog shape="screen" open={large} onClose={() => setLarge(false)} label={label}>
        <View {...common} shown={large} tools="all" onClose={() => setLarge(false)} />
      </Dialog>
    </>
  )
}

interface ViewProps {
  host: HTMLElement
  label: string
  tools: 'all' | 'large'
  /** The drawing is here now. */
  shown: boolean
  onSave: (() => void) | undefined
  onLarge?(): void
  /** Given on the whole screen. */
  onClose?(): void
}

function View({ host, label, tools, shown, onSave, onLarge, onClose }: ViewProps) {
  const { t } = useTranslation()
  const area = useRef<HTMLDivElement>(null)
  const slot = useRef<HTMLDivElement>(null)
  const full = onClose !== undefined
  const [kept, setKept] = useState<number>()
  useLayoutEffect(() => {
    if (shown) slot.current?.append(host)
  }, [shown, host])
  const zoom = useZoom(area, { fit: full, gestures: tools === 'all' })

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (tools !== 'all' || event.ctrlKey || event.metaKey || event.altKey) return
    const larger = () => zoom.by(ZOOM_STEP)
    const act = { '+': larger, '=': larger, '-': () => zoom.by(1 / ZOOM_STEP), '0': zoom.reset }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const scroller = area.current
    const frame = scroller?.parentElement
    if (!scroller || !frame) return
    // The document's own events: in React's tree the drawing is not inside of this.
    const key = (event: KeyboardEvent) => press(event)
    frame.addEventListener('keydown', key)
    scroller.addEventListener('pointerdown', drag)
    return () => {
      frame.removeEventListener('keydown', key)
      scroller.removeEventListener('pointerdown', drag)
    }
  }, [])

  const controlled =
    tools === 'all'
      ? { role: 'group', 'aria-label': t('widgets.diagram.area', { label }), tabIndex: 0, 'data-gestures': '' }
      : {}
  return (
    <div className={styles.stage} data-full={full || undefined}>
      <div className={styles.tools} data-print="hide">
        {tools === 'all' && (
          <>
            <IconButton icon="zoom-out" label={t('widgets.diagram.smaller')} onClick={() => zoom.by(1 / ZOOM_STEP)} />
            <Button
              look="quiet"
              className={styles.scale}
              aria-label={t('widgets.diagram.reset', { scale: Math.round(zoom.scale * 100) })}
              onClick={zoom.reset}
            >
              {Math.round(zoom.scale * 100)} %
            </Button>
            <IconButton icon="zoom-in" label={t('widgets.diagram.larger')} onClick={() => zoom.by(ZOOM_STEP)} />
            {onSave && <IconButton icon="download" label={t('widgets.diagram.save')} onClick={onSave} />}
          </>
        )}
        {onClose ? (
          <IconButton icon="close" label={t('ui.close')} onClick={onClose} data-autofocus="" />
        ) : (
          <IconButton
            icon="expand"
            label={t('widgets.diagram.large')}
            onClick={() => {
              setKept(area.current?.offsetHeight)
              onLarge?.()
            }}
          />
        )}
      </div>
      <div
        ref={area}
        className={styles.area}
        data-scroll=""
        style={{ '--height': toPixels(full ? undefined : zoom.height), '--least': toPixels(shown ? undefined : kept) }}
        {...controlled}
      >
        <div ref={slot} className={styles.slot} style={{ '--scale': zoom.scale, '--width': toPixels(zoom.width) }} />
      </div>
    </div>
  )
}

const toPixels = (value: number | undefined) => (value === undefined ? undefined : `${value}px`)

/** Moves what does not fit with the mouse; fingers scroll by themselves. */
function drag(event: PointerEvent): void {
  const { currentTarget: area, pointerType, button, target } = event
  if (!(area instanceof HTMLElement)) return
  const overflows = area.scrollWidth > area.clientWidth || area.scrollHeight > area.clientHeight
  if (pointerType !== 'mouse' || button !== 0 || !overflows) return
  if (target instanceof Element && target.closest('a, button')) return
  // Neither a selection nor the browser's own dragging.
  event.preventDefault()
  area.focus({ preventScroll: true })
  area.setPointerCapture(event.pointerId)
  const start = { x: event.clientX + area.scrollLeft, y: event.clientY + area.scrollTop }
  const move = ({ clientX, clientY }: PointerEvent) => area.scrollTo(start.x - clientX, start.y - clientY)
  const end = () => {
    delete area.dataset.dragging
    area.removeEventListener('pointermove', move)
    area.removeEventListener('lostpointercapture', end)
  }
  area.dataset.dragging = ''
  area.addEventListener('pointermove', move)
  area.addEventListener('lostpointercapture', end)
}

declare module 'react' {
  interface CSSProperties {
    '--scale'?: number | undefined
    '--width'?: string | undefined
    '--height'?: string | undefined
    '--least'?: string | undefined
  }
}
