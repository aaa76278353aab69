import { useEffect, useEffectEvent } from 'react'
import { isFreeKey } from '../../platform/keyboard'

/** `?` anywhere but in a field. */
export function useHelpKey(open: () => void): void {
  const pressed = useEffectEvent(open)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || !isFreeKey(event)) return
      event.preventDefault()
      pressed()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
