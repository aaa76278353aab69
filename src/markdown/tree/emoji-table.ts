/** Lazy: every emoji name of GitHub's table. */
import { nameToEmoji } from 'gemoji'
import type { EmojiTable } from './emoji'

export const EMOJI: EmojiTable = nameToEmoji
