/**
 * Lazy: puts other files into a page before it is parsed.
 *
 *     <!-- @include: ./part.md{5-9} -->   lines of a file; also {5-}, {-9}, #region, or the whole file
 *     @[code{1-3} ts](./example.ts)       the same as a code fence
 */
import { splitFrontmatter } from '../../content/frontmatter'
import { isSafePath } from '../../content/paths'
import { report } from '../../platform/report'
import { fenceReader } from './fences'

/** Reads a file under the content folder. Rejects when it is not there. */
export type ReadFile = (file: string) => Promise<string>

const INCLUDE = /^([ \t]*)<!--\s*@include:\s*(.+?)\s*-->[ \t]*$/
const CODE = /^([ \t]*)@\[code(?:\{(\d*)(?:(-)(\d*))?\})?(?:[ \t]+([^\]]*?))?\]\(([^()\s]+)\)[ \t]*$/
const TARGET = /^(.+?)(?:\{(\d*)(?:(-)(\d*))?\})?(?:#([\w-]+))?(?:\{(\d*)(?:(-)(\d*))?\})?$/

/** How deep files may include each other. */
const MAX_DEPTH = 8

/** Whether a body asks for another file, outside of code. */
export const hasIncludes = (body: string): boolean => /<!--\s*@include:|@\[code/.test(body)

/** The body with everything put in. Files that cannot be read, ranges out of bounds and circles are reported. */
export async function resolveIncludes(body: string, file: string, read: ReadFile): Promise<string> {
  return include(body, file, read, [file])
}

async function include(body: string, file: string, read: ReadFile, trail: string[]): Promise<string> {
  if (!hasIncludes(body)) return body
  const fences = fenceReader()
  const lines = body.split('\n').map((line, index): string | Promise<string> => {
    if (fences.read(line)) return line
    const where = `${file}:${index + 1} of the text`
    const [, indent = '', target] = INCLUDE.exec(line) ?? []
    if (target !== undefined)
      return includeMarkdown(target, file, read, trail, where).then((text) => indented(text, indent))
    const [, codeIndent = '', from, dash, to, info = '', path] = CODE.exec(line) ?? []
    if (path === undefined) {
      if (hasIncludes(line.replace(/(`+)[^`]+\1/g, '')))
        report('an include stands beside other text', where, 'put it on a line of its own; here nothing is included')
      return line
    }
    const range = readRange(from, dash, to)
    return includeCode(path, range, info.trim(), file, read, where).then((text) => indented(text, codeIndent))
  })
  return (await Promise.all(lines)).join('\n')
}

interface Range {
  from: number
  to: number
}

function readRange(from: string | undefined, dash: string | undefined, to: string | undefined): Range | undefined {
  if (!from && !to) return undefined
  const start = Number(from || 1)
  return { from: start, to: dash === undefined ? start : Number(to || Number.POSITIVE_INFINITY) }
}

async function includeMarkdown(
  target: string,
  file: string,
  read: ReadFile,
  trail: string[],
  where: string,
): Promise<string> {
  const [, path = '', a1, a2, a3, region, b1, b2, b3] = TARGET.exec(target) ?? []
  const found = resolveFile(path, file)
  if (found === undefined) return refuse(path, where)
  if (trail.includes(found) || trail.length > MAX_DEPTH) {
    report(`${found} includes itself`, [...trail, found].join(' → '), 'take one of these includes out')
    return ''
  }
  const source = await readOrReport(found, read, where)
  if (source === undefined) return ''
  const range = readRange(a1, a2, a3) ?? readRange(b1, b2, b3)
  const whole = region === undefined ? source : cutRegion(source, region, found, where)
  const text = range ? cutLines(whole, range, found, where) : splitFrontmatter(whole).body
  return include(rebase(text.replace(/^\n+|\n+$/g, ''), found, file), file, read, [...trail, found])
}

async function includeCode(
  path: string,
  range: Range | undefined,
  info: string,
  file: string,
  read: ReadFile,
  where: string,
): Promise<string> {
  const found = resolveFile(path, file)
  if (found === undefined) return refuse(path, where)
  const source = await readOrReport(found, read, where)
  if (source === undefined) return ''
  const code = (range ? cutLines(source, range, found, where) : source).replace(/\n$/, '')
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([marks]) => marks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${info || (/\.(\w+)$/.exec(found)?.[1] ?? '')}\n${code}\n${fence}`
}

/** A path as written in `from`, as a file under the content folder; nothing outside of it can be named. */
export function resolveFile(path: string, from: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:|^\/\/|\\/i.test(path)) return undefined
  const segments = path.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const segment of path.replace(/^\//, '').split('/')) {
    if (segment === '.' || segment === '') continue
    if (segment !== '..') segments.push(segment)
    else if (segments.pop() === undefined) return undefined
  }
  const file = segments.join('/')
  return isSafePath(`/${file}`) ? file : undefined
}

function refuse(path: string, where: string): string {
  report(`${path} is not inside the content folder`, where, 'include only files of this site, by a relative path')
  return ''
}

async function readOrReport(file: string, read: ReadFile, where: string): Promise<string | undefined> {
  try {
    return (await read(file)).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  } catch (error) {
    report(`${file} could not be included`, where, 'correct the path of the include', error)
    return undefined
  }
}

function cutLines(text: string, { from, to }: Range, file: string, where: string): string {
  const lines = text.replace(/\n$/, '').split('\n')
  if (from < 1 || from > lines.length || (to !== Number.POSITIVE_INFINITY && to > lines.length) || from > to) {
    const asked = to === Number.POSITIVE_INFINITY ? `${from}-` : `${from}-${to}`
    report(`lines ${asked} are out of bounds: ${file} has ${lines.length}`, where, 'correct the range, or use a region')
  }
  return lines.slice(Math.max(0, from - 1), to).join('\n')
}

function cutRegion(text: string, name: string, file: string, where: string): string {
  const mark = (word: string) => new RegExp(`^\\s*(?:<!--|//|/\\*|#|--|;|%|rem)?\\s*#?${word}\\s+${name}\\b`, 'i')
  const lines = text.split('\n')
  const start = lines.findIndex((line) => mark('region').test(line))
  const end = lines.findIndex((line, index) => index > start && mark('endregion').test(line))
  if (start < 0) {
    report(
      `region ${name} is not in ${file}`,
      where,
      `mark it there with <!-- #region ${name} --> and <!-- #endregion ${name} -->`,
    )
    return ''
  }
  return lines.slice(start + 1, end < 0 ? undefined : end).join('\n')
}

const indented = (text: string, indent: string): string => (indent === '' ? text : text.replace(/^(?=.)/gm, indent))

/** Makes relative links and pictures of an included text start from the including file's folder. */
function rebase(text: string, from: string, to: string): string {
  const fromFolder = from.split('/').slice(0, -1)
  const toFolder = to.split('/').slice(0, -1)
  if (fromFolder.join('/') === toFolder.join('/')) return text
  const move = (address: string): string => {
    if (/^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(address) || address === '') return address
    const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
    const target = resolveFile(path, from)
    if (target === undefined) return address
    const shared = fromCommonRoot(toFolder, target.split('/'))
    return (
      '../'.repeat(toFolder.length - shared) +
      (target.split('/').slice(shared).join('/') + (path.endsWith('/') ? '/' : '')) +
      suffix
    )
  }
  const fences = fenceReader()
  return text
    .split('\n')
    .map((line) =>
      fences.read(line)
        ? line
        : line
            .replace(/(\]\(\s*<?)([^()\s<>]+)/g, (_, before: string, address: string) => before + move(address))
            .replace(
              /^( {0,3}\[[^\]]+\]:\s*<?)([^\s<>]+)/,
              (_, before: string, address: string) => before + move(address),
            )
            .replace(
              /((?:src|href|link|logo)=["'])([^"']+)/g,
              (_, before: string, address: string) => before + move(address),
            ),
    )
    .join('\n')
}

function fromCommonRoot(folder: readonly string[], path: readonly string[]): number {
  let shared = 0
  while (shared < folder.length && shared < path.length - 1 && folder[shared] === path[shared]) shared++
  return shared
}
