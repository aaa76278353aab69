import { isHan } from './characters'

/** Shorter words have too many neighbours for one edit to mean anything. */
const FUZZY_FROM = 4
const FUZZY_BEST = 6
/** So many words may begin with what was typed; more would only be noise. */
const PREFIX_CAP = 300

/** All tokens of the index, with the number of sections that have them. */
export class Vocabulary {
  /** By first character, so that a lookup reads one part only. */
  readonly #buckets = new Map<string, Map<string, number>>()

  add(token: string): void {
    const first = token.charAt(0)
    let bucket = this.#buckets.get(first)
    if (!bucket) {
      bucket = new Map()
      this.#buckets.set(first, bucket)
    }
    bucket.set(token, (bucket.get(token) ?? 0) + 1)
  }

  has(token: string): boolean {
    return this.#buckets.get(token.charAt(0))?.has(token) ?? false
  }

  /** Tokens that begin with the given one, itself included. */
  startingWith(prefix: string): string[] {
    const found: string[] = []
    for (const token of this.#buckets.get(prefix.charAt(0))?.keys() ?? []) {
      if (token.startsWith(prefix) && found.push(token) === PREFIX_CAP) break
    }
    return found
  }

  knowsPrefix(prefix: string): boolean {
    for (const token of this.#buckets.get(prefix.charAt(0))?.keys() ?? []) if (token.startsWith(prefix)) return true
    return false
  }

  /** Words one typing mistake away (a letter more, less, other, or two swapped), the most used first. */
  near(word: string): string[] {
    if (word.length < FUZZY_FROM || isHan(word.charCodeAt(0))) return []
    const found: [string, number][] = []
    for (const [first, bucket] of this.#buckets) {
      if (isHan(first.charCodeAt(0))) continue
      for (const [token, count] of bucket) if (isOneEditAway(word, token)) found.push([token, count])
    }
    return found
      .sort((a, b) => b[1] - a[1])
      .slice(0, FUZZY_BEST)
      .map(([token]) => token)
  }

  /** Pairs of Han characters with the same one between the two given: `[蓝奏, 奏云]` for 蓝 and 云, the most used first. */
  between(first: string, last: string): [string, string][] {
    const found: { pairs: [string, string]; count: number }[] = []
    for (const [token, count] of this.#buckets.get(first) ?? []) {
      const next = token.slice(1) + last
      if (token.length === 2 && isHan(token.charCodeAt(1)) && this.has(next))
        found.push({ pairs: [token, next], count })
    }
    return found
      .sort((a, b) => b.count - a.count)
      .slice(0, FUZZY_BEST)
      .map(({ pairs }) => pairs)
  }

  /** The most used word that is two mistakes away at most, for a suggestion. */
  nearer(word: string): string | undefined {
    const [near] = this.near(word)
    if (near !== undefined || word.length < FUZZY_FROM + 1 || isHan(word.charCodeAt(0))) return near
    let best: { token: string; count: number } | undefined
    for (const bucket of this.#buckets.values()) {
      for (const [token, count] of bucket) {
        if (count > (best?.count ?? 0) && isTwoEditsAway(word, token)) best = { token, count }
      }
    }
    return best?.token
  }

  /** The known word that is this one but for a hyphen, e.g. `read-only` of `readonly`. */
  hyphenedOf(word: string): string | undefined {
    if (!/^[a-z]{6,}$/.test(word)) return undefined
    for (let at = 2; at <= word.length - 2; at++) {
      const hyphened = `${word.slice(0, at)}-${word.slice(at)}`
      if (this.has(hyphened)) return hyphened
    }
    return undefined
  }

  /** Two known words that were typed as one, e.g. `dockercompose`. */
  splitOf(word: string): [string, string] | undefined {
    for (let at = word.length - 3; at >= 3; at--) {
      const parts: [string, string] = [word.slice(0, at), word.slice(at)]
      if (this.has(parts[0]) && this.has(parts[1])) return parts
    }
    return undefined
  }
}

/** One insertion, deletion, substitution or swap of neighbours apart; equal words are not. */
export function isOneEditAway(a: string, b: string): boolean {
  const difference = a.length - b.length
  if (difference > 1 || difference < -1 || a === b) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const restA = a.length - start - end
  const restB = b.length - start - end
  if (Math.max(restA, restB) === 1) return true
  return restA === 2 && restB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
}

/** One edit, and then one more: leaving out any letter of the longer word must bring them within one edit. */
function isTwoEditsAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2 || a[0] !== b[0]) return false
  const [long, short] = a.length >= b.length ? [a, b] : [b, a]
  for (let at = 0; at < long.length; at++) {
    const shorter = long.slice(0, at) + long.slice(at + 1)
    if (shorter === short || isOneEditAway(shorter, short)) return true
  }
  return false
}
