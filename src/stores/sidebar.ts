import { isRecord } from '../platform/record'
import { createStored } from '../platform/storage'
import { STORAGE } from '../site/constants'

/** How the visitor left the sidebars, for this session. */
interface SidebarState {
  /** Folded away by the strip, on tablets. */
  folded: boolean
  /** Sidebar prefix to the keys of its groups that were opened or shut by hand or by visiting. */
  groups: Readonly<Record<string, Readonly<Record<string, boolean>>>>
  /** Sidebar prefix to how far it was scrolled, in pixels. */
  scroll: Readonly<Record<string, number>>
}

const NOTHING: SidebarState = { folded: false, groups: {}, scroll: {} }

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isNumber = (value: unknown): value is number => Number.isFinite(value)

/** The entries of a stored object whose values are of the right kind. */
function only<T>(stored: unknown, fits: (value: unknown) => value is T): Record<string, T> {
  const result: Record<string, T> = {}
  for (const [key, value] of Object.entries(record(stored))) if (fits(value)) result[key] = value
  return result
}

export const sidebarState = createStored<SidebarState>({
  key: STORAGE.sidebar,
  area: 'session',
  parse(text) {
    const stored = record(JSON.parse(text))
    const groups: Record<string, Record<string, boolean>> = {}
    for (const [prefix, open] of Object.entries(record(stored.groups))) groups[prefix] = only(open, isBoolean)
    return { folded: stored.folded === true, groups, scroll: only(stored.scroll, isNumber) }
  },
  format: (value) => JSON.stringify(value),
  fallback: NOTHING,
})

/** Folds the sidebar away or brings it back. */
export function foldSidebar(folded: boolean): void {
  sidebarState.set({ ...sidebarState.get(), folded })
}

/** Opens or shuts groups of one sidebar. */
export function setGroups(prefix: string, changes: Readonly<Record<string, boolean>>): void {
  const state = sidebarState.get()
  const before = state.groups[prefix] ?? {}
  if (Object.entries(changes).every(([key, open]) => before[key] === open)) return
  sidebarState.set({ ...state, groups: { ...state.groups, [prefix]: { ...before, ...changes } } })
}

/** Leaves open only what each page opens by itself, as a snapshot shows it: nothing may move when it is taken over. */
export function forgetGroups(): void {
  sidebarState.set({ ...sidebarState.get(), groups: {} })
}

/** Remembers how far a sidebar was scrolled. */
export function keepScroll(prefix: string, top: number): void {
  const state = sidebarState.get()
  if (state.scroll[prefix] !== top) sidebarState.set({ ...state, scroll: { ...state.scroll, [prefix]: top } })
}

/** Keeps the root element's attribute in step; returns how to stop. */
export function applySidebarFold(root: HTMLElement): () => void {
  const apply = () => {
    root.toggleAttribute('data-sidebar-folded', sidebarState.get().folded)
  }
  apply()
  return sidebarState.subscribe(apply)
}
