import type { KeyboardEvent, ReactNode } from 'react'
import { createStore } from '../../platform/store'

/** What the field, which is there from the start, has to know of the list below it, which is loaded. */
interface FieldState {
  /** Id of the list of options, when there is one. */
  listId?: string | undefined
  /** Id of the option that Enter would choose. */
  activeId?: string | undefined
  /** In place of the magnifier, when an answer takes long. */
  sign?: ReactNode
  /** Hears the keys that do not belong to an input method. */
  onKey?(event: KeyboardEvent<HTMLInputElement>): void
}

export const fieldState = createStore<FieldState>({})
