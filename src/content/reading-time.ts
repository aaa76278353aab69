import type { ThemeOptions } from '../site/types'
import type { PageData } from './types'

export interface Words {
  latin: number
  han: number
}

/** Words of a markdown text that somebody reads: runs of letters and digits, and each Han character or kana. */
export function countWords(markdown: string): Words {
  const prose = markdown
    .replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[^\n]*$|$(?![\s\S]))/gm, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/\bhttps?:\/\/\S+/g, ' ')
  const han = prose.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const rest = prose.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ' ')
  return { han, latin: rest.match(/[\p{L}\p{N}]+(?:['’_-][\p{L}\p{N}]+)*/gu)?.length ?? 0 }
}

/** Words and minutes of a page; what its frontmatter says comes first. `minutes` is exact, the caller rounds. */
export function readingTime(
  { document, record }: Pick<PageData, 'document' | 'record'>,
  { wordsPerMinute, hanPerMinute }: Pick<ThemeOptions, 'wordsPerMinute' | 'hanPerMinute'>,
): { minutes: number; words: number } {
  const own = document.meta.readingTime
  const { latin, han } = record && record.hash === document.hash ? record.words : countWords(document.body)
  return {
    minutes: own?.minutes ?? latin / Math.max(1, wordsPerMinute) + han / Math.max(1, hanPerMinute),
    words: own?.words ?? latin + han,
  }
}
