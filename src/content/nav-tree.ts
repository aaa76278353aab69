import type { SidebarItem, SidebarSetting } from '../site/types'
import type { PageMeta } from './frontmatter'
import type { ManifestIndex } from './manifest'
import { naturalOrder } from './natural-order'
import { canonicalCandidates, decodePath, isUnder, longestPrefix } from './paths'
import type { PageRecord } from './types'

/** One entry of a sidebar: a link, a group, or a group whose title is a link. */
export interface NavNode {
  /** Stable and unique in its tree. */
  key: string
  text: string
  /** Where it leads: a canonical path of the site, or an address elsewhere. */
  link?: string
  icon?: string
  children?: NavNode[]
  /** Folder whose pages are listed in a part of the manifest that has not been read. */
  unread?: string
  /** `false`: the group is always open. */
  collapsible: boolean
  /** The group is open until it is folded by hand. */
  expanded: boolean
  /** Other names people look for; the filter reads them. */
  names: readonly string[]
}

/** What stands beside a page: a tree, nothing because somebody said so, or nothing because nobody said anything. */
export type Sidebar = { kind: 'tree'; prefix: string; nodes: NavNode[] } | { kind: 'off' } | { kind: 'unset' }

interface Placed {
  order: number | undefined
  text: string
  file: string
}

/**
 * The order of a folder: numbers from 0 upwards first, then what has no number, then negative ones with -1 last; ties
 * by title, then by file name.
 */
export function byOrder(a: Placed, b: Placed): number {
  return (
    band(a.order) - band(b.order) ||
    (a.order ?? 0) - (b.order ?? 0) ||
    naturalOrder(a.text, b.text) ||
    (a.file < b.file ? -1 : a.file > b.file ? 1 : 0)
  )
}

const band = (order: number | undefined): number => (order === undefined ? 1 : order >= 0 ? 0 : 2)

export const menuTitle = (record: PageRecord): string => record.meta.shortTitle ?? record.title

/** The sidebar of a page: its own frontmatter, else the longest whole-segment prefix among its locale's settings. */
export function sidebarOf(manifest: ManifestIndex, path: string, locale: string, meta: PageMeta): Sidebar {
  if (meta.home || meta.type === 'home' || meta.sidebar === false) return { kind: 'off' }
  if (meta.sidebar !== undefined) {
    const prefix = path.slice(0, path.lastIndexOf('/') + 1)
    return { kind: 'tree', prefix, nodes: nodesOf(manifest, prefix, meta.sidebar) }
  }
  const settings = manifest.site.locales[locale]?.sidebar ?? {}
  const prefix = longestPrefix(path, Object.keys(settings))
  const setting = prefix === undefined ? undefined : settings[prefix]
  if (prefix === undefined || setting === undefined) return { kind: 'unset' }
  if (setting === false) return { kind: 'off' }
  return {
    kind: 'tree',
    prefix,
    nodes: remembered(manifest, locale + prefix, () => nodesOf(manifest, prefix, setting)),
  }
}

const trees = new WeakMap<ManifestIndex, Map<string, NavNode[]>>()

/** Trees depend on the manifest alone and are asked for on every page. */
function remembered(manifest: ManifestIndex, key: string, build: () => NavNode[]): NavNode[] {
  const known = trees.get(manifest) ?? new Map<string, NavNode[]>()
  trees.set(manifest, known)
  const nodes = known.get(key) ?? build()
  known.set(key, nodes)
  return nodes
}

function nodesOf(manifest: ManifestIndex, prefix: string, setting: Exclude<SidebarSetting, false>): NavNode[] {
  return setting === 'structure' ? structureOf(manifest, prefix) : listOf(manifest, setting, '', prefix)
}

interface Folder {
  unread?: string
  readme?: PageRecord
  pages: PageRecord[]
  folders: Map<string, Folder>
}

/** The tree that the folders under `prefix` and their order numbers make. */
export function structureOf(manifest: ManifestIndex, prefix: string): NavNode[] {
  const start = prefix.endsWith('/') ? prefix : `${prefix}/`
  const root: Folder = { pages: [], folders: new Map() }
  const foreign = manifest.localePrefixes.filter((locale) => locale.length > start.length)
  const isHere = (path: string) => path.startsWith(start) && !foreign.some((locale) => isUnder(path, locale))
  const folderOf = (path: string): Folder => {
    let folder = root
    for (const segment of path.slice(start.length).split('/').slice(0, -1)) {
      const next = folder.folders.get(segment) ?? { pages: [], folders: new Map() }
      folder.folders.set(segment, next)
      folder = next
    }
    return folder
  }
  for (const record of manifest.pages) {
    if (!isHere(record.path)) continue
    const folder = folderOf(record.path)
    if (record.path.endsWith('/')) folder.readme = record
    else folder.pages.push(record)
  }
  for (const folder of manifest.parts.keys()) if (isHere(folder)) folderOf(folder).unread = folder
  return folderNodes(root, start)
}

function folderNodes(folder: Folder, path: string): NavNode[] {
  const entries: (Placed & { node: NavNode })[] = []
  for (const record of folder.pages) {
    if (record.meta.index === false) continue
    entries.push({ order: record.meta.order, text: menuTitle(record), file: record.file, node: pageNode(record) })
  }
  for (const [name, child] of folder.folders) {
    const node = groupNode(name, child, `${path}${name}/`)
    if (node) entries.push({ order: child.readme?.meta.dir?.order, text: node.text, file: `${path}${name}/`, node })
  }
  const nodes = entries.sort(byOrder).map((entry) => entry.node)
  const { readme } = folder
  const listed = readme && readme.meta.index !== false && !readme.meta.dir?.link
  return listed ? [pageNode(readme), ...nodes] : nodes
}

function groupNode(name: string, folder: Folder, path: string): NavNode | undefined {
  const { readme } = folder
  const dir = readme?.meta.dir ?? {}
  if (dir.index === false) return undefined
  const children = folderNodes(folder, path)
  const link = dir.link && readme ? readme.path : undefined
  const { unread } = folder
  if (children.length === 0 && link === undefined && unread === undefined) return undefined
  return {
    key: path,
    text: dir.text ?? (readme ? menuTitle(readme) : nameToTitle(name)),
    ...(link === undefined ? {} : { link }),
    ...optionalIcon(dir.icon ?? readme?.meta.icon),
    children,
    ...(unread === undefined ? {} : { unread }),
    collapsible: dir.collapsible ?? true,
    expanded: dir.expanded ?? false,
    names: [],
  }
}

const optionalIcon = (icon: string | undefined) => (icon === undefined ? {} : { icon })

function pageNode(record: PageRecord): NavNode {
  return {
    key: record.path,
    text: menuTitle(record),
    link: record.path,
    ...optionalIcon(record.meta.icon),
    collapsible: false,
    expanded: false,
    names: [record.title, record.path.slice(record.path.lastIndexOf('/') + 1).replace(/\.html$/, '')],
  }
}

const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
])

/** `reverse-proxy`, `reverse_proxy` and `reverseProxy` are "Reverse Proxy". */
export function nameToTitle(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word, index) => (index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}

/** An explicit list. Prefixes add up on the way down; absolute paths and addresses elsewhere ignore them. */
function listOf(
  manifest: ManifestIndex,
  items: readonly (SidebarItem | string)[],
  prefix: string,
  key: string,
): NavNode[] {
  return items.map((item, index) =>
    listNode(manifest, typeof item === 'string' ? { link: item } : item, prefix, `${key}#${index}`),
  )
}

function listNode(manifest: ManifestIndex, item: SidebarItem, prefix: string, key: string): NavNode {
  const inner = item.prefix === undefined ? prefix : joined(prefix, item.prefix)
  const link = item.link === undefined ? undefined : canonicalLink(manifest, joined(prefix, item.link))
  const record = link === undefined ? undefined : manifest.byPath.get(link)
  const { children } = item
  return {
    key,
    text: item.text ?? (record ? menuTitle(record) : lastSegment(link ?? inner)),
    ...(link === undefined ? {} : { link }),
    ...optionalIcon(item.icon ?? record?.meta.icon),
    ...(children === undefined
      ? {}
      : { children: children === 'structure' ? structureOf(manifest, inner) : listOf(manifest, children, inner, key) }),
    collapsible: children !== undefined && (item.collapsible ?? true),
    expanded: item.expanded ?? false,
    names: [],
  }
}

const joined = (prefix: string, link: string): string =>
  /^(?:\/|#|[a-z][a-z\d+.-]*:)/i.test(link) ? link : prefix + link

/** The page a loose path means, or the link as it stands. */
export function canonicalLink(manifest: ManifestIndex, link: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? []
  const decoded = path.startsWith('/') && !path.startsWith('//') ? decodePath(path) : undefined
  if (decoded === undefined || manifest.byPath.has(decoded)) return (decoded ?? path) + rest
  const asked = canonicalCandidates(decoded)
  const known = asked.kind === 'page' ? asked.candidates.find((candidate) => manifest.byPath.has(candidate)) : undefined
  return (known ?? decoded) + rest
}

const lastSegment = (link: string): string =>
  nameToTitle(
    link
      .replace(/\/$/, '')
      .replace(/\.html$/, '')
      .split('/')
      .at(-1) ?? link,
  )

/** The pages of a tree in reading order, each once. */
export function flatten(nodes: readonly NavNode[]): NavNode[] {
  const seen = new Set<string>()
  const walk = (list: readonly NavNode[]): NavNode[] =>
    list.flatMap((node) => {
      const own = node.link?.startsWith('/') && !seen.has(node.link) ? [node] : []
      for (const { link } of own) if (link) seen.add(link)
      return [...own, ...walk(node.children ?? [])]
    })
  return walk(nodes)
}

/** Folders of a tree whose pages have not been read. */
export const unreadFolders = (nodes: readonly NavNode[]): string[] =>
  nodes.flatMap(({ unread, children = [] }) => [...(unread === undefined ? [] : [unread]), ...unreadFolders(children)])

/** Keys of the groups around a page, outermost first. */
export function groupsAround(nodes: readonly NavNode[], path: string): string[] {
  for (const node of nodes) {
    if (!node.children) continue
    const inner = groupsAround(node.children, path)
    if (
      inner.length > 0 ||
      node.key === path ||
      node.link === path ||
      node.children.some((child) => child.link === path)
    )
      return [node.key, ...inner]
  }
  return []
}

export interface PageLink {
  text: string
  link: string
  icon?: string
}

/** The pages before and after one in its sidebar; frontmatter `prev` and `next` come first. */
export function neighbours(
  manifest: ManifestIndex,
  nodes: readonly NavNode[],
  path: string,
  meta: PageMeta,
): { prev: PageLink | undefined; next: PageLink | undefined } {
  const pages = flatten(nodes)
  const at = pages.findIndex((node) => node.link === path)
  const beside = (step: number): PageLink | undefined => {
    const node = at < 0 ? undefined : pages[at + step]
    return node?.link === undefined ? undefined : { text: node.text, link: node.link, ...optionalIcon(node.icon) }
  }
  const own = (setting: PageMeta['prev'], step: number): PageLink | undefined => {
    if (setting === undefined) return beside(step)
    if (setting === false) return undefined
    const link = canonicalLink(manifest, joined(path.slice(0, path.lastIndexOf('/') + 1), setting.link))
    const record = manifest.byPath.get(link)
    const icon = setting.icon ?? record?.meta.icon
    return { text: setting.text ?? (record ? menuTitle(record) : lastSegment(link)), link, ...optionalIcon(icon) }
  }
  return { prev: own(meta.prev, -1), next: own(meta.next, 1) }
}

/** The way from the locale's home to a page. Steps that are no pages or want to be left out are dropped. */
export function breadcrumb(manifest: ManifestIndex, path: string, locale: string, title: string): PageLink[] {
  const folders = path.slice(locale.length).split('/').slice(0, -1)
  const paths = [locale]
  for (const folder of folders) paths.push(`${paths.at(-1)}${folder}/`)
  if (!path.endsWith('/')) paths.push(path)
  return paths.flatMap((step) => {
    const record = manifest.byPath.get(step)
    if (!record) return step === path ? [{ text: title, link: path }] : []
    if (record.meta.breadcrumbExclude) return []
    return [{ text: menuTitle(record), link: step, ...optionalIcon(record.meta.icon) }]
  })
}
