import { useSyncExternalStore } from 'react'
import { useSite } from '../../content/page-context'
import { report } from '../../platform/report'
import { useStore } from '../../platform/use-store'
import { focusMode } from '../../stores/focus-mode'
import { Button } from '../../ui/Button'
import { useTranslation } from '../../ui/translation'
import styles from './AppearancePanel.module.css'

/** Full screen where the browser can and the owner allows it, and the mode that dims all but the text. */
export function ScreenChoices() {
  const { t } = useTranslation()
  const { fullscreen, pure } = useSite().theme
  const isFull = useFullscreen()
  const isFocused = useStore(focusMode)
  return (
    <div className={styles.row}>
      {fullscreen && !pure && document.fullscreenEnabled && (
        <Button icon={isFull ? 'shrink' : 'expand'} aria-pressed={isFull} onClick={toggleFullscreen}>
          {t(isFull ? 'appearance.leaveFullscreen' : 'appearance.fullscreen')}
        </Button>
      )}
      <Button icon="focus" aria-pressed={isFocused} onClick={() => focusMode.set(!isFocused)}>
        {t(isFocused ? 'appearance.leaveFocus' : 'appearance.focus')}
      </Button>
    </div>
  )
}

function useFullscreen(): boolean {
  return useSyncExternalStore(
    (notify) => {
      document.addEventListener('fullscreenchange', notify)
      return () => document.removeEventListener('fullscreenchange', notify)
    },
    () => document.fullscreenElement !== null,
  )
}

function toggleFullscreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  change.catch((error: unknown) => report('the browser refused full screen', 'AppearancePanel', 'nothing', error))
}
