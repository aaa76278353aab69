import { ContentError, type FetchFailure } from '../platform/fetch-text'
import { ensureMessages } from '../site/i18n'
import { isKept, loadDocument, titleOf } from './documents'
import type { ManifestIndex } from './manifest'
import { decodePath, encodePath, localeOf } from './paths'
import { inLocale, is404, type Resolution, resolveRoute } from './resolve'
import type { Document, PageData, PageRecord } from './types'

const NO_DOCUMENT: Document = { file: '', meta: {}, body: '', source: '', hash: '' }

/** Reads the manifest again; the answer is the newer one, or the same when nothing changed. */
export type RefreshManifest = () => Promise<ManifestIndex>

export interface LoadedRoute {
  page: PageData
  manifest: ManifestIndex
}

/** An address that leads to another site; the caller sends the browser there. */
export class ExternalRedirect extends Error {
  constructor(readonly url: string) {
    super(`redirect to ${url}`)
  }
}

/**
 * URL in, everything one screen needs out. A page that cannot be found is looked for once more with a fresh manifest
 * before it is called missing. Throws `ExternalRedirect`, or the abort reason when `signal` fires; any failure to
 * read is part of the answer (`kind: 'failed'`).
 */
export async function loadRoute(
  pathname: string,
  manifest: ManifestIndex,
  refreshManifest: RefreshManifest,
  signal?: AbortSignal,
): Promise<LoadedRoute> {
  const found = await attempt(pathname, manifest, signal)
  if (found.kind !== 'missing' || is404(manifest, found.path)) return { page: found, manifest }
  const fresh = await refreshManifest()
  if (fresh === manifest) return { page: found, manifest }
  return { page: await attempt(pathname, fresh, signal), manifest: fresh }
}

/**
 * What the manifest alone tells of the page at its own address, to be shown until the text is there. `undefined` when
 * the text is here already, or when only the server knows what the address leads to.
 */
export function comingPage(pathname: string, manifest: ManifestIndex): LoadedRoute | undefined {
  const resolution = resolveRoute(manifest, pathname)
  if (resolution.kind !== 'page' || resolution.path !== decodePath(pathname)) return undefined
  const { path, record } = resolution
  const { file, title, hash, meta } = record
  if (isKept(file)) return undefined
  const document: Document = { file, meta: { ...meta, title }, body: '', source: '', hash }
  return { page: { ...pageOf(baseOf(path, manifest), document, record), isComing: true }, manifest }
}

async function attempt(pathname: string, manifest: ManifestIndex, signal?: AbortSignal): Promise<PageData> {
  const resolution = resolveRoute(manifest, pathname)
  if (resolution.kind === 'external') throw new ExternalRedirect(resolution.url)
  const base = baseOf(resolution.path, manifest)
  const { lang } = base
  try {
    const [, page] = await Promise.all([ensureMessages(lang), readPage(resolution, manifest, base, signal)])
    return page
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    await ensureMessages(lang)
    const failure: { reason: FetchFailure; url: string; status?: number } = { reason: error.reason, url: error.url }
    if (error.status !== undefined) failure.status = error.status
    return { ...base, kind: 'failed', title: '', document: NO_DOCUMENT, failure }
  }
}

type Base = Pick<PageData, 'path' | 'locale' | 'lang'>

function baseOf(path: string, manifest: ManifestIndex): Base {
  const locale = localeOf(path, manifest.localePrefixes)
  return { path, locale, lang: manifest.site.locales[locale]?.lang ?? 'en-US' }
}

async function readPage(
  resolution: Exclude<Resolution, { kind: 'external' }>,
  manifest: ManifestIndex,
  base: Base,
  signal?: AbortSignal,
): Promise<PageData> {
  if (resolution.kind === 'page') {
    const { record } = resolution
    const document = await orMissing(loadDocument(record.file, record, signal))
    if (document) return pageOf(base, document, record)
  }
  if (resolution.kind === 'unlisted') {
    for (const { path, files } of resolution.candidates) {
      for (const file of files) {
        const document = await orMissing(loadDocument(file, undefined, signal))
        if (document) return pageOf({ ...base, path }, document)
      }
    }
  }
  const other = manifest.site.localeRedirect.fallback
    ? inAnotherLocale(resolution.path, base.locale, manifest)
    : undefined
  if (other) {
    const document = await orMissing(loadDocument(other.record.file, other.record, signal))
    if (document)
      return { ...pageOf({ ...base, path: other.path }, document, other.record), fallbackFrom: other.locale }
  }
  return { ...base, kind: 'missing', title: '', document: NO_DOCUMENT }
}

/** A missing file is an answer, not a failure. */
async function orMissing(document: Promise<Document>): Promise<Document | undefined> {
  try {
    return await document
  } catch (error) {
    if (error instanceof ContentError && error.reason === 'missing') return undefined
    throw error
  }
}

function pageOf(base: Base, document: Document, record?: PageRecord): PageData {
  return { ...base, kind: 'page', title: titleOf(document), document, ...(record ? { record } : {}) }
}

/** The page in the first other language that has it, under this language's address. */
function inAnotherLocale(path: string, locale: string, manifest: ManifestIndex) {
  for (const candidate of manifest.localePrefixes) {
    if (candidate === locale) continue
    const resolution = resolveRoute(manifest, encodePath(inLocale(path, locale, candidate)))
    if (resolution.kind === 'page') {
      return { locale: candidate, record: resolution.record, path: inLocale(resolution.path, candidate, locale) }
    }
  }
  return undefined
}
