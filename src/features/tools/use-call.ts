import { useEffect, useRef, useState } from 'react'
import { CallFailed, type Failure } from './failure'

export interface CallState<T> {
  busy: boolean
  failure: Failure | undefined
  value: T | undefined
  /** Starts over: aborts what is on its way and clears what it brought. */
  run(action: (signal: AbortSignal) => Promise<T>): void
  clear(): void
}

/**
 * State of one thing a tool asks for. A newer run replaces an older one, an answer after leaving is dropped, and the
 * busy state always ends. Anything but a `CallFailed` is a fault of ours and goes to the error box.
 */
export function useCall<T>(): CallState<T> {
  const [state, setState] = useState<{ busy: boolean; failure?: Failure; value?: T; fault?: unknown }>({ busy: false })
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  if (state.fault !== undefined) throw state.fault

  const run = (action: (signal: AbortSignal) => Promise<T>) => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    setState({ busy: true })
    action(controller.signal).then(
      (value) => {
        if (!controller.signal.aborted) setState({ busy: false, value })
      },
      (error: unknown) => {
        if (controller.signal.aborted) return
        setState(error instanceof CallFailed ? { busy: false, failure: error.failure } : { busy: false, fault: error })
      },
    )
  }
  const clear = () => {
    current.current?.abort()
    setState({ busy: false })
  }
  return { busy: state.busy, failure: state.failure, value: state.value, run, clear }
}
