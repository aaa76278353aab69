/** Lazy: emphasis and strikethrough beside Chinese and Japanese punctuation. */
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly'
import remarkCjkFriendlyGfmStrikethrough from 'remark-cjk-friendly-gfm-strikethrough/parseOnly'
import type { Pluggable } from 'unified'

export const cjkEmphasis: Pluggable[] = [remarkCjkFriendly, [remarkCjkFriendlyGfmStrikethrough, { singleTilde: false }]]
