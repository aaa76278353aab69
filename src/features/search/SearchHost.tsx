import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocale, usePage } from '../../content/page-context'
import { isFreeKey, isOccupied } from '../../platform/keyboard'
import { report } from '../../platform/report'
import { useStore } from '../../platform/use-store'
import { closePanel, openedPanel, openPanel, pressedPanel } from '../../stores/panels'
import { showToast } from '../../stores/toasts'
import { Dialog } from '../../ui/Dialog'
import { useTranslation } from '../../ui/translation'
import { contentsOf } from './contents'
import { SearchField } from './SearchField'
import styles from './SearchHost.module.css'
import { openSearch } from './search-worker'
import { noteVisit } from './visits'

const close = () => closePanel('search')

/**
 * The part of search that is always there: its keys, and the dialog with its field, so that it opens at once and can be
 * typed in while the rest is on its way. The query stays when the dialog is closed.
 */
export function SearchHost() {
  const { t } = useTranslation()
  const { page, manifest } = usePage()
  const { prefix } = useLocale()
  const { hosted } = manifest.site.search
  const panel = useStore(openedPanel)
  const isOpen = panel?.name === 'search'
  const asked = panel?.query
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [parts, setParts] = useState<typeof import('./search-parts')>()

  useEffect(() => noteVisit(page), [page])
  useLayoutEffect(listenForKeys, [])
  const ask = useCallback((text: string) => {
    if (!input.current) return
    input.current.value = text
    input.current.focus()
    setQuery(text)
  }, [])
  useEffect(() => {
    if (!isOpen) return
    if (asked !== undefined) ask(asked)
    // What was typed last time stays, and typing replaces it.
    else input.current?.select()
  }, [isOpen, asked, ask])

  const isLoading = useRef(false)
  const load = useEffectEvent(async () => {
    const isWanted = openedPanel.get()?.name === 'search' || pressedPanel.get() === 'search'
    if (isLoading.current || !isWanted) return
    isLoading.current = true
    if (!hosted) openSearch(contentsOf(manifest, prefix))
    try {
      setParts(await import('./search-parts'))
    } catch (error) {
      isLoading.current = false
      report('search could not be loaded', 'features/search/search-parts.ts', 'check the connection', error)
      // Only pressed so far: letting go tries once more.
      if (openedPanel.get()?.name !== 'search') return
      showToast({ type: 'error', content: t('search.notLoaded') })
      close()
    }
  })
  // Listens itself: the program is asked for before the page has drawn that something is open.
  useEffect(() => {
    void load()
    const stop = pressedPanel.subscribe(() => void load())
    const stopToo = openedPanel.subscribe(() => void load())
    return () => {
      stop()
      stopToo()
    }
  }, [])

  return (
    <>
      <div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape is the same by keyboard */}
        <div className={styles.scrim} hidden={!isOpen} onClick={close} />
        <Dialog open={isOpen} onClose={close} label={t('nav.search')} shape="top" className={styles.dialog} keep light>
          <div className={styles.frame}>
            <SearchField input={input} onChange={setQuery} onAsk={ask} onCancel={close} />
            {parts && <parts.SearchPanel open={isOpen} query={query} onAsk={ask} />}
          </div>
        </Dialog>
      </div>
      {parts && <parts.SearchTrail />}
    </>
  )
}

/** `/` and Ctrl+K or Cmd+K, unless the keys are meant for a field, an input method or another dialog. */
function listenForKeys(): () => void {
  const press = (event: KeyboardEvent) => {
    const isSlash = event.key === '/' && isFreeKey(event)
    const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isSlash && !(isK && !isOccupied(event))) return
    event.preventDefault()
    openPanel('search')
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
