import { createStore } from '../platform/store'

/** What can lie over the page; one at a time. */
export type Panel = 'sidebar' | 'menu' | 'search' | 'shortcuts'

interface OpenPanel {
  name: Panel
  /** What the opener already knows, such as the words to search for. */
  query?: string
}

/** The panel that is open, if any. */
export const openedPanel = createStore<OpenPanel | undefined>(undefined)

/** The panel whose button was pressed last: what it needs is asked for before the finger is lifted. */
export const pressedPanel = createStore<Panel | undefined>(undefined)

/** Opens a panel in place of any other. */
export function openPanel(name: Panel, query?: string): void {
  openedPanel.set(query === undefined ? { name } : { name, query })
}

/** Closes the named panel if it is the open one; without a name, whichever is. */
export function closePanel(name?: Panel): void {
  if (name === undefined || openedPanel.get()?.name === name) openedPanel.set(undefined)
}

export function togglePanel(name: Panel): void {
  if (openedPanel.get()?.name === name) closePanel(name)
  else openPanel(name)
}
