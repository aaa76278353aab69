import { useEffect, useState } from 'react'
import { SMS_COOLDOWN } from '../../site/constants'

/** Counts down the seconds until another text message may be asked for. */
export function useCooldown(): { seconds: number; start(): void } {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return { seconds, start: () => setSeconds(SMS_COOLDOWN / 1000) }
}
