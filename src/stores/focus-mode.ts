import { createStore } from '../platform/store'

/** Whether everything but the text is dimmed. Lasts for this visit. */
export const focusMode = createStore(false)
