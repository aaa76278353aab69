import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { encodePath } from '../../content/paths'
import { isOccupied } from '../../platform/keyboard'

/**
 * Alt+Right goes to the next page, Alt+Left to the previous one: one step a press, and instead of the browser's own
 * step. Where there is no such page the key is the browser's, and so it is in fields, dialogs and with other keys held.
 */
export function usePageKeys(enabled: boolean, prev: string | undefined, next: string | undefined): void {
  const navigate = useNavigate()

  // With the page itself, not after its painting: who presses at once means the page that is on the screen.
  useLayoutEffect(() => {
    if (!enabled) return
    const press = (event: KeyboardEvent) => {
      const link = event.key === 'ArrowRight' ? next : event.key === 'ArrowLeft' ? prev : undefined
      const isAltAlone = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (!isAltAlone || link === undefined || !link.startsWith('/') || isOccupied(event)) return
      event.preventDefault()
      if (!event.repeat) navigate(encodePath(link))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [enabled, prev, next, navigate])
}
