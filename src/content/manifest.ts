import { withBase } from '../platform/base'
import { isRecord } from '../platform/record'
import { report } from '../platform/report'
import { withDefaults } from '../site/defaults'
import type { SiteConfig } from '../site/types'
import { FIELDS, readMeta } from './frontmatter'
import { isSafePath, nameOfFile } from './paths'
import type { Manifest, PageRecord } from './types'

/** The manifest, checked and indexed: the application's only view of which pages there are. */
export interface ManifestIndex {
  site: SiteConfig
  /** All listed pages, in the manifest's order. */
  pages: readonly PageRecord[]
  byPath: ReadonlyMap<string, PageRecord>
  /** Locale prefixes, `/` first. */
  localePrefixes: readonly string[]
  /** Old decoded path to the path that replaced it (frontmatter aliases and `redirectFrom`). */
  moved: ReadonlyMap<string, string>
  searchText: Readonly<Record<string, string>>
  outlines: Readonly<Record<string, string>>
  /** Locale prefix to the address of the pages' other names. */
  names: Readonly<Record<string, string>>
  /** Some pages are listed in parts of their own, so a page that is not in `pages` may exist all the same. */
  split: boolean
  /** Folder, with slashes at both ends, to the address of the part that lists its pages; only parts not read yet. */
  parts: ReadonlyMap<string, string>
  /** The text this index was made from; tells whether a newer one differs. */
  source: string
}

/** The manifest cannot be used at all; the message names the field. */
export class ManifestError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ManifestError'
  }
}

/** An entry as it may be used, or `undefined` when it names no page. Titles and options that do not fit are dropped. */
function readEntry(value: unknown): PageRecord | undefined {
  if (!isRecord(value) || typeof value.path !== 'string' || typeof value.file !== 'string') return undefined
  const path = value.path.normalize('NFC')
  const { file } = value
  if (!isSafePath(path) || !isSafePath(`/${file}`) || !file.endsWith('.md')) return undefined
  return {
    ...value,
    path,
    file,
    title: FIELDS.title.read(value.title) ?? nameOfFile(file),
    hash: typeof value.hash === 'string' ? value.hash : '',
    frontmatterHash: typeof value.frontmatterHash === 'string' ? value.frontmatterHash : '',
    meta: readMeta(value.meta).meta,
    words: isRecord(value.words) ? (value.words as unknown as PageRecord['words']) : { latin: 0, han: 0 },
  }
}

/** Checks the shape, drops entries that do not fit (with a report), and builds the indexes. Throws `ManifestError`. */
export function indexManifest(data: unknown, source: string): ManifestIndex {
  if (!isRecord(data)) throw new ManifestError('manifest.json is not an object')
  if (!isRecord(data.site)) throw new ManifestError('manifest.json: "site" is missing')
  const site = withDefaults(data.site)
  return {
    site,
    ...indexPages(data.pages, 'manifest.json'),
    localePrefixes: Object.keys(site.locales)
      .filter((prefix) => prefix.startsWith('/') && prefix.endsWith('/'))
      .sort((a, b) => a.length - b.length),
    searchText: isRecord(data.searchText) ? (data.searchText as Manifest['searchText']) : {},
    outlines: isRecord(data.outlines) ? (data.outlines as Manifest['outlines']) : {},
    names: isRecord(data.names) ? (data.names as Manifest['names']) : {},
    split: Array.isArray(data.parts) && data.parts.length > 0,
    parts: new Map(
      Array.isArray(data.parts) ? data.parts.filter(isPart).map(({ prefix, file }) => [prefix, file]) : [],
    ),
    source,
  }
}

const isPart = (value: unknown): value is { prefix: string; file: string } =>
  isRecord(value) && typeof value.prefix === 'string' && isSafePath(value.prefix) && typeof value.file === 'string'

type Pages = Pick<ManifestIndex, 'pages' | 'byPath' | 'moved'>

/** Indexes a list of entries, after the `known` pages. */
function indexPages(entries: unknown, where: string, known: readonly PageRecord[] = []): Pages {
  const byPath = new Map(known.map((record) => [record.path, record]))
  if (!Array.isArray(entries)) report('"pages" is not a list', where, 'run npm run manifest')
  else {
    entries.forEach((entry, index) => {
      const record = readEntry(entry)
      if (!record) report('an entry is not a page', `${where} pages[${index}]`, 'run npm run manifest', entry)
      else if (byPath.has(record.path)) {
        report(`${record.path} is listed twice`, `${where} pages[${index}]`, 'rename one of the files')
      } else byPath.set(record.path, record)
    })
  }
  const moved = new Map<string, string>()
  for (const record of byPath.values()) {
    for (const old of oldAddresses(record)) if (!byPath.has(old)) moved.set(old, record.path)
  }
  return { pages: [...byPath.values()], byPath, moved }
}

/** The manifest with the pages of a part that has been read. */
export function withPart(manifest: ManifestIndex, folder: string, data: unknown): ManifestIndex {
  const file = manifest.parts.get(folder)
  if (file === undefined) return manifest
  const parts = new Map(manifest.parts)
  parts.delete(folder)
  return { ...manifest, ...indexPages(isRecord(data) ? data.pages : data, file, manifest.pages), parts }
}

/** Former addresses a page names: `redirectFrom`, and aliases that start with a slash. */
export function oldAddresses(record: PageRecord): string[] {
  const { redirectFrom = [], aliases = [] } = record.meta
  return [...redirectFrom, ...aliases.filter((alias) => alias.startsWith('/'))].map((path) => path.normalize('NFC'))
}

/** Names by which people look for a page: aliases that are no addresses. */
export const namesOf = (record: Pick<PageRecord, 'meta'>): string[] =>
  (record.meta.aliases ?? []).filter((alias) => !alias.startsWith('/'))

export const MANIFEST_URL = withBase('/manifest.json')

/** Parses the manifest's text. Throws `ManifestError` naming what is wrong. */
export function parseManifest(text: string): ManifestIndex {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (cause) {
    throw new ManifestError(`manifest.json is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
  return indexManifest(data, text)
}
