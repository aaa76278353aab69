import { ContentError, copyWelcome, fetchText, hasWorker, serverOnly, textOf } from '../platform/fetch-text'
import { report } from '../platform/report'
import { takeEarly } from './early'
import { hashText } from './hash'
import { MANIFEST_URL, type ManifestIndex, parseManifest } from './manifest'

let current: ManifestIndex | undefined
let underWay: Promise<ManifestIndex> | undefined

/** The manifest of this visit, read once. Throws `ContentError` or `ManifestError` when there is none to use. */
export async function getManifest(): Promise<ManifestIndex> {
  if (current) return current
  const early = await takeEarly(MANIFEST_URL)?.catch(() => undefined)
  // A server that stumbled is asked again.
  const text =
    early && early.status < 500 ? await textOf(early, MANIFEST_URL) : await fetchText(MANIFEST_URL, copyWelcome())
  current = parseManifest(text, hashText(text))
  if (hasWorker()) void compare(current)
  return current
}

let onChange: (() => void) | undefined

/** Tells when the server's manifest differs from the copy this visit started with. */
export function onManifestChange(listener: () => void): void {
  onChange = listener
}

/** What a worker handed out may be an old copy. */
async function compare(before: ManifestIndex): Promise<void> {
  if ((await refreshManifest()) !== before) onChange?.()
}

/**
 * Asks the server for a newer manifest. Returns the one in use when nothing changed or when the newer one cannot be
 * read: a manifest that worked is better than none. Calls at the same time share one request.
 */
export function refreshManifest(): Promise<ManifestIndex> {
  underWay ??= readAgain().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function readAgain(): Promise<ManifestIndex> {
  const before = await getManifest()
  try {
    const text = await fetchText(MANIFEST_URL, serverOnly())
    const revision = hashText(text)
    if (revision !== before.revision) current = parseManifest(text, revision)
  } catch (error) {
    if (!(error instanceof ContentError) || error.reason !== 'offline') {
      report('a newer manifest could not be used', MANIFEST_URL, 'run npm run manifest again', error)
    }
  }
  return current ?? before
}
