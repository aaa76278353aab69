import { type DataText, isDataText } from '../../content/data-file'
import { isRecord } from '../../platform/record'

/** A row of `content/data/config.json`. */
export interface ConfigKey {
  /** `scheme.http_port`. */
  path: string
  type: string
  /** As the file has it. */
  value: string
  env?: string
  meaning: DataText
}

/** The rows that can be shown. Pure. */
export function readConfigKeys(data: unknown): ConfigKey[] {
  if (!Array.isArray(data)) return []
  return data.flatMap((row: unknown) => {
    if (!isRecord(row) || typeof row.path !== 'string' || !isDataText(row.meaning)) return []
    return {
      path: row.path,
      type: typeof row.type === 'string' ? row.type : '',
      value: typeof row.default === 'string' ? row.default : JSON.stringify(row.default ?? null),
      ...(typeof row.env === 'string' ? { env: row.env } : {}),
      meaning: row.meaning,
    }
  })
}

/** Keys whose name, variable, default or meaning hold every word. Pure. */
export function matchingKeys(keys: readonly ConfigKey[], words: string): ConfigKey[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...keys]
  return keys.filter(({ path, env = '', value, meaning }) => {
    const texts = typeof meaning === 'string' ? [meaning] : Object.values(meaning)
    const text = [path, path.replace(/[._]/g, ' '), env, value, ...texts].join('\n').toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

/** Id of a key's row, for links: `#key-scheme.http_port`. */
export const keyId = (path: string): string => `key-${path}`
