import { type RefObject, useLayoutEffect } from 'react'
import { closePanel } from '../../stores/panels'
import { makePageInert } from '../../ui/inert-page'

declare global {
  interface Window {
    /** Not in the types of the language yet; browsers without it have Escape. */
    CloseWatcher?: new (options: {
      signal: AbortSignal
    }) => { onclose: () => void }
  }
}

const close = () => closePanel('search')

/**
 * The rest of what the browser does for a modal dialog and not for the light one of search: the page behind becomes
 * inert, and Escape closes it wherever the focus is, as does the back gesture of a phone. Undone before the dialog gives
 * the focus back, which nothing inert can take.
 */
export function useModal(isOpen: boolean, input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    // The scrim is beside the dialog, and has to hear presses.
    const both = input.current?.closest('dialog')?.parentElement
    if (!isOpen || !both) return
    const undo = makePageInert(both)
    const controller = new AbortController()
    const { signal } = controller
    if (window.CloseWatcher) new window.CloseWatcher({ signal }).onclose = close
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', key, { signal })
    return () => {
      controller.abort()
      undo()
    }
  }, [isOpen, input])
}
