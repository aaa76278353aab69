import { load, YAMLException } from 'js-yaml'
import { unified } from 'unified'
import { readDescription } from '../content/description'
import { FIELDS, isUnclosed, type PageMeta, readMeta, splitFrontmatter } from '../content/frontmatter'
import { hashFrontmatter, hashText } from '../content/hash'
import { nameOfFile, pathOfFile } from '../content/paths'
import { countWords } from '../content/reading-time'
import { searchLine } from '../content/search-text'
import { drawnHash } from '../content/snapshots'
import type { PageRecord } from '../content/types'
import { type OutlineEntry, outlineOf } from '../markdown/text/outline'
import { parseBody } from '../markdown/text/parse'
import { sectionsOf } from '../markdown/text/sections'
import { attributes } from '../markdown/tree/attributes'
import { containerProblems } from './containers'
import type { Expanded } from './expand'
import { idsOf, type LinkUse, linksOf } from './links'
import { advise, type Problem } from './problem'
import { filterNames, searchPage } from './search-page'

/** Everything the generator knows about one page from its text alone. */
export interface PageFacts {
  record: PageRecord
  description: string
  outline: OutlineEntry[]
  /** Ids beside those of headings that a link may point at. */
  ids: string[]
  links: LinkUse[]
  /** What filters find the page by beside its title. */
  names: string[]
  /** The page's `SearchPage` as JSON, ready to be written; empty when the page is not to be found. */
  search: string
  /** Other files that are part of the page; when they change, so does it. */
  included: string[]
  /** Hash of the page with those files put in, as the list of snapshots has it. */
  drawnHash: string
  problems: Problem[]
}

/**
 * Reads one page; pure. `file` is relative to the content folder, `expanded` is its body with includes put in.
 * Mistakes are part of the answer.
 */
export function readPage(file: string, source: string, expanded?: Expanded): PageFacts {
  const { frontmatter, body: own } = splitFrontmatter(source)
  const body = expanded?.body ?? own
  const { meta, problems } = readFrontmatter(frontmatter, own, file)
  const bodyLine = lineOfBody(source, own)
  const root = withAttributes.runSync(parseBody(body))
  const outline = shift(outlineOf(root), bodyLine)
  const sections = sectionsOf(root, outline)
  const { title, description = '', ...rest } = meta
  // The page reads a description that stands on one line by itself; any other one is told to it.
  const told = readDescription(frontmatter ?? '') === meta.description ? rest : { ...rest, description }
  const record: PageRecord = {
    path: pathOfFile(file).normalize('NFC'),
    file,
    title: title ?? outline.find(({ level }) => level === 1)?.text ?? nameOfFile(file),
    hash: hashText(source),
    frontmatterHash: hashFrontmatter(frontmatter),
    meta: told,
    words: countWords(body),
  }
  return {
    record,
    description,
    outline,
    ids: idsOf(root),
    links: [...frontmatterLinks(meta, frontmatter ?? ''), ...shift(linksOf(root), bodyLine)],
    names: filterNames(record),
    search: meta.search === false ? '' : searchLine(searchPage(record, description, sections)),
    included: expanded?.included ?? [],
    drawnHash: drawnHash({ source, body: own, hash: record.hash }, body),
    problems: [...problems, ...(expanded?.problems ?? []), ...containerProblems(own, file, bodyLine)],
  }
}

/** Attribute lists may give any block an id. */
const withAttributes = unified().use(attributes).freeze()

const shift = <T extends { line: number }>(items: readonly T[], by: number): T[] =>
  items.map((item) => ({ ...item, line: item.line + by }))

/** How many lines of the file come before the body. */
function lineOfBody(source: string, body: string): number {
  const lines = (text: string) => text.split(/\r\n?|\n/).length
  return lines(source) - lines(body)
}

function readFrontmatter(
  frontmatter: string | undefined,
  body: string,
  file: string,
): { meta: PageMeta; problems: Problem[] } {
  if (frontmatter === undefined && isUnclosed(body)) {
    const what = 'the frontmatter has no end'
    return { meta: {}, problems: [{ file, line: 1, what, fix: 'write a line of --- below it; it is shown as text' }] }
  }
  if (!frontmatter?.trim()) return { meta: {}, problems: [] }
  let data: unknown
  try {
    data = load(frontmatter)
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const line = (error.mark?.line ?? 0) + 2
    const what = `the frontmatter is not valid YAML: ${error.reason}`
    return {
      meta: {},
      problems: [{ file, line, what, fix: 'correct that line; the page is shown without its options' }],
    }
  }
  const { meta, problems } = readMeta(data)
  const known = Object.keys(FIELDS)
  return {
    meta,
    problems: problems.map(({ key, problem }) => ({
      file,
      line: lineOfKey(frontmatter, key),
      ...(problem === 'unknown'
        ? { what: `unknown frontmatter key "${key}"`, fix: advise(key, known, 'docs/AUTHORING.md lists the keys') }
        : { what: `frontmatter "${key}" has a value that does not fit`, fix: 'docs/AUTHORING.md shows its form' }),
    })),
  }
}

/** Addresses in the frontmatter, for the same checks as those of the text. */
function frontmatterLinks(meta: PageMeta, frontmatter: string): LinkUse[] {
  const highlights = meta.highlights ?? []
  const features = [
    ...(meta.features ?? []),
    ...highlights.flatMap((part) => [...(part.features ?? []), ...(part.highlights ?? [])]),
  ]
  const neighbours = [meta.prev, meta.next].map((neighbour) => (neighbour === false ? undefined : neighbour?.link))
  const links = [...(meta.actions ?? []), ...features].map(({ link }) => link)
  const pictures = [
    meta.cover,
    meta.heroImage,
    meta.heroImageDark,
    meta.bgImage,
    meta.bgImageDark,
    meta.avatar,
    meta.avatarDark,
  ]
  const more = highlights.flatMap((part) => [part.image, part.imageDark, part.bgImage, part.bgImageDark])
  const lines = frontmatter.split('\n')
  const uses = (hrefs: (string | undefined)[], kind: LinkUse['kind']): LinkUse[] =>
    hrefs
      .filter((href): href is string => href !== undefined)
      .map((href) => ({
        href,
        kind,
        line:
          Math.max(
            0,
            lines.findIndex((line) => line.includes(href)),
          ) + 2,
      }))
  return [...uses([...links, ...neighbours, meta.redirectTo], 'link'), ...uses([...pictures, ...more], 'image')]
}

function lineOfKey(frontmatter: string, key: string): number {
  const index = frontmatter.split('\n').findIndex((line) => line.replace(/^["']/, '').startsWith(key))
  return index + 2
}
