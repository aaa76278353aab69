import { categoryOf } from './categories'
import { mark } from './excerpt'
import { fold } from './fold'
import { type Field, fieldOf, nextPlace } from './match'
import type { Contents, PageKey } from './messages'
import type { Answer, Category, Hit } from './types'

/** So many lines fill the dialog; what else there is follows with the texts. */
const AT_MOST = 8

/** How near what a page is called comes to the query; less is nearer. */
const NEARNESS = { isTitle: 0, isName: 1, beginsTitle: 2, inTitle: 3, inName: 4 } as const

interface Found {
  page: PageKey
  nearness: number
  /** The other name that has the words, when the title has not. */
  name?: string
}

/**
 * What can be answered without any text, and so without the worker: the pages whose title or other name has all words
 * of the query. Good for the moment until the texts are there; the worker knows more ways to say a word, and ranks.
 */
export function answerByTitles({ locale, pages }: Contents, query: string, category?: Category): Answer {
  const text = fold(query.normalize('NFKC')).trim().replace(/\s+/g, ' ')
  const words = text.split(' ')
  const found = pages.flatMap((page) => find(page, text, words) ?? [])
  const counts: Answer['counts'] = {}
  for (const { page } of found) {
    const part = categoryOf(page.path, locale)
    if (part) counts[part] = (counts[part] ?? 0) + 1
  }
  const hits = found
    .filter(({ page }) => category === undefined || categoryOf(page.path, locale) === category)
    .sort((a, b) => a.nearness - b.nearness)
    .slice(0, AT_MOST)
    .map((one) => hitOf(one, words))
  return { hits, words, counts, partial: true }
}

/** Pages that are called so first, with what has been found in their text; then those in whose text it stands. */
export function together(named: Answer, read: Answer, limit: number): Answer {
  const found = new Map(read.hits.map((hit) => [hit.path, hit]))
  const hits = new Map(named.hits.map((hit) => [hit.path, found.get(hit.path) ?? hit]))
  for (const [path, hit] of found) hits.set(path, hit)
  const counts: Answer['counts'] = { ...named.counts }
  for (const [category, count] of Object.entries(read.counts) as [Category, number][]) {
    counts[category] = Math.max(count, counts[category] ?? 0)
  }
  const words = [...new Set([...named.words, ...read.words])]
  return { hits: [...hits.values()].slice(0, limit), words, counts, partial: true }
}

function find(page: PageKey, text: string, words: readonly string[]): Found | undefined {
  const title = fieldOf(page.title)
  if (title.folded === text) return { page, nearness: NEARNESS.isTitle }
  const name = page.names.find((name) => fold(name) === text)
  if (name !== undefined) return { page, nearness: NEARNESS.isName, name }
  if (has(title, words)) {
    return { page, nearness: title.folded.startsWith(text) ? NEARNESS.beginsTitle : NEARNESS.inTitle }
  }
  const other = page.names.find((name) => has(fieldOf(name), words))
  return other === undefined ? undefined : { page, nearness: NEARNESS.inName, name: other }
}

const has = (field: Field, words: readonly string[]): boolean => words.every((word) => nextPlace(field, word, 0) >= 0)

const hitOf = ({ page: { path, title }, name }: Found, words: readonly string[]): Hit => ({
  path,
  title: mark(fieldOf(title), words),
  ...(name === undefined ? {} : { alias: mark(fieldOf(name), words) }),
  entries: [{ anchor: '', headings: [], excerpt: { text: '', marks: [] } }],
})
