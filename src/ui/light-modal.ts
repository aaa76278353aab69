import { makePageInert } from './inert-page'

declare global {
  interface Window {
    /** Not in the types of the language yet; browsers without it have Escape. */
    CloseWatcher?: new (options: {
      signal: AbortSignal
    }) => { onclose: () => void }
  }
}

/**
 * Opens a dialog with what `showModal()` does, but at once: the page beside its parent becomes inert when there is time,
 * and Escape closes it wherever the focus is, as does the back gesture of a phone. Returns what undoes it, which comes
 * before the focus is given back: nothing inert can take it.
 */
export function openLightModal(dialog: HTMLDialogElement, close: () => void): () => void {
  if (!dialog.open) dialog.show()
  const undo = dialog.parentElement ? makePageInert(dialog.parentElement) : undefined
  const controller = new AbortController()
  const { signal } = controller
  if (window.CloseWatcher) new window.CloseWatcher({ signal }).onclose = close
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }
  document.addEventListener('keydown', key, { signal })
  return () => {
    controller.abort()
    undo?.()
  }
}
