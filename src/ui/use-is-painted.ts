import { startTransition, useEffect, useState } from 'react'
import { whenPainted } from '../platform/timing'

/** Whether the value has been on the screen for a frame, so that more can be drawn without keeping it back. */
export function useIsPainted(value: unknown): boolean {
  const [painted, setPainted] = useState<unknown>()
  useEffect(() => whenPainted(() => startTransition(() => setPainted(value))), [value])
  return painted === value
}
