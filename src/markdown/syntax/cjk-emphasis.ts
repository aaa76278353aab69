/** Lazy: emphasis and strikethrough beside Chinese and Japanese punctuation. */
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkCjkFriendlyGfmStrikethrough from 'remark-cjk-friendly-gfm-strikethrough'
import type { Pluggable } from 'unified'

export const cjkEmphasis: Pluggable[] = [remarkCjkFriendly, [remarkCjkFriendlyGfmStrikethrough, { singleTilde: false }]]
