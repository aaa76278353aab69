import { oldAddresses } from '../content/manifest'
import { localeOf } from '../content/paths'
import { inLocale } from '../content/resolve'
import type { SiteConfig } from '../site/types'
import { splitAddress } from './addresses'
import { createLinkCheck } from './link-check'
import type { PageFacts } from './page-facts'
import type { Problem } from './problem'
import type { ContentFolder } from './read-content'
import { SITE_FILE } from './read-site'
import { siteLinks } from './site-links'

/** Checks what can only be seen with all pages side by side. */
export function validate(folder: ContentFolder, site: SiteConfig): Problem[] {
  const byPath = new Map(folder.pages.map((page) => [page.record.path, page]))
  const check = createLinkCheck(folder, site, byPath)
  return [
    ...folder.pages.flatMap((page) => page.links.flatMap((link) => check(link, page.record.file))),
    ...siteLinks(folder.site, site).flatMap(({ base, ...link }) =>
      check(link, base).map((problem) => ({ ...problem, file: SITE_FILE })),
    ),
    ...sameAddress(folder.pages),
    ...oneLanguage(folder.pages, site, byPath),
    ...sameOrder(folder.pages),
    ...takenAddresses(folder.pages, byPath),
  ]
}

/** Two files for one address, also on systems that do not tell capitals apart or compose accents differently. */
function sameAddress(pages: readonly PageFacts[]): Problem[] {
  const exact = new Map<string, string>()
  const folded = new Map<string, string>()
  return pages.flatMap(({ record: { path, file } }) => {
    const twin = exact.get(path)
    exact.set(path, twin ?? file)
    if (twin !== undefined)
      return [{ file, what: `has the same address as ${twin}`, fix: 'rename or remove one of the two' }]
    const alike = folded.get(path.toLowerCase())
    folded.set(path.toLowerCase(), file)
    if (alike !== undefined) {
      return [
        {
          file,
          what: `differs from ${alike} only in capitals`,
          fix: 'rename one: some systems cannot tell them apart',
        },
      ]
    }
    if (file !== file.normalize('NFC')) {
      return [{ file, what: 'has a name with decomposed accents', fix: 'rename it with composed characters (NFC)' }]
    }
    return []
  })
}

function oneLanguage(pages: readonly PageFacts[], site: SiteConfig, byPath: ReadonlyMap<string, PageFacts>): Problem[] {
  const prefixes = Object.keys(site.locales)
  return pages.flatMap(({ record: { path, file } }) => {
    const own = localeOf(path, prefixes)
    const inOwn = file.slice(own.length - 1)
    return prefixes
      .filter((prefix) => prefix !== own && !byPath.has(inLocale(path, own, prefix)))
      .map((prefix) => ({
        file,
        what: `has no page in ${site.locales[prefix]?.lang}`,
        fix: `add ${prefix.slice(1)}${inOwn}`,
      }))
  })
}

/** Pages of one folder with the same order number: which comes first would depend on their titles. */
function sameOrder(pages: readonly PageFacts[]): Problem[] {
  const taken = new Map<string, string>()
  return pages.flatMap(({ record: { path, file, meta } }) => {
    const isFolder = path.endsWith('/')
    const order = isFolder ? meta.dir?.order : meta.order
    if (order === undefined || path === '/') return []
    const [folder] = splitAddress(path)
    const key = `${folder} ${order}`
    const other = taken.get(key)
    taken.set(key, other ?? file)
    return other === undefined
      ? []
      : [{ file, what: `has the order ${order}, as ${other} has`, fix: 'give each page of a folder its own number' }]
  })
}

/** Old addresses that are another page's, or are claimed twice. */
function takenAddresses(pages: readonly PageFacts[], byPath: ReadonlyMap<string, PageFacts>): Problem[] {
  const claimed = new Map<string, string>()
  return pages.flatMap(({ record }) =>
    oldAddresses(record).flatMap((old) => {
      const { file } = record
      const other = byPath.get(old)?.record.file ?? claimed.get(old)
      claimed.set(old, other ?? file)
      if (other === undefined) return []
      return [
        { file, what: `claims the old address "${old}", which ${other} has`, fix: 'remove it from one of the two' },
      ]
    }),
  )
}
