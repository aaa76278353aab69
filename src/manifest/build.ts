import { hashText } from '../content/hash'
import { localeOf } from '../content/paths'
import type { Manifest, PageRecord } from '../content/types'
import { withDefaults } from '../site/defaults'
import type { SiteConfig } from '../site/types'
import { decodedFile, splitAddress } from './addresses'
import type { FileHistory } from './git'
import type { PageFacts } from './page-facts'
import { type Problem, sortProblems } from './problem'
import type { ContentFolder } from './read-content'
import { validate } from './validate'

/** Everything that is generated from a folder, before it is written. */
export interface Built {
  manifest: Manifest
  /** Address of a part to its pages, when the manifest is split. */
  parts: Map<string, PageRecord[]>
  /** Address without query to the JSON of each page's entry: `SearchText`, `Outlines`, `PageNames`. */
  searchText: Map<string, string[]>
  outlines: Map<string, string[]>
  names: Map<string, string[]>
  /** The settings, completed, and the pages by language: what the files for crawlers are made of. */
  site: SiteConfig
  locales: { prefix: string; lang: string; pages: PageFacts[] }[]
  problems: Problem[]
}

/**
 * Makes the manifest and what goes with it; pure. With a history the records carry dates and names, as deployed
 * manifests do; without one the result depends on the files' texts alone.
 */
export function build(folder: ContentFolder, history?: ReadonlyMap<string, FileHistory>): Built {
  const site = withDefaults(folder.site.site)
  const prefixes = Object.keys(site.locales)
  const pages = [...folder.pages].sort((a, b) => compare(a.record.path, b.record.path))
  const listed = unique(pages)
  const locales = prefixes.map((prefix) => ({
    prefix,
    lang: site.locales[prefix]?.lang ?? '',
    pages: listed.filter(({ record }) => localeOf(record.path, prefixes) === prefix),
  }))
  const searchText = new Map<string, string[]>()
  const outlines = new Map<string, string[]>()
  const names = new Map<string, string[]>()
  const settings = withoutSynonyms(folder.site.site as unknown as SiteConfig)
  const manifest: Manifest = { version: 1, site: settings, pages: [], searchText: {}, outlines: {}, names: {} }
  for (const { prefix, lang, pages: own } of locales) {
    const add = (kind: string, to: Map<string, string[]>, entry: (page: PageFacts) => string, more = ''): string => {
      const address = `/${kind}/${lang}.json`
      const texts = own.map(entry).filter((text) => text !== '')
      to.set(address, texts)
      // Of what is in the file and not of the pages' hashes: a page changes with the files it includes, too.
      return `${address}?v=${hashText(texts.map(hashText).join() + more)}`
    }
    manifest.searchText[prefix] = add(
      'search',
      searchText,
      ({ search }) => search,
      JSON.stringify(site.search.synonyms),
    )
    manifest.outlines[prefix] = add('outline', outlines, outlineEntry)
    manifest.names[prefix] = add('names', names, namesEntry)
  }
  const records = listed.map((page) => recordOf(page, folder, history))
  const { kept, parts } = split(records, prefixes)
  manifest.pages = kept
  if (parts.size > 0) {
    manifest.parts = [...parts].map(([prefix, part]) => ({ prefix, file: partAddress(prefix), pages: part.length }))
  }
  return {
    manifest,
    parts: new Map([...parts].map(([prefix, part]) => [partAddress(prefix), part])),
    searchText,
    outlines,
    names,
    site,
    locales,
    problems: sortProblems([
      ...folder.site.problems,
      ...pages.flatMap(({ problems }) => problems),
      ...validate(folder, site),
    ]),
  }
}

/** They go with the search texts: of the manifest every page view needs all. */
function withoutSynonyms({ search, ...settings }: SiteConfig): SiteConfig {
  if (!search) return settings as SiteConfig
  const { synonyms: _, ...others } = search
  return { ...settings, search: others } as SiteConfig
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Remembers what was made of a page for as long as the page is the same. */
function remembered(make: (page: PageFacts) => string): (page: PageFacts) => string {
  const made = new WeakMap<PageFacts, string>()
  return (page) => {
    const text = made.get(page) ?? make(page)
    made.set(page, text)
    return text
  }
}

const outlineEntry = remembered(({ record, outline }) => {
  const headings = outline.map(({ id, text, level }) => [id, text, level])
  return `${JSON.stringify(record.path)}:${JSON.stringify(headings)}`
})

const namesEntry = remembered(({ record, names }) =>
  names.length === 0 ? '' : `${JSON.stringify(record.path)}:${JSON.stringify(names)}`,
)

/** Of pages with the same path, README.md or the first file counts; the problem list names the other. */
function unique(pages: readonly PageFacts[]): PageFacts[] {
  const byPath = new Map<string, PageFacts>()
  for (const page of pages) if (!byPath.has(page.record.path)) byPath.set(page.record.path, page)
  return [...byPath.values()]
}

function recordOf(
  { record, links }: PageFacts,
  folder: ContentFolder,
  history?: ReadonlyMap<string, FileHistory>,
): PageRecord {
  const images: Record<string, [number, number]> = {}
  for (const { href, kind } of links) {
    const size = kind === 'image' ? folder.images.get(decodedFile(href, record.file) ?? '') : undefined
    if (size) images[href] = size
  }
  const { aliases, ...meta } = record.meta
  const old = aliases?.filter((alias) => alias.startsWith('/')) ?? []
  return {
    ...record,
    meta: old.length > 0 ? { ...meta, aliases: old } : meta,
    ...(Object.keys(images).length > 0 ? { images } : {}),
    ...history?.get(record.file),
  }
}

/**
 * Above this number of pages the manifest is split by folder, so that a page view never reads all of it: about as many
 * as fit into what one page may need of the manifest (`size-budget.ts`).
 */
export const SPLIT_ABOVE = 400

const partAddress = (prefix: string): string => `/manifest${prefix}index.json`

/**
 * Moves every folder of pages into a part of its own once there are too many pages for one file. A folder's own
 * README stays with its parent, which needs it to show the group.
 */
function split(
  records: readonly PageRecord[],
  prefixes: readonly string[],
): { kept: PageRecord[]; parts: Map<string, PageRecord[]> } {
  const parts = new Map<string, PageRecord[]>()
  if (records.length <= SPLIT_ABOVE) return { kept: [...records], parts }
  const kept: PageRecord[] = []
  for (const record of records) {
    const [folder] = splitAddress(record.path)
    if (folder === '' || prefixes.includes(folder)) kept.push(record)
    else parts.set(folder, [...(parts.get(folder) ?? []), record])
  }
  return { kept, parts }
}
