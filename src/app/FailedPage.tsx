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
  const isServer = reason !== 'offline'
  const title = isServer ? 'failed.server' : navigator.onLine ? 'failed.unreachable' : 'failed.offline'
  return (
    <FailureScreen
      title={t(title)}
      hint={t(isServer ? 'failed.serverHint' : 'failed.offlineHint')}
      detail={status ? `${url} (${status})` : url}
      action={t(busy ? 'failed.trying' : 'failed.retry')}
      onAction={() => void tryAgain()}
      busy={busy}
    />
  )
}
