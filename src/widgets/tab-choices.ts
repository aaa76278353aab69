/** Which tab of a named group is chosen: one store a group, kept in the browser and shared by all its copies. */
import { createStored, readItem, writeItem } from '../platform/storage'
import type { Store } from '../platform/store'
import { LEGACY_STORAGE, STORAGE } from '../site/constants'

const choices = new Map<string, Store<string>>()

/** The chosen value of a group; empty when nothing was chosen. */
export function tabChoice(id: string): Store<string> {
  const known = choices.get(id)
  if (known) return known
  migrate()
  const choice = createStored({
    key: STORAGE.tabs + id,
    parse: (stored) => (stored.length <= 200 ? stored : undefined),
    format: (value) => value,
    fallback: '',
  })
  choices.set(id, choice)
  return choice
}

/** Choices that the former site kept together in one entry; taken over once. */
function migrate(): void {
  const stored = readItem(LEGACY_STORAGE.tabs)
  if (stored === null) return
  for (const [id, value] of Object.entries(parseChoices(stored))) {
    if (readItem(STORAGE.tabs + id) === null) writeItem(STORAGE.tabs + id, value)
  }
  writeItem(LEGACY_STORAGE.tabs, null)
}

function parseChoices(stored: string): Record<string, string> {
  let value: unknown
  try {
    value = JSON.parse(stored)
  } catch {
    // Somebody else's text under that key holds no choices.
    return {}
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The value that the address asks for: `?tab.os=linux`. */
export const tabOfAddress = (search: string, id: string): string | undefined =>
  new URLSearchParams(search).get(`tab.${id}`) ?? undefined
