import { usePage, useSite } from '../content/page-context'
import { FocusMode } from '../features/focus/FocusMode'
import { wantsSuggestion } from '../features/locale/suggestion-rules'
import { noticeFor } from '../features/notice/notice-rules'
import { useHelpKey } from '../features/shortcuts/use-help-key'
import { useStore } from '../platform/use-store'
import { localeDecisions } from '../stores/dismissals'
import { focusMode } from '../stores/focus-mode'
import { closePanel, openedPanel, openPanel } from '../stores/panels'
import { Extra } from '../ui/Extra'
import { onDemand } from '../ui/on-demand'
import { ToastHost } from '../ui/ToastHost'

const NoticeCard = onDemand(() => import('../features/notice/NoticeCard').then((module) => module.NoticeCard))
const LocaleSuggestion = onDemand(() =>
  import('../features/locale/LocaleSuggestion').then((module) => module.LocaleSuggestion),
)
const ShortcutHelp = onDemand(() => import('../features/shortcuts/ShortcutHelp').then((module) => module.ShortcutHelp))
const ConsentBar = onDemand(() => import('../features/scripts/ConsentBar').then((module) => module.ConsentBar))

/** What may lie over a page; each part loads when somebody needs it. */
export function OverlayHosts() {
  const { page, manifest } = usePage()
  const { theme, scripts } = useSite()
  const panel = useStore(openedPanel)?.name
  const isFocused = useStore(focusMode)
  useHelpKey(() => openPanel('shortcuts'))

  useStore(localeDecisions)
  const isSuggesting = wantsSuggestion(manifest, page, navigator.languages)
  const notice = !isSuggesting ? noticeFor(manifest.site.locales[page.locale]?.notices ?? [], page.path) : undefined
  return (
    <>
      <ToastHost />
      {/* Whoever has opened something is asked when it is closed again: a dialog would take the keys they type. */}
      {isSuggesting && panel === undefined && (
        <Extra what="language suggestion" where="features/locale">
          <LocaleSuggestion key={page.locale} />
        </Extra>
      )}
      {notice && panel === undefined && (
        <Extra what="notice" where="features/notice">
          <NoticeCard key={notice.key} notice={notice} />
        </Extra>
      )}
      {scripts.enabled && scripts.consent && (
        <Extra what="consent" where="features/scripts">
          <ConsentBar />
        </Extra>
      )}
      {panel === 'shortcuts' && (
        <Extra what="shortcuts" where="features/shortcuts">
          <ShortcutHelp onClose={() => closePanel('shortcuts')} />
        </Extra>
      )}
      {(isFocused || theme.focus !== false || theme.pure) && <FocusMode />}
    </>
  )
}
