import { pinyin } from 'pinyin-pro'
import type { PageRecord, SearchPage } from '../content/types'
import type { Section } from './sections'

/** What search reads of one page. Pages with `search: false` are left out by the caller. */
export function searchPage(record: PageRecord, description: string, sections: readonly Section[]): SearchPage {
  const { path, hash, title, meta } = record
  const names = [meta.shortTitle, ...(meta.aliases ?? [])].filter(
    (name): name is string => name !== undefined && !name.startsWith('/') && name !== title,
  )
  return {
    path,
    hash,
    title,
    description,
    names: [...new Set(names)],
    tags: meta.tag ?? [],
    pinyin: [...new Set([title, ...names].map(romanised))].filter((spelling) => spelling !== ''),
    sections: sections.map(({ id, heading, level, body, code }) => [id, heading, level, body, code.join(' ')]),
  }
}

/**
 * Pinyin of a Chinese text without tones, one blank between syllables: `bai du wang pan`. Search makes the joined
 * form and the initials of it. Empty for a text without Han characters.
 */
export function romanised(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return ''
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
