import { type Area, readItem, writeItem } from '../platform/storage'
import { createStore } from '../platform/store'
import { STORAGE } from '../site/constants'

/** Dismissed in this visit; stands in where the browser keeps nothing. */
const remembered = new Set<string>()

/** Whether a visitor has dismissed something, for this session or for good. */
export function isDismissed(key: string): boolean {
  return remembered.has(key) || readItem(key, 'local') !== null || readItem(key, 'session') !== null
}

/** Remembers a dismissal for the session or, with `local`, for this browser. */
export function dismiss(key: string, area: Area): void {
  remembered.add(key)
  writeItem(key, 'true', area)
}

const DECISION = STORAGE.localeRedirect

/** How often the visitor has decided about the language in this visit; who asks for decisions asks again then. */
export const localeDecisions = createStore(0)

/** The locales for which the visitor has decided about the language suggestion, in one area. */
function decisions(area: Area): string[] {
  try {
    const stored: unknown = JSON.parse(readItem(DECISION, area) ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : []
  } catch {
    // Text of some other program under our key: nothing was decided.
    return []
  }
}

/** Whether the visitor has answered the language suggestion on pages of this locale. */
export function hasLocaleDecision(locale: string): boolean {
  return (
    remembered.has(DECISION + locale) || decisions('local').includes(locale) || decisions('session').includes(locale)
  )
}

/** Remembers that the visitor decided about the language while reading this locale. */
export function decideLocale(locale: string, area: Area): void {
  remembered.add(DECISION + locale)
  writeItem(DECISION, JSON.stringify([...new Set([...decisions(area), locale])]), area)
  localeDecisions.set(localeDecisions.get() + 1)
}
