import { describe, expect, it } from 'vitest'
import { parseSearchText, type SearchPart, searchLine, searchParts, searchText } from '../../../src/content/search-text'
import type { SearchPage } from '../../../src/content/types'

const page = (path: string, sections: SearchPage['sections']): SearchPage => ({
  path,
  hash: 'abc123',
  title: 'A page',
  description: 'What it is about.',
  names: ['alias'],
  tags: ['Tag'],
  pinyin: ['a b'],
  sections,
})

const PAGES = [
  page('/one.html', [
    ['', '', 1, 'before any heading', ''],
    ['how-to-begin', 'How to begin?', 2, 'a\nb "c"', 'code'],
    ['how-to-begin-1', 'How to begin?', 2, 'the second of that name', ''],
    ['ports', 'Which ports', 3, '', 'own id'],
    ['常见问题', '常见问题', 2, '文本', ''],
    ['section', '::', 2, 'nothing left of the heading', ''],
    ['other', 'Other', 2, 'text', '', 'what people call it'],
  ]),
  page('/two.html', [['', '', 1, 'two', '']]),
]
const SYNONYMS = [
  ['pin', 'password'],
  ['盘', 'drive'],
]
const TEXT = searchText(PAGES.map(searchLine), SYNONYMS)

async function* cut(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function readIn(text: string, size: number): Promise<SearchPart[]> {
  const parts: SearchPart[] = []
  for await (const part of searchParts(cut(text, size))) parts.push(part)
  return parts
}

describe('the text for search', () => {
  it('comes back as it was written, whichever ids the headings have', () => {
    expect(parseSearchText(TEXT)).toEqual(PAGES)
    expect(JSON.parse(TEXT)).toMatchObject({
      version: 4,
      synonyms: SYNONYMS,
      pages: [{ path: '/one.html' }, { path: '/two.html' }],
    })
  })

  it('does not say what a heading says already', () => {
    expect(TEXT).not.toContain('"how-to-begin"')
    expect(TEXT).toContain('"how-to-begin-1"')
    expect(TEXT).toContain('"ports"')
  })

  it.each([1, 7, 100, 10_000])('is read in pieces of %i characters, each page as soon as it is whole', async (size) => {
    const parts = await readIn(TEXT, size)
    expect(parts.flatMap(({ pages }) => pages)).toEqual(PAGES)
    expect(parts[0]?.synonyms).toEqual(SYNONYMS)
    if (size < 100) expect(parts.filter(({ pages }) => pages.length > 0)).toHaveLength(2)
  })

  it('without any page is empty, not broken', async () => {
    expect(await readIn(searchText([], []), 5)).toEqual([{ synonyms: [], pages: [] }])
  })

  it.each([
    ['another version', TEXT.replace('"version":4', '"version":3'), /begins with/],
    ['HTML', '<!doctype html>\n<title>x</title>\n', /begins with/],
    ['an end in the middle', TEXT.slice(0, -60), /no end/],
    ['nothing', '', /no beginning/],
    ['broken JSON', TEXT.replace('"title":', '"title"'), SyntaxError],
  ])('refuses %s', async (_, text, message) => {
    await expect(readIn(text, 40)).rejects.toThrow(message)
    expect(() => parseSearchText(text)).toThrow(message)
  })

  it('leaves out a line that is no page', () => {
    const odd = TEXT.replace('"tags":["Tag"]', '"tags":"Tag"')
    expect(parseSearchText(odd)).toEqual(PAGES.slice(1))
  })
})
