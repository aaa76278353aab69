import { type RefObject, useEffect, useRef, useState } from 'react'
import { delay } from '../../platform/timing'
import { useStore } from '../../platform/use-store'
import { CHART_RENDER_DELAY, RESIZE_DEBOUNCE } from '../../site/constants'
import { type Theme, theme } from '../../stores/theme'

/** Draws into an empty element and returns how to free what it holds. Rejects with what is wrong. */
export type Draw = (element: HTMLElement, theme: Theme) => Promise<() => void>

interface Drawing {
  ref: RefObject<HTMLDivElement | null>
  state: 'waiting' | 'drawn' | 'failed'
  failure: string
  retry(): void
}

/**
 * A picture that a library draws: for the first time once the page has settled, again when the theme or `draw`
 * changes (so keep `draw` stable). The old picture stays until the new one is there, so that nothing flashes or moves;
 * a result that comes too late is dropped.
 */
export function useDrawing(draw: Draw): Drawing {
  const ref = useRef<HTMLDivElement>(null)
  const remove = useRef<() => void>(undefined)
  const current = useStore(theme)
  const settled = useRef(false)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Drawing['state']>('waiting')
  const [failure, setFailure] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws the same again
  useEffect(() => {
    let stale = false
    const box = document.createElement('div')
    const run = async () => {
      if (!settled.current) await delay(CHART_RENDER_DELAY)
      settled.current = true
      if (stale || !ref.current) return
      ref.current.append(box)
      const free = await draw(box, current)
      const undo = () => {
        free()
        box.remove()
      }
      if (stale) return undo()
      remove.current?.()
      remove.current = undo
      setState('drawn')
    }
    run().catch((error: unknown) => {
      box.remove()
      if (stale) return
      setFailure(error instanceof Error ? error.message : String(error))
      setState('failed')
    })
    return () => {
      stale = true
    }
  }, [draw, current, attempt])

  useEffect(
    () => () => {
      remove.current?.()
      remove.current = undefined
    },
    [],
  )

  const retry = () => {
    setState('waiting')
    setAttempt(attempt + 1)
  }
  return { ref, state, failure, retry }
}

/** Calls `run` when the element's width has changed and then stayed for the specified moment. Returns how to stop. */
export function onResize(element: HTMLElement, run: () => void): () => void {
  let width = element.clientWidth
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new ResizeObserver(() => {
    if (element.clientWidth === width) return
    width = element.clientWidth
    clearTimeout(timer)
    timer = setTimeout(run, RESIZE_DEBOUNCE)
  })
  observer.observe(element)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
