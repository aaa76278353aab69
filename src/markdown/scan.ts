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

const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303F\\uFF00-\\uFFEF]'
/** Marks between a character and punctuation, where the plain rules see neither an opening nor a closing. */
const CJK_EMPHASIS = new RegExp(`${CJK}[*_~]+[\\p{P}\\p{S}]|[\\p{P}\\p{S}][*_~]+${CJK}|${CJK}_+${CJK}`, 'u')
const MATH = /(?<![\\$])\$\$?(?![\s$])[^$\n]*[^$\s\\]\$(?!\d)|^[ \t]*\$\$[ \t]*$/m

/** Looks at the prose only: what stands in code is never markup. */
export function scanBody(body: string): Needs {
  const prose = proseOf(body)
  return {
    html: needsHtmlParser(prose),
    cjk: CJK_EMPHASIS.test(body),
    math: MATH.test(prose),
    emoji: emojiNames(prose).some((name) => /[a-z]/.test(name) && !Object.hasOwn(COMMON_EMOJI, name)),
  }
}
