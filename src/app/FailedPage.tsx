import { useState } from 'react'
import { usePage } from '../content/page-context'
import { useTranslation } from '../ui/translation'
import { FailureScreen } from './FailureScreen'

/** The page is there or may be, but could not be read: says why and tries again; the frame stays. */
export function FailedPage({ retry }: { retry(): Promise<void> }) {
  const { t } = useTranslation()
  const { page } = usePage()
  const [busy, setBusy] = useState(false)
  const tryAgain = async () => {
    setBusy(true)
    await retry()
    setBusy(false)
  }
  const { reason, url = '', status } = page.failure ?? {}
  // One connection that broke off says nothing of the others.
  const isOffline = reason === 'offline' && !navigator.onLine
  return (
    <FailureScreen
      title={t(isOffline ? 'failed.offline' : 'failed.server')}
      hint={t(isOffline ? 'failed.offlineHint' : 'failed.serverHint')}
      detail={status ? `${url} (${status})` : url}
      action={t(busy ? 'failed.trying' : 'failed.retry')}
      onAction={() => void tryAgain()}
      busy={busy}
    />
  )
}
