import { useEffect } from 'react'
import { useSite } from '../../content/page-context'
import { isOccupied } from '../../platform/keyboard'
import { useStore } from '../../platform/use-store'
import { FOCUS_MODE_DELAY } from '../../site/constants'
import { focusMode } from '../../stores/focus-mode'
import './focus-mode.css'

/**
 * Dims all but the text: by hand until Escape, or, where the owner wants it, while a mouse rests in the text. The
 * keyboard's focus in what is dimmed brings it back.
 */
export function FocusMode() {
  const { focus, pure } = useSite().theme
  const isChosen = useStore(focusMode)
  const delay = typeof focus === 'number' ? focus : focus || pure ? FOCUS_MODE_DELAY : undefined

  useEffect(() => {
    const root = document.documentElement
    root.toggleAttribute('data-focus-chosen', isChosen)
    if (!isChosen) return
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isOccupied(event)) focusMode.set(false)
    }
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('keydown', leave)
      root.removeAttribute('data-focus-chosen')
    }
  }, [isChosen])

  useEffect(() => {
    if (delay === undefined) return
    const root = document.documentElement
    let timer: ReturnType<typeof setTimeout>
    const over = (event: PointerEvent) => {
      clearTimeout(timer)
      const isInText = event.target instanceof Element && event.target.closest('[data-article]') !== null
      if (!isInText || event.pointerType !== 'mouse') root.removeAttribute('data-focus-resting')
      else timer = setTimeout(() => root.setAttribute('data-focus-resting', ''), delay)
    }
    document.addEventListener('pointerover', over)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', over)
      root.removeAttribute('data-focus-resting')
    }
  }, [delay])

  return null
}
