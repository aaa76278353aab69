import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const SCALE = { least: 0.25, most: 8 } as const
/** What one press of a button or a key changes. */
export const ZOOM_STEP = 1.25
/** How much larger than written a small drawing starts on a whole screen. */
const MOST_FIT = 2.5

export interface Zoom {
  scale: number
  /** Width the drawing has by itself, in pixels; known once it was zoomed. */
  width: number | undefined
  /** Height of the area before it was zoomed: it stays, so that nothing on the page moves. */
  height: number | undefined
  by(factor: number): void
  reset(): void
}

/**
 * The scale of what scrolls inside `area`: by buttons and keys through what it returns, by the wheel with Ctrl, by two
 * fingers, always around the point that is meant. With `fit` it starts as large as the area allows.
 */
export function useZoom(area: RefObject<HTMLElement | null>, { fit, gestures }: { fit: boolean; gestures: boolean }) {
  const [state, setState] = useState<Pick<Zoom, 'scale' | 'width' | 'height'>>({
    scale: 1,
    width: undefined,
    height: undefined,
  })
  const now = useRef(1)
  const first = useRef(1)

  /** To a scale; the point `x`, `y` of the area shows the same spot afterwards. */
  const to = useCallback(
    (wanted: number, x?: number, y?: number) => {
      const element = area.current
      if (!element) return
      const scale = Math.min(SCALE.most, Math.max(SCALE.least, wanted))
      const ratio = scale / now.current
      const { clientWidth, clientHeight, scrollLeft, scrollTop } = element
      const [left, top] = [x ?? clientWidth / 2, y ?? clientHeight / 2]
      const { width } = naturalSize(element, now.current)
      const height = element.offsetHeight
      now.current = scale
      // At once, because where the area must scroll to is known only when it has its new size.
      flushSync(() => setState((known) => ({ scale, width, height: known.height ?? height })))
      element.scrollLeft = (scrollLeft + left) * ratio - left
      element.scrollTop = (scrollTop + top) * ratio - top
    },
    [area],
  )

  useEffect(() => {
    const element = area.current
    if (!fit || !element) return
    const { width, height } = naturalSize(element, 1)
    if (width === 0 || height === 0) return
    const { paddingInline, paddingBlock } = getComputedStyle(element)
    const room = {
      width: element.clientWidth - 2 * Number.parseFloat(paddingInline),
      height: element.clientHeight - 2 * Number.parseFloat(paddingBlock),
    }
    first.current = Math.min(MOST_FIT, room.width / width, room.height / height)
    // Not while React commits.
    queueMicrotask(() => to(first.current))
  }, [area, fit, to])

  useEffect(() => {
    const element = area.current
    if (!gestures || !element) return
    return listen(element, () => now.current, to)
  }, [area, gestures, to])

  return {
    ...state,
    by: (factor: number) => to(now.current * factor),
    reset: () => {
      to(first.current)
      if (!fit) setState({ scale: 1, width: undefined, height: undefined })
    },
  } satisfies Zoom
}

/** Size of the drawing in an area at scale 1, in pixels. */
function naturalSize(area: HTMLElement, scale: number): { width: number; height: number } {
  const drawing = area.querySelector('[data-drawing], svg')
  const { width, height } = drawing?.getBoundingClientRect() ?? { width: 0, height: 0 }
  return { width: width / scale, height: height / scale }
}

type Point = Pick<Touch, 'clientX' | 'clientY'>

const distance = (a: Point, b: Point): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)

/** The wheel with Ctrl (which is also what two fingers on a touchpad send), and two fingers on a screen. */
function listen(element: HTMLElement, scale: () => number, to: (scale: number, x: number, y: number) => void) {
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const { left, top } = element.getBoundingClientRect()
    const pixels = Math.max(-60, Math.min(60, event.deltaY * (event.deltaMode === 0 ? 1 : 20)))
    to(scale() * Math.exp(-pixels / 180), event.clientX - left, event.clientY - top)
  }
  let start = { distance: 1, scale: 1 }
  const press = ({ touches: [a, b] }: TouchEvent) => {
    if (a && b) start = { distance: Math.max(1, distance(a, b)), scale: scale() }
  }
  const spread = (event: TouchEvent) => {
    const [a, b] = event.touches
    if (!a || !b) return
    event.preventDefault()
    const { left, top } = element.getBoundingClientRect()
    const [x, y] = [(a.clientX + b.clientX) / 2 - left, (a.clientY + b.clientY) / 2 - top]
    to((start.scale * distance(a, b)) / start.distance, x, y)
  }
  // Not passive: the page itself must not zoom.
  element.addEventListener('wheel', turn, { passive: false })
  element.addEventListener('touchstart', press, { passive: true })
  element.addEventListener('touchmove', spread, { passive: false })
  return () => {
    element.removeEventListener('wheel', turn)
    element.removeEventListener('touchstart', press)
    element.removeEventListener('touchmove', spread)
  }
}
