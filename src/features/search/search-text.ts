import type { SearchPage, SearchSection, SearchText } from '../../content/types'

/** Parses a search text and keeps what has the right shape. Throws when it is none at all. */
export function parseSearchText(text: string): SearchPage[] {
  const data = JSON.parse(text) as Partial<SearchText> | null
  if (typeof data !== 'object' || data === null || !Array.isArray(data.pages)) {
    throw new Error('the search text has no list of pages')
  }
  if (data.version !== 1) throw new Error(`the search text has version ${String(data.version)} instead of 1`)
  return data.pages.filter(isPage)
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

function isPage(page: Partial<SearchPage> | null): page is SearchPage {
  if (typeof page !== 'object' || page === null) return false
  const { path, hash, title, description, names, tags, pinyin, sections } = page
  return (
    [path, hash, title, description].every(isText) &&
    [names, tags, pinyin].every(isTexts) &&
    Array.isArray(sections) &&
    sections.every(isSection)
  )
}

const isSection = (section: unknown): section is SearchSection =>
  Array.isArray(section) &&
  section.length === 5 &&
  section.every((value, index) => typeof value === (index === 2 ? 'number' : 'string'))
