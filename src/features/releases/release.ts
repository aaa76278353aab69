import { isRecord } from '../../platform/record'

export interface Asset {
  name: string
  url: string
  /** Bytes. */
  size: number
}

/** One version, from the live list or from the committed one; the committed one has highlights instead of notes. */
export interface Release {
  tag: string
  /** ISO date, or nothing. */
  date?: string
  prerelease: boolean
  url?: string
  /** Markdown of whoever wrote the release. */
  notes?: string
  /** The same version's notes of the web page. */
  webNotes?: string
  highlights?: readonly string[]
  assets: readonly Asset[]
  /** Emoji to how many people chose it. */
  reactions: readonly [emoji: string, count: number][]
}

const REACTIONS: Readonly<Record<string, string>> = {
  '+1': '👍',
  '-1': '👎',
  laugh: '😄',
  hooray: '🎉',
  confused: '😕',
  heart: '❤️',
  rocket: '🚀',
  eyes: '👀',
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value : undefined)
const isWebAddress = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//.test(value)
const defined = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

/** The releases of an answer of the GitHub API, without drafts and without what is no release. Pure. */
export function liveReleases(answer: unknown): Release[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((entry: unknown) => {
    if (!isRecord(entry) || entry.draft === true || !text(entry.tag_name)) return []
    return {
      tag: String(entry.tag_name),
      prerelease: entry.prerelease === true,
      assets: assetsOf(entry.assets),
      reactions: reactionsOf(entry.reactions),
      ...defined({
        date: text(entry.published_at),
        url: isWebAddress(entry.html_url) ? entry.html_url : undefined,
        notes: text(entry.body),
      }),
    }
  })
}

function assetsOf(assets: unknown): Asset[] {
  if (!Array.isArray(assets)) return []
  return assets.flatMap((asset: unknown) =>
    isRecord(asset) && text(asset.name) && isWebAddress(asset.browser_download_url)
      ? {
          name: String(asset.name),
          url: asset.browser_download_url,
          size: typeof asset.size === 'number' ? asset.size : 0,
        }
      : [],
  )
}

function reactionsOf(reactions: unknown): [string, number][] {
  if (!isRecord(reactions)) return []
  return Object.entries(REACTIONS).flatMap(([name, emoji]): [string, number][] => {
    const count = reactions[name]
    return typeof count === 'number' && count > 0 ? [[emoji, count]] : []
  })
}

/** The committed list: versions with dates and, for the newer ones, highlights in the reader's language. Pure. */
export function committedReleases(data: unknown, lang: string): Release[] {
  if (!Array.isArray(data)) return []
  const language = lang.split('-')[0] ?? lang
  return data.flatMap((row: unknown) => {
    if (!isRecord(row) || !text(row.tag)) return []
    const texts = isRecord(row.highlights) ? (row.highlights[language] ?? Object.values(row.highlights)[0]) : undefined
    const highlights = Array.isArray(texts) ? texts.filter((entry) => typeof entry === 'string') : undefined
    return {
      tag: String(row.tag),
      prerelease: false,
      assets: [],
      reactions: [],
      ...defined({ date: text(row.date), highlights }),
    }
  })
}

/** Puts the notes of the web page beside those of the server: web release `X` belongs to `vX`. Pure. */
export function withWebNotes(releases: readonly Release[], web: readonly Release[]): Release[] {
  const notes = new Map(web.map((release) => [release.tag.replace(/^v?/, 'v'), release.notes]))
  return releases.map((release) => ({ ...release, ...defined({ webNotes: notes.get(release.tag) }) }))
}

/** The newest stable version. Pure. */
export const latestTag = (releases: readonly Release[]): string | undefined =>
  releases.find(({ prerelease }) => !prerelease)?.tag

/** `v3.58.0` is `v3-58-0` in an address. */
export const anchorOf = (tag: string): string => tag.toLowerCase().replace(/[^a-z0-9]+/g, '-')
