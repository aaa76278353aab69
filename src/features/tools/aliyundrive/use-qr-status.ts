import { useEffect, useEffectEvent, useState } from 'react'
import { QR_POLL } from '../../../site/constants'
import { type CallState, useCall } from '../use-call'
import type { QrStatus } from './qr-login'

/**
 * Asks by itself whether a shown code has been scanned: every two seconds, two minutes long, only while the tab is
 * seen, and no more after an answer that ends it. `ask` is also there for a button.
 */
export function useQrStatus(
  sid: string | undefined,
  ask: (signal: AbortSignal) => Promise<QrStatus>,
): CallState<QrStatus> & { check(): void } {
  const call = useCall<QrStatus>()
  const [started, setStarted] = useState(0)
  const check = () => call.run(ask)
  const checkLater = useEffectEvent(check)
  const clear = useEffectEvent(call.clear)

  useEffect(() => {
    if (sid === undefined) return
    setStarted(Date.now())
    return () => clear()
  }, [sid])

  const { busy, failure, value } = call
  const over = failure !== undefined || value?.status === 'LoginSuccess' || value?.status === 'QRCodeExpired'
  useEffect(() => {
    if (sid === undefined || busy || over) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && Date.now() - started < QR_POLL.total) checkLater()
    }, QR_POLL.interval)
    return () => clearInterval(timer)
  }, [sid, busy, over, started])

  return { ...call, check }
}
