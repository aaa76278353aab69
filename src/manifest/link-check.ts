import { oldAddresses } from '../content/manifest'
import { canonicalCandidates, decodePath, resolveLink } from '../content/paths'
import { configuredRedirect } from '../content/resolve'
import type { SiteConfig } from '../site/types'
import { createAdvisor } from './advisor'
import type { LinkUse } from './links'
import type { PageFacts } from './page-facts'
import { advise, type Problem } from './problem'
import type { ContentFolder } from './read-content'

/** Dead links and anchors, missing pictures and refused addresses. */
export function createLinkCheck(folder: ContentFolder, site: SiteConfig, byPath: ReadonlyMap<string, PageFacts>) {
  const advisePage = createAdvisor(byPath.keys())
  const adviseFile = createAdvisor(folder.files)
  const byFile = new Map(folder.pages.map((page) => [page.record.file, page]))
  const moved = new Map(
    folder.pages.flatMap(({ record }) => oldAddresses(record).map((old) => [old, record.path] as const)),
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
      return problem(what, adviseFile(address, `add ${address} or correct the address`))
    }
    if (resolved.kind === 'external') return []
    const target = resolved.kind === 'hash' ? byFile.get(file) : pageAt(resolved.path)
    if (target === 'elsewhere') return []
    if (!target) {
      if (resolved.kind === 'hash') return []
      return problem(`the link "${href}" leads to no page`, advisePage(resolved.path, 'correct it or add the page'))
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
