/**
 * Path algebra: what an address, a page and a file have to do with each other. Pure; used by the application and by
 * the generator, so that they cannot disagree. "Path" is always a decoded, absolute path without the site's base.
 */

/** Files that stand for their folder, in order of preference. */
export const INDEX_FILES = ['README.md', 'index.md'] as const

/** Decodes once; a malformed percent sequence gives `undefined`. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.replace(/%2f/gi, '%252F')).normalize('NFC')
  } catch {
    // decodeURIComponent has no way to say "malformed" but to throw.
    return undefined
  }
}

/** Encodes each segment once. `/guide/drivers/Alist V2 V3.html` becomes `/guide/drivers/Alist%20V2%20V3.html`. */
export function encodePath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment).replace(/%(?:40|3A|2B|24|2C|3B|3D|26)/gi, decodeURIComponent))
    .join('/')
}

/**
 * Whether a decoded path is made of plain segments only. Everything that could reach outside the content folder or
 * mean another origin is refused: dot segments, empty segments, backslashes, schemes, control characters, and what is
 * still encoded after decoding once.
 */
export function isSafePath(path: string): boolean {
  if (!path.startsWith('/') || path.length > 1024) return false
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused here
  if (/[\\\u0000-\u001F\u007F]|%(?:2e|2f|5c|25)/i.test(path)) return false
  const segments = path.slice(1).split('/')
  return segments.every((segment, index) => {
    if (segment === '') return index === segments.length - 1
    return segment !== '.' && segment !== '..'
  })
}

/** The locale prefix (`/`, `/zh/`) a path belongs to: whole segments, longest first. */
export function localeOf(path: string, locales: readonly string[]): string {
  let best = '/'
  for (const prefix of locales) {
    if (prefix.length > best.length && (path.startsWith(prefix) || `${path}/` === prefix)) best = prefix
  }
  return best
}

/** The path inside its locale: `/zh/guide/` is `/guide/`. */
export function withoutLocale(path: string, locale: string): string {
  return locale === '/' ? path : `/${path.slice(locale.length)}`
}

/** Whether `prefix` is `path` or one of its folders, by whole segments: `/zhx` is not under `/zh`. */
export function isUnder(path: string, prefix: string): boolean {
  const folder = prefix.endsWith('/') ? prefix : `${prefix}/`
  return path === prefix || path.startsWith(folder) || `${path}/` === folder
}

/**
 * Whether secrets are handled on this page of a locale: nobody else's program runs or counts there, and no search
 * engine is to find it. `index.html` and `first-words/inline.ts` know the folder too, before this program is there.
 */
export const isToolPage = (path: string, locale: string): boolean => isUnder(withoutLocale(path, locale), '/tool')

/** The longest whole-segment prefix of `path` among `prefixes`. */
export function longestPrefix<T extends string>(path: string, prefixes: readonly T[]): T | undefined {
  let best: T | undefined
  for (const prefix of prefixes) if (isUnder(path, prefix) && prefix.length > (best?.length ?? -1)) best = prefix
  return best
}

/** The canonical path of a content file: `guide/install/docker.md` is `/guide/install/docker.html`. */
export function pathOfFile(file: string): string {
  for (const name of INDEX_FILES) {
    if (file === name) return '/'
    if (file.endsWith(`/${name}`)) return `/${file.slice(0, -name.length)}`
  }
  return `/${file.replace(/\.md$/, '.html')}`
}

/** The files a canonical path may come from, in the order they are tried. */
export function filesOfPath(path: string): string[] {
  if (path.endsWith('/')) return INDEX_FILES.map((name) => path.slice(1) + name)
  return [path.slice(1).replace(/\.html$/, '.md')]
}

/** What a page is called when it does not say it itself: its file's name, or its folder's. */
export function nameOfFile(file: string): string {
  const segments = file.split('/')
  const name = segments.at(-1) ?? file
  if ((INDEX_FILES as readonly string[]).includes(name)) return segments.at(-2) ?? 'README'
  return name.replace(/\.md$/, '')
}

/** What a path asks for when the manifest does not know it. */
export type Asked =
  | { kind: 'page'; candidates: string[] }
  /** A file with another extension: the browser's business. */
  | { kind: 'file' }

/**
 * The canonical paths a loose form may mean, most likely first: `/guide` may be the folder or a page, `/config/site.md`
 * and `/config/site` are the page, `/guide/index.html` and `/guide/README.md` the folder.
 */
export function canonicalCandidates(path: string): Asked {
  const clean = path.replace(/\/{2,}/g, '/')
  if (clean.endsWith('/')) return { kind: 'page', candidates: [clean, `${clean.slice(0, -1)}.html`] }
  const name = clean.slice(clean.lastIndexOf('/') + 1)
  const folder = clean.slice(0, clean.length - name.length)
  if (/^(?:README|index)(?:\.md|\.html)?$/i.test(name)) {
    return { kind: 'page', candidates: [folder, `${folder}${name.replace(/\.(?:md|html)$/, '')}.html`] }
  }
  if (/\.(?:md|html)$/.test(name)) {
    const page = `${clean.replace(/\.(?:md|html)$/, '')}.html`
    return { kind: 'page', candidates: [page, page.replace(/\.html$/, '/')] }
  }
  if (hasFileExtension(name)) return { kind: 'file' }
  return { kind: 'page', candidates: [`${clean}.html`, `${clean}/`] }
}

/** Extensions of files that are served beside the pages. A dot alone is no extension: `baidu.photo` is a page. */
const FILE_EXTENSION =
  /\.(?:avif|bmp|conf|css|csv|deb|dmg|doc|docx|exe|flac|gif|gz|htm|ico|ini|ipa|jpe?g|js|json|log|m3u8|map|mjs|mov|mp3|mp4|msi|ogg|pdf|plist|png|ppt|pptx|ps1|py|rar|rpm|service|sh|svg|tar|tgz|toml|ts|ttf|txt|wasm|wav|webm|webmanifest|webp|woff2?|xls|xlsx|xml|xz|ya?ml|zip|zst|7z|apk|appimage|bat)$/i

export const hasFileExtension = (name: string): boolean => FILE_EXTENSION.test(name)

/** A link of a markdown file, resolved as GitHub does: against the file's folder. */
export type ResolvedLink =
  /** A page of ours: canonical-looking path (its real form is settled by the manifest), query and hash. */
  | { kind: 'page'; path: string; search: string; hash: string }
  | { kind: 'hash'; hash: string }
  /** A file of the site: address relative to the site's root, e.g. `/content/img/a.svg`. */
  | { kind: 'file'; url: string }
  | { kind: 'external'; url: string }
  | { kind: 'refused' }

/** Schemes a link may use; everything else is refused. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'magnet:', 'ed2k:', 'ftp:', 'sftp:', 'tg:', 'weixin:'])

/**
 * Resolves a link written in `file` (under the content folder). A scheme is judged after removing what browsers
 * ignore in it (tabs, newlines, control characters), so that `java\nscript:` is what it is.
 */
export function resolveLink(href: string, file: string): ResolvedLink {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers strip these before they read the scheme
  const clean = href.trim().replace(/[\u0000-\u001F\u007F]/g, '')
  if (clean === '' || clean.startsWith('#')) return { kind: 'hash', hash: clean === '' ? '#' : clean }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(clean)
  if (scheme) {
    return SCHEMES.has(scheme[0].toLowerCase()) ? { kind: 'external', url: clean } : { kind: 'refused' }
  }
  if (/^[\\/]{2}/.test(clean) || clean.includes('\\')) {
    return /^\/\/[^\\/]/.test(clean) && !clean.includes('\\') ? { kind: 'external', url: clean } : { kind: 'refused' }
  }
  const parts = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(clean)
  const raw = parts?.[1] ?? ''
  const search = parts?.[2] ?? ''
  const hash = parts?.[3] ?? ''
  const decoded = decodePath(raw)
  if (decoded === undefined) return { kind: 'refused' }
  const absolute = decoded.startsWith('/') ? decoded : joinPath(file, decoded)
  if (absolute === undefined) return { kind: 'refused' }
  if (raw === '') return { kind: 'page', path: pathOfFile(file), search, hash }
  const inContent = absolute.replace(/^\/content\//, '/')
  const asked = canonicalCandidates(inContent)
  if (asked.kind === 'file') {
    const url = decoded.startsWith('/') ? encodePath(absolute) : `/content${encodePath(absolute)}`
    return { kind: 'file', url: url + search + hash }
  }
  const path = asked.candidates[0]
  if (path === undefined || !isSafePath(path)) return { kind: 'refused' }
  return { kind: 'page', path, search, hash }
}

/** Joins a relative path to the folder of `file`; `undefined` when it climbs out of the content folder. */
export function joinPath(file: string, relative: string): string | undefined {
  const segments = file.split('/').slice(0, -1)
  for (const segment of relative.split('/')) {
    if (segment === '.') continue
    if (segment !== '..') segments.push(segment)
    else if (segments.pop() === undefined) return undefined
  }
  return `/${segments.join('/')}`
}
