/** `:tada:` as the character it names. Times, ports and unknown names stay text. */
import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'

/** Name, without colons, to the character. */
export type EmojiTable = Readonly<Record<string, string>>

/** The names that documentation uses; any other loads the whole table. */
export const COMMON_EMOJI: EmojiTable = {
  x: '❌',
  white_check_mark: '✅',
  heavy_check_mark: '✔️',
  ballot_box_with_check: '☑️',
  warning: '⚠️',
  no_entry: '⛔',
  construction: '🚧',
  information_source: 'ℹ️',
  question: '❓',
  exclamation: '❗',
  bulb: '💡',
  tada: '🎉',
  rocket: '🚀',
  sparkles: '✨',
  star: '⭐',
  heart: '❤️',
  fire: '🔥',
  zap: '⚡',
  bug: '🐛',
  lock: '🔒',
  key: '🔑',
  memo: '📝',
  book: '📖',
  link: '🔗',
  wrench: '🔧',
  hammer: '🔨',
  package: '📦',
  new: '🆕',
  eyes: '👀',
  smile: '😄',
  '+1': '👍',
  '-1': '👎',
}

/** Not inside of words or numbers: `a:b:c` and `10:30:45` have no names. */
const NAME = /(?<![\w:]):([+-]?[a-z\d][a-z\d_+-]*):(?![\w:])/g

/** The names a text may mean. */
export const emojiNames = (text: string): string[] => [...text.matchAll(NAME)].map((match) => match[1] ?? '')

/** The remark plugin. */
export const emoji: Plugin<[EmojiTable], Root> = (table) => (tree) => {
  visit(tree, 'text', (text) => {
    if (!text.value.includes(':')) return
    text.value = text.value.replace(NAME, (whole, name: string) =>
      Object.hasOwn(table, name) ? (table[name] ?? whole) : whole,
    )
  })
}
