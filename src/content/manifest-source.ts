import { withBase } from '../platform/base'
import { ContentError, copyWelcome, fetchText, hasWorker, serverOnly, textOf } from '../platform/fetch-text'
import { report } from '../platform/report'
import { takeEarly } from './early'
import { MANIFEST_URL, type ManifestIndex, parseManifest, withPart } from './manifest'
import { decodePath } from './paths'

let current: ManifestIndex | undefined
let underWay: Promise<ManifestIndex> | undefined

/** The manifest of this visit, read once. Throws `ContentError` or `ManifestError` when there is none to use. */
export async function getManifest(): Promise<ManifestIndex> {
  if (current) return current
  const early = await takeEarly(MANIFEST_URL)?.catch(() => undefined)
  // A server that stumbled is asked again.
  const text =
    early && early.status < 500 ? await textOf(early, MANIFEST_URL) : await fetchText(MANIFEST_URL, copyWelcome())
  current = parseManifest(text)
  if (hasWorker()) void compare(current)
  return current
}

/** Folders whose parts are in use; a newer manifest needs them too. */
const included = new Set<string>()
const reading = new Map<string, Promise<unknown>>()

/** The manifest with all pages beside a page and above it: what its menus show before anybody unfolds one. */
export async function manifestAround(pathname: string): Promise<ManifestIndex> {
  const manifest = await getManifest()
  if (manifest.parts.size === 0) return manifest
  const path = decodePath(pathname) ?? pathname
  return include([...manifest.parts.keys()].filter((folder) => path.startsWith(folder)))
}

/** Reads the pages of folders that somebody wants to see; the listener hears of them. */
export async function includeFolders(folders: readonly string[]): Promise<void> {
  const before = await getManifest()
  if ((await include(folders)) !== before) onChange?.()
}

async function include(folders: readonly string[]): Promise<ManifestIndex> {
  const start = await getManifest()
  await Promise.all(
    folders.map(async (folder) => {
      const file = start.parts.get(folder)
      const data = file && (await readPart(file))
      if (!data) return
      included.add(folder)
      // Whatever was read meanwhile stays.
      current = withPart(current ?? start, folder, data)
    }),
  )
  return current ?? start
}

/** The manifest as a visit begins with it, for a program that draws many pages, each as if it were the first. */
export async function forgetParts(): Promise<void> {
  const { split, source } = await getManifest()
  if (!split) return
  included.clear()
  current = parseManifest(source)
}

/** A part that cannot be read leaves its pages to be found by their files. */
function readPart(file: string): Promise<unknown> {
  const known = reading.get(file)
  if (known) return known
  const url = withBase(file)
  const part = fetchText(url, copyWelcome())
    .then((text): unknown => JSON.parse(text))
    .catch((error: unknown) => report('a part of the manifest cannot be used', url, 'run npm run manifest', error))
    .finally(() => reading.delete(file))
  reading.set(file, part)
  return part
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
    if (text !== before.source) {
      current = parseManifest(text)
      return await include([...included])
    }
  } catch (error) {
    if (!(error instanceof ContentError) || error.reason !== 'offline') {
      report('a newer manifest could not be used', MANIFEST_URL, 'run npm run manifest again', error)
    }
  }
  return current ?? before
}
