import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { usePage, useSite } from '../content/page-context'
import { wantsSuggestion } from '../features/locale/suggestion-rules'
import { noticeFor } from '../features/notice/notice-rules'
import { useHelpKey } from '../features/shortcuts/use-help-key'
import { whenIdle } from '../platform/timing'
import { useStore } from '../platform/use-store'
import { focusMode } from '../stores/focus-mode'
import { closePanel, openedPanel, openPanel } from '../stores/panels'
import { toasts } from '../stores/toasts'
import { ErrorBoundary } from '../ui/ErrorBoundary'

const ToastHost = lazy(() => import('../ui/ToastHost').then((module) => ({ default: module.ToastHost })))
const NoticeCard = lazy(() =>
  import('../features/notice/NoticeCard').then((module) => ({ default: module.NoticeCard })),
)
const LocaleSuggestion = lazy(() =>
  import('../features/locale/LocaleSuggestion').then((module) => ({ default: module.LocaleSuggestion })),
)
const ShortcutHelp = lazy(() =>
  import('../features/shortcuts/ShortcutHelp').then((module) => ({ default: module.ShortcutHelp })),
)
const ConsentBar = lazy(() =>
  import('../features/scripts/ConsentBar').then((module) => ({ default: module.ConsentBar })),
)
const FocusMode = lazy(() => import('../features/focus/FocusMode').then((module) => ({ default: module.FocusMode })))

/** What may lie over a page. Nothing of it is there, or loaded, before the page has been painted and somebody needs it. */
export function OverlayHosts() {
  const isIdle = useIdle()
  const { page, manifest } = usePage()
  const { theme, scripts } = useSite()
  const panel = useStore(openedPanel)?.name
  const isFocused = useStore(focusMode)
  const hasToasts = useStore(toasts).length > 0
  useHelpKey(() => openPanel('shortcuts'))

  const isSuggesting = isIdle && wantsSuggestion(manifest, page, navigator.languages)
  const notice =
    isIdle && !isSuggesting ? noticeFor(manifest.site.locales[page.locale]?.notices ?? [], page.path) : undefined
  return (
    <>
      <Apart what="messages">{(isIdle || hasToasts) && <ToastHost />}</Apart>
      <Apart what="language suggestion">{isSuggesting && <LocaleSuggestion key={page.locale} />}</Apart>
      <Apart what="notice">{notice && panel === undefined && <NoticeCard key={notice.key} notice={notice} />}</Apart>
      <Apart what="consent">{isIdle && scripts.enabled && scripts.consent && <ConsentBar />}</Apart>
      <Apart what="shortcuts">
        {panel === 'shortcuts' && <ShortcutHelp onClose={() => closePanel('shortcuts')} />}
      </Apart>
      <Apart what="focus mode">{(isFocused || theme.focus !== false || theme.pure) && <FocusMode />}</Apart>
    </>
  )
}

/** One overlay that fails or is slow takes neither the page nor the others with it. */
function Apart({ what, children }: { what: string; children: ReactNode }) {
  return (
    <ErrorBoundary what={what} where="layout/OverlayHosts" quiet>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** False until the browser has drawn the page and has time. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle
}
