/** A text with the places that answer the query, as `[start, end)` offsets in order. Never HTML. */
export interface Marked {
  text: string
  marks: readonly (readonly [start: number, end: number])[]
}

/** One place a visitor can go to: the page itself (`anchor` empty) or a section of it. */
export interface HitEntry {
  anchor: string
  /** Title path inside the page, outermost first; empty for the page itself. */
  headings: Marked[]
  /** What stands there, around the matched words. */
  excerpt: Marked
}

/** A page that answers the query. */
export interface Hit {
  /** Canonical decoded path. */
  path: string
  title: Marked
  /** The name (alias or pinyin) the page was found by, when its title says nothing of the query. */
  alias?: Marked
  /** Best first, never empty. */
  entries: HitEntry[]
}

export interface Answer {
  hits: Hit[]
  /** What to mark on the page a visitor goes to, folded as in `fold.ts`. */
  words: string[]
  /** How often each category has a hit, whatever the filter. */
  counts: Partial<Record<Category, number>>
  /** A better spelling, when nothing was found. */
  suggestion?: string
  /** Only what has arrived was searched; the rest is still on its way. */
  partial?: true
}

/** The parts of the site a visitor may narrow a search to. */
export type Category = 'guide' | 'drivers' | 'api' | 'config' | 'faq' | 'tools'

export interface SearchOptions {
  /** Locale prefix, `/` or `/zh/`. */
  locale: string
  category?: Category
  /** Number of pages at most. */
  limit: number
  signal: AbortSignal
  /** Hears what can be said already, when the whole answer takes longer. */
  onPart?(answer: Answer): void
}

/** Whoever answers queries: the hosted service or the index in the worker. Rejects when it cannot answer. */
export interface SearchEngine {
  search(query: string, options: SearchOptions): Promise<Answer>
}
