import { canonicalCandidates, decodePath } from '../content/paths'

/** How the worker answers a request. */
export type Strategy =
  /** The browser does what it would do without a worker. */
  | 'leave'
  /** The kept start page at once; the server's is read behind the scenes for the next time. */
  | 'shell'
  /** Named by its contents: a kept copy is right for ever. */
  | 'immutable'
  /** A kept copy at once. Only for readers who compare it with the server's copy themselves. */
  | 'copy-first'
  /** The server's answer and nothing else: the comparison that `copy-first` readers make. */
  | 'server'
  /** The server's answer; a kept copy when there is none. */
  | 'network-first'

/** What the table looks at. */
export interface Asked {
  method: string
  url: URL
  /** `Request.mode`; `navigate` is a visit. */
  mode: string
  /** `Request.cache`: `force-cache` says "a copy is welcome, I shall compare it", `reload` is that comparison. */
  cache: string
  /** A `Range` header: part of a file, as media players ask. */
  partial: boolean
}

export interface PolicySite {
  origin: string
  /** Folder the site is served from, with slashes at both ends. */
  base: string
  /** HTML files beside the application, site-absolute: pages that are not ours. */
  standalone: readonly string[]
}

interface Rule {
  about: string
  strategy: Strategy
  /** `path` is site-absolute, decoded and without the base. */
  matches(asked: Asked, path: string, site: PolicySite): boolean
}

/** The offline rules, first match wins; what no row names is left to the browser. */
export const RULES: readonly Rule[] = [
  { about: 'anything but reading', strategy: 'leave', matches: ({ method }) => method !== 'GET' },
  { about: 'parts of media files', strategy: 'leave', matches: ({ partial }) => partial },
  {
    about: 'the workers themselves',
    strategy: 'leave',
    matches: (_, path) => /^\/[\w-]*(?:sw|worker)\.js$/.test(path),
  },
  { about: 'lists for saving, checked by their reader', strategy: 'leave', matches: (_, path) => LISTS.has(path) },
  { about: 'programs and styles', strategy: 'immutable', matches: (_, path) => path.startsWith('/assets/') },
  {
    about: 'search text and outlines, named by revision',
    strategy: 'immutable',
    matches: ({ url }, path) => path.endsWith('.json') && url.searchParams.has('v'),
  },
  {
    about: 'a page or the manifest, read by the application',
    strategy: 'copy-first',
    matches: ({ cache }, path) => isContent(path) && cache === 'force-cache',
  },
  {
    about: "the application compares its copy with the server's",
    strategy: 'server',
    matches: ({ cache }, path) => isContent(path) && cache === 'reload',
  },
  { about: 'content for any other reader', strategy: 'network-first', matches: (_, path) => isContent(path) },
  {
    about: 'a page that is not ours',
    strategy: 'leave',
    matches: (_, path, { standalone }) => standalone.includes(path),
  },
  {
    about: 'a visit to a page',
    strategy: 'shell',
    matches: ({ mode }, path) => mode === 'navigate' && canonicalCandidates(path).kind === 'page',
  },
]

const LISTS = new Set(['/offline.json', '/program.json'])

const isContent = (path: string): boolean =>
  path === '/manifest.json' || path.startsWith('/content/') || /^\/manifest\/.*\.json$/.test(path)

/** The strategy for a request. Pure. */
export function strategyFor(asked: Asked, site: PolicySite): Strategy {
  const { origin, pathname } = asked.url
  if (origin !== site.origin || !pathname.startsWith(site.base)) return 'leave'
  const path = decodePath(`/${pathname.slice(site.base.length)}`)
  if (path === undefined) return asked.mode === 'navigate' ? 'shell' : 'leave'
  return RULES.find((rule) => rule.matches(asked, path, site))?.strategy ?? 'leave'
}
