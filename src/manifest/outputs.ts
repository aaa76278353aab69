import { searchText } from '../content/search-text'
import type { Manifest, PageRecord } from '../content/types'
import type { Built } from './build'

/** Files to write: path below the served folder to text. */
export type Outputs = Map<string, string>

/** The manifest, its parts, search texts, outlines and names; one page a line, so that changes read well in a diff. */
export function dataOutputs({ manifest, parts, searchText: texts, outlines, names, site }: Built): Outputs {
  const outputs: Outputs = new Map()
  for (const [address, pages] of parts) outputs.set(address.slice(1), `{"pages":${lines(pages)}}\n`)
  for (const [address, pages] of texts) outputs.set(address.slice(1), searchText(pages, site.search.synonyms))
  for (const [address, rows] of [...outlines, ...names]) outputs.set(address.slice(1), `{\n${rows.join(',\n')}\n}\n`)
  // Last, so that it never names what is not there yet.
  return outputs.set('manifest.json', formatManifest(manifest))
}

function formatManifest({ version, site, pages, ...rest }: Manifest): string {
  const settings = Object.entries(site).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
  const others = Object.entries(rest).map(([key, value]) => `,\n${JSON.stringify(key)}:${JSON.stringify(value)}`)
  return `{"version":${version},\n"site":{\n${settings.join(',\n')}\n},\n"pages":${lines(pages.map(ordered))}${others.join('')}}\n`
}

/** Keys in a fixed order, whatever made the record. */
function ordered(record: PageRecord): PageRecord {
  const { path, file, title, hash, frontmatterHash, meta, words, images, created, updated, contributors } = record
  return {
    path,
    file,
    title,
    hash,
    frontmatterHash,
    meta,
    words,
    ...(images ? { images } : {}),
    ...(created ? { created } : {}),
    ...(updated ? { updated } : {}),
    ...(contributors ? { contributors } : {}),
  }
}

const lines = (items: readonly unknown[]): string => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`
