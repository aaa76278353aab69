import { withBase } from '../platform/base'
import { ContentError, fetchText } from '../platform/fetch-text'
import { createPromiseCache } from '../platform/promise-cache'
import { isRecord } from '../platform/record'

/** A text in the data files: one for all, or one by language (`en`, `zh`). */
export type DataText = string | Record<string, string>

/** The text for a language code such as `zh-CN`; without a translation the first one there is. */
export function textIn(text: DataText, lang: string): string {
  if (typeof text === 'string') return text
  const language = lang.split('-')[0] ?? lang
  return (Object.hasOwn(text, language) ? text[language] : Object.values(text)[0]) ?? ''
}

const files = createPromiseCache<unknown>()

/**
 * The content of `content/data/<name>.json`, read once a visit; the promise stays the same, so that React's `use` can
 * wait for it. Rejects with `ContentError` when the file is missing or no JSON.
 */
export const readDataFile = (name: string): Promise<unknown> =>
  files(name, () => read(withBase(`/content/data/${name}.json`)))

async function read(url: string): Promise<unknown> {
  const text = await fetchText(url, { cache: 'no-cache' })
  try {
    return JSON.parse(text)
  } catch {
    // An editor's slip in the file; the address tells which one.
    throw new ContentError('server', url)
  }
}

/** Whether a value of a data file is a text in either form. */
export const isDataText = (value: unknown): value is DataText =>
  typeof value === 'string' || (isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string'))
