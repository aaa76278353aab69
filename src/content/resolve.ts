import { report } from '../platform/report'
import type { ManifestIndex } from './manifest'
import { canonicalCandidates, decodePath, filesOfPath, isSafePath, joinPath, localeOf, withoutLocale } from './paths'
import type { PageRecord } from './types'

/** What an address means. Paths are decoded and without the base. */
export type Resolution =
  | { kind: 'page'; path: string; record: PageRecord }
  /** Not in the manifest, but a file may be there: tried in order. */
  | { kind: 'unlisted'; path: string; candidates: { path: string; files: string[] }[] }
  | { kind: 'missing'; path: string }
  /** The owner sends visitors of this address to another site. */
  | { kind: 'external'; url: string }

const MAX_HOPS = 5

/**
 * Settles what an address means: a listed page, the page that an old or loose address now stands for, perhaps an
 * unlisted file, or nothing. Pure. `pathname` is what the browser shows, without the base, still encoded.
 */
export function resolveRoute(manifest: ManifestIndex, pathname: string): Resolution {
  const decoded = decodePath(pathname)
  if (decoded === undefined) return { kind: 'missing', path: pathname }
  let path = decoded.replace(/\/{2,}/g, '/')
  if (!isSafePath(path)) return { kind: 'missing', path: decoded }
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const next = step(manifest, path)
    if (typeof next !== 'string') return next
    path = next
  }
  report(`the redirects of ${decoded} go in a circle`, 'site.yaml redirects', 'let one of them point to a page')
  return { kind: 'missing', path: decoded }
}

/** One step: an answer, or the path to go on with. */
function step(manifest: ManifestIndex, path: string): Resolution | string {
  const listed = manifest.byPath.get(path)
  if (listed) {
    const target = listed.meta.redirectTo
    if (target === undefined) return { kind: 'page', path, record: listed }
    return leadTo(target, listed.file)
  }
  const redirect = manifest.moved.get(path) ?? configuredRedirect(manifest.site.redirects, path)
  if (redirect !== undefined) return leadTo(redirect, '')
  if (is404(manifest, path)) return { kind: 'missing', path }
  const asked = canonicalCandidates(path)
  if (asked.kind === 'file') return { kind: 'missing', path }
  const known = asked.candidates.find((candidate) => manifest.byPath.has(candidate) || manifest.moved.has(candidate))
  if (known !== undefined && known !== path) return known
  const sameButCase = byLowerCase(manifest).get((asked.candidates[0] ?? path).toLowerCase())
  if (sameButCase !== undefined && sameButCase !== path) return sameButCase
  return {
    kind: 'unlisted',
    path,
    candidates: asked.candidates
      .filter(isSafePath)
      .map((candidate) => ({ path: candidate, files: filesOfPath(candidate) })),
  }
}

/** Where a redirect leads that is written in `file`: to another site by its whole address, else inside this one. */
function leadTo(target: string, file: string): Resolution | string {
  if (/^https?:\/\//i.test(target)) return { kind: 'external', url: target }
  const path = decodePath(target.replace(/[?#].*$/, '')) ?? '/'
  const whole = path.startsWith('/') ? path : joinPath(file, path)
  return whole?.replace(/\/{2,}/g, '/') ?? { kind: 'missing', path: target }
}

/** `/404.html` and `/zh/404.html` are the not-found screen by its own address. */
export function is404(manifest: ManifestIndex, path: string): boolean {
  return withoutLocale(path, localeOf(path, manifest.localePrefixes)) === '/404.html'
}

/** Redirects of `site.yaml`: exact paths first, then patterns with `:name` segments and a final `*`. */
export function configuredRedirect(redirects: Record<string, string>, path: string): string | undefined {
  if (Object.hasOwn(redirects, path)) return redirects[path]
  for (const [from, to] of Object.entries(redirects)) {
    const values = matchPattern(from, path)
    if (values)
      return to.replace(/:([A-Za-z]\w*)|\*/g, (whole, name: string | undefined) => values.get(name ?? '*') ?? whole)
  }
  return undefined
}

function matchPattern(pattern: string, path: string): Map<string, string> | undefined {
  if (!/[:*]/.test(pattern)) return undefined
  const values = new Map<string, string>()
  const wanted = pattern.split('/')
  const given = path.split('/')
  for (let index = 0; index < wanted.length; index++) {
    const segment = wanted[index] ?? ''
    if (segment === '*') {
      values.set('*', given.slice(index).join('/'))
      return values
    }
    const value = given[index]
    if (value === undefined) return undefined
    const named = /^:([A-Za-z]\w*)(.*)$/.exec(segment)
    if (!named) {
      if (segment !== value) return undefined
      continue
    }
    const [, name = '', suffix = ''] = named
    if (value.length <= suffix.length || !value.endsWith(suffix)) return undefined
    values.set(name, value.slice(0, value.length - suffix.length))
  }
  return wanted.length === given.length ? values : undefined
}

const lowerCaseIndexes = new WeakMap<ManifestIndex, Map<string, string>>()

/** Lower-cased path to path, so that a wrong case ends at the same place on every platform. */
function byLowerCase(manifest: ManifestIndex): Map<string, string> {
  let index = lowerCaseIndexes.get(manifest)
  if (!index) {
    index = new Map(manifest.pages.map((record) => [record.path.toLowerCase(), record.path]))
    lowerCaseIndexes.set(manifest, index)
  }
  return index
}

/** The same page in another locale, whether or not it exists. */
export function inLocale(path: string, from: string, to: string): string {
  return to.slice(0, -1) + withoutLocale(path, from)
}
