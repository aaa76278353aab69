import { report } from '../../platform/report'
import { createStore } from '../../platform/store'
import { dropUnlisted, dropUnshared } from './drop-unlisted'
import { findWanted, keepFiles, SaveError, type SaveFailure } from './keep-files'
import { keepOffer, keptOffer, LISTS, type Offer, serverOffer } from './offer'
import { cacheOfLanguage, cachesOf, type PlannedFile, planOf } from './plan'

/** How a language stands on this device. */
export interface SavedLanguage {
  /** `none`: not here. `partial`: some of it, or an older version. `saved`: all of it, as the server has it. */
  state: 'none' | 'partial' | 'saved' | 'saving' | 'failed'
  /** All of it. */
  files: number
  bytes: number
  /** What a save would read now, and how much of it has been read. */
  wantedFiles: number
  wantedBytes: number
  readBytes: number
  failure?: SaveFailure
}

/** Locale prefix to its state; `undefined` while the lists are read; `unavailable` when there are none. */
export type SavedLanguages = Readonly<Record<string, SavedLanguage>> | 'unavailable' | undefined

export const savedLanguages = createStore<SavedLanguages>(undefined)

const running = new Map<string, AbortController>()
/** What the server offered when it was last asked. */
let offer: Offer | undefined

/** Reads the server's lists, or the kept ones without a network, and compares each language with what is here. */
export async function checkLanguages(): Promise<void> {
  try {
    offer = await serverOffer().catch(keptOffer)
  } catch (error) {
    report('languages cannot be saved for offline use', 'offline.json', 'run npm run build, or the refresh tool', error)
    savedLanguages.set('unavailable')
    return
  }
  const read = offer
  const idle = Object.keys(read.lists.locales).filter((prefix) => !running.has(prefix))
  const found = await Promise.all(idle.map(async (prefix) => [prefix, (await compare(prefix, read)).found] as const))
  // All in one step, so that no row pushes the text down after the others.
  patch(Object.fromEntries(found))
}

/** Brings the state of one language up to date. */
async function check(prefix: string): Promise<void> {
  if (offer) patch({ [prefix]: (await compare(prefix, offer)).found })
}

/** The files of a language that a save would read, and how it stands. */
async function compare(
  prefix: string,
  { lists }: Offer,
): Promise<{ wanted: PlannedFile[]; found: Partial<SavedLanguage> }> {
  const plan = planOf(lists, prefix)
  const here = await caches.has(cacheOfLanguage(prefix))
  const wanted = await findWanted(plan)
  const state = wanted.length === 0 ? 'saved' : here ? 'partial' : 'none'
  const found = {
    state,
    files: plan.length,
    bytes: sum(plan),
    wantedFiles: wanted.length,
    wantedBytes: sum(wanted),
    readBytes: 0,
  } as const
  return { wanted, found }
}

/** Reads what is missing or changed of a language; goes on where it stopped. */
export async function saveLanguage(prefix: string): Promise<void> {
  if (running.has(prefix)) return
  const control = new AbortController()
  running.set(prefix, control)
  try {
    // Asked for, not insisted on: without it the browser may take the copies away when the disk is full.
    await navigator.storage?.persist?.()
    await caches.open(cacheOfLanguage(prefix))
    patch({ [prefix]: { state: 'saving', readBytes: 0 } })
    // Since this page was opened a deployment may have taken away what the lists of that time name.
    const read = await serverOffer(control.signal)
    if (!read.lists.locales[prefix]) throw new SaveError('server', LISTS[0])
    offer = read
    const { wanted, found } = await compare(prefix, read)
    patch({ [prefix]: { ...found, state: 'saving' } })
    let readBytes = 0
    await keepFiles(wanted, control.signal, (file) => {
      readBytes += file.bytes
      patch({ [prefix]: { readBytes } })
    })
    await keepOffer(prefix, read)
    await dropUnlisted(prefix, read)
    // Another language that is being saved may go by other lists; whichever ends last does it.
    if (running.size === 1) await dropUnshared(read)
    patch({ [prefix]: { state: 'saved', wantedFiles: 0, wantedBytes: 0 } })
  } catch (error) {
    if (control.signal.aborted) return
    report(`${prefix} could not be saved whole`, cacheOfLanguage(prefix), 'resume on the page', error)
    patch({ [prefix]: { state: 'failed', failure: error instanceof SaveError ? error.reason : 'full' } })
  } finally {
    running.delete(prefix)
    if (control.signal.aborted) await check(prefix)
  }
}

/** Stops reading; what has arrived stays. */
export const pauseLanguage = (prefix: string): void => running.get(prefix)?.abort()

/** Deletes a language from this device, and what languages share with the last one. */
export async function deleteLanguage(prefix: string): Promise<void> {
  pauseLanguage(prefix)
  const others = Object.keys(offer?.lists.locales ?? {}).filter((other) => other !== prefix)
  const kept = await Promise.all(others.map((other) => caches.has(cacheOfLanguage(other))))
  for (const name of cachesOf(prefix, !kept.includes(true))) await caches.delete(name)
  await check(prefix)
}

/** By locale prefix, what has changed. */
function patch(changes: Record<string, Partial<SavedLanguage>>): void {
  const before = savedLanguages.get()
  const all = typeof before === 'object' ? before : {}
  const changed = Object.entries(changes).map(([prefix, change]) => [prefix, { ...NOTHING, ...all[prefix], ...change }])
  savedLanguages.set({ ...all, ...Object.fromEntries(changed) })
}

const NOTHING: SavedLanguage = { state: 'none', files: 0, bytes: 0, wantedFiles: 0, wantedBytes: 0, readBytes: 0 }

const sum = (files: readonly PlannedFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0)
