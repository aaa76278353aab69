import { useEffect, useState } from 'react'
import { SearchHost } from '../features/search/SearchHost'
import { whenIdle } from '../platform/timing'
import { useStore } from '../platform/use-store'
import { openedPanel } from '../stores/panels'
import { toasts } from '../stores/toasts'
import { Extra } from '../ui/Extra'
import { onDemand } from '../ui/on-demand'

const LateHosts = onDemand(() => import('./after-paint').then((module) => module.LateHosts))

/** What lives above the pages: search, and what waits until the page has been painted. */
export function Hosts() {
  const isIdle = useIdle()
  const isPanelOpen = useStore(openedPanel) !== undefined
  const hasToasts = useStore(toasts).length > 0
  return (
    <>
      <SearchHost />
      {(isIdle || isPanelOpen || hasToasts) && (
        <Extra what="overlays" where="app/LateHosts">
          <LateHosts />
        </Extra>
      )}
    </>
  )
}

/** False until the browser has drawn the page and has time. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle
}
