import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodePath, localeOf } from '../content/paths'
import type { Built } from './build'
import type { Outputs } from './outputs'
import type { PageFacts } from './page-facts'

/** Address (site-absolute, encoded, without the base), size in bytes, and hash of a file. */
type ListedFile = [url: string, bytes: number, hash: string]

/** Media and archives are no reading matter; they stay online. */
const NOT_KEPT =
  /\.(?:mp4|webm|mp3|ogg|m4a|mov|avi|mkv|flv|wav|flac|zip|gz|tgz|xz|7z|rar|exe|msi|dmg|apk|ipa|deb|rpm|iso)$/i

/**
 * `offline.json`: what a language needs to be read without a network. Files below another language's folder are that
 * language's; pictures and data outside of all of them are shared. `generated` are the outputs made in the same run.
 */
export function offlineOutputs(root: string, built: Built, files: Iterable<string>, generated: Outputs): Outputs {
  const prefixes = built.locales.map(({ prefix }) => prefix)
  const lists: { shared: ListedFile[]; locales: Record<string, ListedFile[]> } = { shared: [], locales: {} }
  for (const { prefix, pages } of built.locales) {
    lists.locales[prefix] = pages.map((page) => pageOnDisk(root, page))
    for (const address of [
      built.manifest.searchText[prefix],
      built.manifest.outlines[prefix],
      built.manifest.names[prefix],
    ]) {
      const text = generated.get(address?.slice(1).replace(/\?.*$/, '') ?? '')
      if (address && text !== undefined) lists.locales[prefix].push(generatedFile(address, text))
    }
  }
  for (const file of [...files].sort()) {
    if (!file.startsWith('/content/') || file === '/content/site.yaml' || NOT_KEPT.test(file)) continue
    const locale = localeOf(file.slice('/content'.length), prefixes)
    const list = locale === '/' ? lists.shared : lists.locales[locale]
    list?.push(fileOnDisk(root, file))
  }
  for (const [path, text] of generated) {
    if (/^manifest(?:\/.*)?\.json$/.test(path)) lists.shared.push(generatedFile(`/${path}`, text))
  }
  return new Map([['offline.json', format(lists)]])
}

const listedPages = new WeakMap<PageFacts, ListedFile>()

/** Read once for as long as the page is the same. */
function pageOnDisk(root: string, page: PageFacts): ListedFile {
  const file = listedPages.get(page) ?? fileOnDisk(root, `/content/${page.record.file}`)
  listedPages.set(page, file)
  return file
}

const listedTexts = new Map<string, { text: string; file: ListedFile }>()

/** Comparing two long texts costs less than hashing one. */
function generatedFile(url: string, text: string): ListedFile {
  const before = listedTexts.get(url)
  if (before?.text === text) return before.file
  const file = listed(url, Buffer.from(text))
  listedTexts.set(url, { text, file })
  return file
}

const fileOnDisk = (root: string, file: string): ListedFile => listed(encodePath(file), readFileSync(join(root, file)))

const listed = (url: string, content: Buffer): ListedFile => [
  url,
  content.length,
  createHash('sha256').update(content).digest('base64url').slice(0, 16),
]

/** One file a line, so that a change reads well. */
function format({ shared, locales }: { shared: ListedFile[]; locales: Record<string, ListedFile[]> }): string {
  const lines = (list: ListedFile[]) => `[\n${list.map((file) => JSON.stringify(file)).join(',\n')}\n]`
  const rows = Object.entries(locales).map(([prefix, list]) => `${JSON.stringify(prefix)}:${lines(list)}`)
  return `{"version":1,\n"shared":${lines(shared)},\n"locales":{\n${rows.join(',\n')}\n}}\n`
}
