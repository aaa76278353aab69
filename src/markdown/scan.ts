/** What a body needs beyond the parts that every page has; a cheap look, before anything is parsed. */
import { needsHtmlParser } from './html/light'
import { proseOf } from './syntax/fences'
import { COMMON_EMOJI, emojiNames } from './tree/emoji'

export interface Needs {
  /** A real HTML parser. */
  html: boolean
  /** Emphasis next to Chinese or Japanese characters. */
  cjk: boolean
  /** Formulas. */
  math: boolean
  /** The whole table of emoji names. */
  emoji: boolean
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const PUNCTUATION = /[\p{P}\p{S}]/u
const MARKS = /\*{1,3}|~~|_{1,2}/g

/**
 * Whether emphasis stands where the plain rules do not see it: opening between a character and punctuation, or closing
 * between punctuation and a character. Marks are taken to open and close in turn, line by line.
 */
function hasCjkEmphasis(prose: string): boolean {
  if (!CJK.test(prose)) return false
  return prose.split('\n').some((line) => {
    const times = new Map<string, number>()
    return [...line.matchAll(MARKS)].some(({ 0: mark, index }) => {
      const time = times.get(mark) ?? 0
      times.set(mark, time + 1)
      const before = line[index - 1] ?? ' '
      const after = line[index + mark.length] ?? ' '
      const [outside, inside] = time % 2 === 0 ? [before, after] : [after, before]
      return CJK.test(outside) && (PUNCTUATION.test(inside) || mark.startsWith('_'))
    })
  })
}

const MATH = /(?<![\\$])\$\$?(?![\s$])[^$\n]*[^$\s\\]\$(?!\d)|^[ \t]*\$\$(?:.+\$\$)?[ \t]*$/m

/** Looks at the prose only: what stands in code is never markup. */
export function scanBody(body: string): Needs {
  const prose = proseOf(body)
  return {
    html: needsHtmlParser(prose),
    cjk: hasCjkEmphasis(body),
    math: MATH.test(prose),
    emoji: emojiNames(prose).some((name) => /[a-z]/.test(name) && !Object.hasOwn(COMMON_EMOJI, name)),
  }
}
