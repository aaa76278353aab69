import { startTransition, useEffect, useState } from 'react'

/** Whether the value has been on the screen for a frame, so that more can be drawn without keeping it back. */
export function useIsPainted(value: unknown): boolean {
  const [painted, setPainted] = useState<unknown>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return painted === value
}
