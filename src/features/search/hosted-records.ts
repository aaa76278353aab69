import { decodePath, isSafePath } from '../../content/paths'
import { withoutBase } from '../../platform/base'
import { isRecord } from '../../platform/record'
import { categoryOf } from './categories'
import { fold } from './fold'
import { fieldOf, placesOf } from './match'
import { chunks } from './tokenize'
import type { Answer, Category, Hit, HitEntry, Marked } from './types'

/** Sections shown of one page. */
const ENTRIES = 4

/** Put around matched words by the service; characters that no text contains. */
export const OPEN = '\uE000'
export const CLOSE = '\uE001'

/** Groups the service's records (in the shape of DocSearch) by page, in the order of the service. */
export function answerOf(
  records: readonly unknown[],
  query: string,
  { locale, limit, category }: { locale: string; limit: number; category?: Category },
): Answer {
  const words = wordsOf(query)
  const hits = new Map<string, Hit>()
  for (const record of records) {
    const found = readRecord(record, words)
    if (!found) continue
    const known = hits.get(found.path)
    if (!known) hits.set(found.path, { path: found.path, title: found.title, entries: [found.entry] })
    else if (known.entries.length < ENTRIES && known.entries.every(({ anchor }) => anchor !== found.entry.anchor)) {
      known.entries.push(found.entry)
    }
  }
  const counts: Answer['counts'] = {}
  const shown: Hit[] = []
  for (const hit of hits.values()) {
    const own = categoryOf(hit.path, locale)
    if (own) counts[own] = (counts[own] ?? 0) + 1
    if (category === undefined || category === own) shown.push(hit)
  }
  return { hits: shown.slice(0, limit), words, counts }
}

/** What to mark on the page: the words as typed, because the service does not say what it took them for. */
function wordsOf(query: string): string[] {
  const folded = fold(query)
  return [...chunks(folded)].map(({ start, end }) => folded.slice(start, end)).filter((word) => word.length > 1)
}

function readRecord(record: unknown, words: string[]): { path: string; title: Marked; entry: HitEntry } | undefined {
  if (!isRecord(record) || typeof record.url !== 'string' || !isRecord(record.hierarchy)) return undefined
  const place = placeOf(record.url)
  if (!place) return undefined
  const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => textAt(record.hierarchy, level))
  const [title = textAt(record.hierarchy, 'lvl0'), ...headings] = levels
  if (title === undefined) return undefined
  return {
    path: place.path,
    title: mark(title, words),
    entry: {
      anchor: place.anchor,
      headings: headings.flatMap((heading) => (heading === undefined ? [] : [mark(heading, words)])),
      excerpt: excerptOf(record, words),
    },
  }
}

/** Records name pages of the published site; here they mean the same path under this site's base. */
function placeOf(url: string): { path: string; anchor: string } | undefined {
  const parsed = URL.canParse(url, location.origin) ? new URL(url, location.origin) : undefined
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined
  const own = parsed.origin === location.origin ? withoutBase(parsed.pathname) : parsed.pathname
  const path = own === undefined ? undefined : decodePath(own)
  if (path === undefined || !isSafePath(path)) return undefined
  const anchor = decodePath(parsed.hash.slice(1)) ?? ''
  return { path, anchor }
}

function textAt(object: unknown, key: string): string | undefined {
  const value = isRecord(object) ? object[key] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

function excerptOf(record: Record<string, unknown>, words: string[]): Marked {
  const snippet = isRecord(record._snippetResult) ? record._snippetResult.content : undefined
  const value = textAt(snippet, 'value')
  return value?.includes(OPEN) ? unwrap(value) : mark(textAt(record, 'content') ?? '', words)
}

const mark = (text: string, words: string[]): Marked => ({ text, marks: placesOf(fieldOf(text), words) })

/** Takes the service's signs out of a text and remembers where they stood. */
function unwrap(value: string): Marked {
  let text = ''
  const marks: [number, number][] = []
  for (const part of value.split(OPEN)) {
    const [marked = '', rest] = part.split(CLOSE)
    if (rest !== undefined) marks.push([text.length, text.length + marked.length])
    text += marked + (rest ?? '')
  }
  return { text, marks }
}
