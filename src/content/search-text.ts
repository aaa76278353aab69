/**
 * The form in which the text for search travels: a first line with the synonyms, one page a line, a last line. Together
 * they are JSON; one by one they can be read while the rest is still on its way. `docs/SEARCH.md` describes it.
 */
import type { SearchPage, SearchSection } from './types'

/** Around the synonyms. */
const FIRST = ['{"version":4,"synonyms":', ',"pages":['] as const
const LAST = ']}'

/** In place of an id that its heading tells; that is nine of ten, and ids are hard to compress. */
const AS_HEADING = 0

/** What has arrived of a search text. */
export interface SearchPart {
  /** Groups of words that mean the same; they come with the first part. */
  synonyms?: string[][]
  pages: SearchPage[]
}

/** The whole file, of lines made by `searchLine`. */
export const searchText = (lines: readonly string[], synonyms: readonly string[][]): string =>
  `${FIRST.join(JSON.stringify(synonyms))}\n${lines.join(',\n')}\n${LAST}\n`

/** A page as a line of the file. */
export function searchLine({ sections, ...page }: SearchPage): string {
  const written = sections.map(([id, heading, ...rest]) => [
    id !== '' && id === idByHeading(heading) ? AS_HEADING : id,
    heading,
    ...rest,
  ])
  return JSON.stringify({ ...page, sections: written })
}

/**
 * What is in a file that arrives in pieces, as soon as it is there; lines that are no page are left out. Throws when it
 * is another kind of file, or ends before its last line.
 */
export async function* searchParts(pieces: AsyncIterable<string>): AsyncGenerator<SearchPart> {
  const take = reader()
  for await (const piece of pieces) {
    const part = take(piece)
    if (part.synonyms || part.pages.length > 0) yield part
  }
  take(undefined)
}

/** All pages of a whole file; throws as `searchParts` does. */
export function parseSearchText(text: string): SearchPage[] {
  const take = reader()
  const { pages } = take(text)
  take(undefined)
  return pages
}

/** Takes piece after piece, `undefined` as the last one, and returns what each has completed. */
function reader(): (piece: string | undefined) => SearchPart {
  let rest = ''
  let seen: 'nothing' | 'first' | 'last' = 'nothing'
  return (piece) => {
    if (piece === undefined) {
      if (seen !== 'last') throw new Error(`the search text has ${seen === 'first' ? 'no end' : 'no beginning'}`)
      return { pages: [] }
    }
    let synonyms: string[][] | undefined
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    const pages = lines.flatMap((line) => {
      if (seen === 'nothing') {
        const [start, end] = FIRST
        if (!line.startsWith(start) || !line.endsWith(end))
          throw new Error(`the search text begins with ${line.slice(0, 40)} instead of ${start}`)
        synonyms = groupsIn(JSON.parse(line.slice(start.length, -end.length)))
        seen = 'first'
        return []
      }
      if (line === LAST) {
        seen = 'last'
        return []
      }
      // Between the first and the last line of a file without pages.
      if (line === '') return []
      const page: unknown = JSON.parse(line.replace(/,$/, ''))
      return isPage(page) ? [{ ...page, sections: page.sections.map(read) }] : []
    })
    return synonyms ? { synonyms, pages } : { pages }
  }
}

/** As it is written: an id may be `AS_HEADING`. */
type WrittenSection = [
  id: string | typeof AS_HEADING,
  ...(SearchSection extends [string, ...infer Rest] ? Rest : never),
]

const read = ([id, heading, ...rest]: WrittenSection): SearchSection => [
  id === AS_HEADING ? idByHeading(heading) : id,
  heading,
  ...rest,
]

/** Named one by one: what counts as a letter differs between the generator's tables and those of an older browser. */
const PUNCTUATION = /[!-,./:-@[-^`{-~·—…“”‘’、。，：；？！（）《》「」【】]/g

/**
 * The id that a heading alone suggests. Both sides of the file use this and nothing else, so it need not be the id
 * that the page gives: where it is not, the id is written out.
 */
const idByHeading = (heading: string): string => heading.toLowerCase().replace(PUNCTUATION, '').replaceAll(' ', '-')

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

const groupsIn = (value: unknown): string[][] => (Array.isArray(value) ? value.filter(isTexts) : [])

function isPage(value: unknown): value is Omit<SearchPage, 'sections'> & { sections: WrittenSection[] } {
  if (typeof value !== 'object' || value === null) return false
  const { path, hash, title, description, names, tags, pinyin, sections } = value as Record<string, unknown>
  return (
    [path, hash, title, description].every(isText) &&
    [names, tags, pinyin].every(isTexts) &&
    Array.isArray(sections) &&
    sections.every(isSection)
  )
}

const isSection = (section: unknown): section is WrittenSection =>
  Array.isArray(section) &&
  (section.length === 5 || section.length === 6) &&
  section.every((value, index) =>
    index === 0 ? value === AS_HEADING || isText(value) : typeof value === (index === 2 ? 'number' : 'string'),
  )
