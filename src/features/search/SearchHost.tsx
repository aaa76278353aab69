import { type ComponentType, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocale, usePage } from '../../content/page-context'
import { isFreeKey, isOccupied } from '../../platform/keyboard'
import { report } from '../../platform/report'
import { useStore } from '../../platform/use-store'
import { closePanel, openedPanel, openPanel, pressedPanel } from '../../stores/panels'
import { showToast } from '../../stores/toasts'
import { useTranslation } from '../../ui/translation'
import { contentsOf } from './contents'
import { startSearch } from './search-worker'
import { noteVisit } from './visits'

/** The part of search that is always there: its keys, and the dialog once it has been opened. */
export function SearchHost() {
  const { t } = useTranslation()
  const { page, manifest } = usePage()
  const { prefix } = useLocale()
  const { hosted } = manifest.site.search
  const isOpen = useStore(openedPanel)?.name === 'search'
  const [Dialog, setDialog] = useState<ComponentType<{ open: boolean }>>()

  useEffect(() => noteVisit(page), [page])
  useLayoutEffect(listenForKeys, [])
  const typed = useTypedEarly(Dialog !== undefined)
  const isLoading = useRef(false)
  const load = useEffectEvent(() => {
    const isWanted = openedPanel.get()?.name === 'search' || pressedPanel.get() === 'search'
    if (Dialog || isLoading.current || !isWanted) return
    isLoading.current = true
    if (!hosted) startSearch(contentsOf(manifest, prefix))
    import('./SearchDialog').then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog)
        if (typed.current !== '' && openedPanel.get()?.name === 'search') openPanel('search', typed.current)
      },
      (error: unknown) => {
        isLoading.current = false
        report('search could not be loaded', 'features/search/SearchDialog.tsx', 'check the connection', error)
        // Only pressed so far: letting go tries once more.
        if (openedPanel.get()?.name !== 'search') return
        showToast({ type: 'error', content: t('search.notLoaded') })
        closePanel('search')
      },
    )
  })
  // Listens itself: the program is asked for before the page has drawn that something is open.
  useEffect(() => {
    load()
    const stop = pressedPanel.subscribe(() => load())
    const stopToo = openedPanel.subscribe(() => load())
    return () => {
      stop()
      stopToo()
    }
  }, [])

  return Dialog && <Dialog open={isOpen} />
}

/** What is typed between the opening and the arrival of the field. */
function useTypedEarly(hasField: boolean): RefObject<string> {
  const typed = useRef('')
  useLayoutEffect(() => {
    if (hasField) return
    const press = (event: KeyboardEvent) => {
      if (openedPanel.get()?.name !== 'search') typed.current = ''
      else if (event.key.length === 1 && isFreeKey(event)) {
        event.preventDefault()
        typed.current += event.key
      }
    }
    // Before the page's own keys, which leave alone what is taken.
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [hasField])
  return typed
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
