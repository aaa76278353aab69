import { canonicalCandidates, decodePath, localeOf, resolveLink } from '../content/paths'
import { configuredRedirect, inLocale } from '../content/resolve'
import type { SiteConfig } from '../site/types'
import { splitAddress } from './addresses'
import type { LinkUse } from './links'
import type { PageFacts } from './page-facts'
import { advise, nearest, type Problem } from './problem'
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

/** Dead links and anchors, missing pictures and refused addresses. */
function createLinkCheck(folder: ContentFolder, site: SiteConfig, byPath: ReadonlyMap<string, PageFacts>) {
  const paths = [...byPath.keys()]
  const moved = new Map(
    folder.pages.flatMap(({ record }) => oldAddresses(record.meta).map((old) => [old, record.path] as const)),
  )
  const pageAt = (path: string): PageFacts | 'elsewhere' | undefined => {
    const asked = canonicalCandidates(path)
    const candidates = asked.kind === 'page' ? [path, ...asked.candidates] : [path]
    for (const candidate of candidates) {
      const page = byPath.get(candidate) ?? byPath.get(moved.get(candidate) ?? '')
      if (page) return page
      const redirect = configuredRedirect(site.redirects, candidate)
      if (redirect !== undefined) return byPath.get(redirect.replace(/[?#].*$/, '')) ?? 'elsewhere'
    }
    return undefined
  }
  return ({ href, kind, line }: LinkUse, file: string): Problem[] => {
    const problem = (what: string, fix: string): Problem[] => [{ file, line, what, fix }]
    const resolved = resolveLink(href, file)
    if (resolved.kind === 'refused')
      return problem(`the address "${href}" is refused`, 'use a plain path or a common scheme')
    if (resolved.kind === 'file') {
      const address = decodePath(resolved.url.replace(/[?#].*$/, '')) ?? ''
      if (folder.files.has(address)) return []
      const what = kind === 'image' ? `the picture "${href}" is missing` : `the file "${href}" does not exist`
      return problem(what, adviseAddress(address, [...folder.files], `add ${address} or correct the address`))
    }
    if (resolved.kind === 'external') return []
    const own = resolved.kind === 'hash' ? folder.pages.find(({ record }) => record.file === file) : undefined
    const target = resolved.kind === 'hash' ? own : pageAt(resolved.path)
    if (target === 'elsewhere') return []
    if (!target) {
      if (resolved.kind === 'hash') return []
      return problem(
        `the link "${href}" leads to no page`,
        adviseAddress(resolved.path, paths, 'correct it or add the page'),
      )
    }
    const id = decodePath(resolved.hash.slice(1)) ?? ''
    const ids = [...target.outline.map((entry) => entry.id), ...target.ids]
    if (id === '' || id === 'top' || ids.some((known) => known.normalize('NFC') === id)) return []
    const where = target.record.file === file ? 'this page' : target.record.file
    return problem(
      `the anchor "#${id}" is not on ${where}`,
      advise(id, ids, 'correct it, or give the heading {#that-id}'),
    )
  }
}

/** An address of the same name in another folder, or a name that is nearly the same in this one. */
function adviseAddress(address: string, known: readonly string[], otherwise: string): string {
  const [folder, name] = splitAddress(address)
  const stem = (text: string) => text.replace(/\.\w+$/, '')
  const alike = known.find((candidate) => splitAddress(candidate)[1].toLowerCase() === name.toLowerCase())
  const siblings = new Map(
    known.filter((path) => splitAddress(path)[0] === folder).map((path) => [stem(splitAddress(path)[1]), path]),
  )
  const near = siblings.get(nearest(stem(name), [...siblings.keys()]) ?? '')
  return alike === undefined && near === undefined ? otherwise : `did you mean "${alike ?? near}"?`
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

const oldAddresses = ({ redirectFrom = [], aliases = [] }: { redirectFrom?: string[]; aliases?: string[] }): string[] =>
  [...redirectFrom, ...aliases.filter((alias) => alias.startsWith('/'))].map((path) => path.normalize('NFC'))

/** Old addresses that are another page's, or are claimed twice. */
function takenAddresses(pages: readonly PageFacts[], byPath: ReadonlyMap<string, PageFacts>): Problem[] {
  const claimed = new Map<string, string>()
  return pages.flatMap(({ record: { file, meta } }) =>
    oldAddresses(meta).flatMap((old) => {
      const other = byPath.get(old)?.record.file ?? claimed.get(old)
      claimed.set(old, other ?? file)
      if (other === undefined) return []
      return [
        { file, what: `claims the old address "${old}", which ${other} has`, fix: 'remove it from one of the two' },
      ]
    }),
  )
}
