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
  onKey(event: KeyboardEvent<HTMLInputElement>): void
  /** Enter was pressed before the answer could be there, and nothing since. */
  eager?: Eager | undefined
}

interface Eager {
  newTab: boolean
}

export const eagerOf = ({ ctrlKey, metaKey }: KeyboardEvent): Eager => ({ newTab: ctrlKey || metaKey })

/** Until there is a list, Enter waits for it. */
const onKey = (event: KeyboardEvent) =>
  fieldState.set({ onKey, eager: event.key === 'Enter' ? eagerOf(event) : undefined })

export const fieldState = createStore<FieldState>({ onKey })
