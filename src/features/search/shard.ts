import { Index } from 'flexsearch'

/** Sections in one shard; one shard is taken over from an earlier visit in a few milliseconds. */
export const SHARD_SIZE = 160

/** A finished shard as the browser can keep it. */
export interface KeptShard {
  ids: number[]
  tokens: string[]
  parts: [key: string, data: string][]
}

/** The class itself, for who gets it only after the first answers: the library is as large as all else that answers. */
export type ShardKind = typeof Shard

/** A part of the index. Tokens are ours and exact: FlexSearch neither cuts nor weighs them, it finds the sections. */
export class Shard {
  readonly #index = new Index({
    tokenize: 'strict',
    resolution: 1,
    fastupdate: false,
    encode: (text) => text.split('\n'),
  })
  readonly ids: number[] = []
  readonly tokens = new Set<string>()

  get full(): boolean {
    return this.ids.length >= SHARD_SIZE
  }

  add(id: number, tokens: ReadonlySet<string>): void {
    this.ids.push(id)
    for (const token of tokens) this.tokens.add(token)
    if (tokens.size > 0) this.#index.add(id, [...tokens].join('\n'))
  }

  /** Ids of the sections that have the token. */
  find(token: string): number[] {
    return this.tokens.has(token) ? this.#index.search(token, { limit: this.ids.length }).map(Number) : []
  }

  keep(): KeptShard {
    const parts: [string, string][] = []
    this.#index.export((key, data) => {
      if (typeof data === 'string') parts.push([key, data])
    })
    return { ids: this.ids, tokens: [...this.tokens], parts }
  }

  /** From `keep`; `undefined` when the value is something else, as data of another program under our name would be. */
  static from(kept: unknown): Shard | undefined {
    if (!isKept(kept)) return undefined
    const shard = new Shard()
    try {
      for (const [key, data] of kept.parts) shard.#index.import(key, data)
    } catch {
      // Text that is no JSON: the shard is built again.
      return undefined
    }
    shard.ids.push(...kept.ids)
    for (const token of kept.tokens) shard.tokens.add(token)
    return shard
  }
}

function isKept(value: unknown): value is KeptShard {
  if (typeof value !== 'object' || value === null) return false
  const { ids, tokens, parts } = value as Partial<Record<keyof KeptShard, unknown>>
  return (
    Array.isArray(ids) &&
    ids.every((id) => Number.isInteger(id) && id >= 0) &&
    Array.isArray(tokens) &&
    tokens.every((token) => typeof token === 'string') &&
    Array.isArray(parts) &&
    parts.every((part) => Array.isArray(part) && part.length === 2 && part.every((entry) => typeof entry === 'string'))
  )
}
