import { pinyin } from 'pinyin-pro'
import type { PageMeta, PageRecord, SearchPage } from '../content/types'
import { type Section, searchSection } from '../markdown/text/sections'

/** What search reads of one page. Pages with `search: false` are left out by the caller. */
export function searchPage(record: PageRecord, description: string, sections: readonly Section[]): SearchPage {
  const { path, hash, title, meta } = record
  const names = otherNames(title, meta)
  return {
    path,
    hash,
    title,
    description,
    names,
    tags: meta.tag ?? [],
    pinyin: HAN.test(title + description) ? spelled([title, ...names]) : [],
    sections: sections.map(searchSection),
  }
}

const HAN = /\p{Script=Han}/u

const spelled = (names: readonly string[]): string[] =>
  [...new Set(names.map(romanised))].filter((spelling) => spelling !== '')

/** What people may type instead of the title: short title and aliases that are no addresses. */
function otherNames(title: string, { shortTitle, aliases = [] }: PageMeta): string[] {
  const names = [...(shortTitle === undefined ? [] : [shortTitle]), ...aliases]
  return [...new Set(names)].filter((name) => !name.startsWith('/') && name !== title)
}

/** Names for the filters of menus and tables: what search has, with pinyin as people type it (`baidu`, `bd`). */
export function filterNames({ title, meta }: PageRecord): string[] {
  const names = otherNames(title, meta)
  const spellings = [title, ...names].flatMap((name) => {
    const syllables = romanised(name).split(' ')
    return syllables.length > 1 ? [syllables.join(''), syllables.map((syllable) => syllable[0]).join('')] : []
  })
  return [...new Set([...names, ...spellings])]
}

/**
 * Pinyin of a Chinese text without tones, one blank between syllables: `bai du wang pan`. Search makes the joined
 * form and the initials of it. Empty for a text without Han characters.
 */
export function romanised(text: string): string {
  if (!HAN.test(text)) return ''
  return pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
    .map((syllable) =>
      syllable
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .toLowerCase(),
    )
    .filter((syllable) => syllable !== '')
    .join(' ')
}
