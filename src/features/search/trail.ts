import { createStore } from '../../platform/store'

/** What a visitor came to a page for, so that the page can show it. */
export interface Trail {
  /** Canonical decoded path of the page. */
  path: string
  /** Id of the section, or empty for the whole page. */
  anchor: string
  /** Folded words to mark. */
  words: readonly string[]
}

export const trail = createStore<Trail | undefined>(undefined)
