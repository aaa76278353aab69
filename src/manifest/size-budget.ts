import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Manifest } from '../content/types'

/** What a visitor waits for, in kilobytes (1,000 bytes) as a good server sends it: brotli at its best. */
export const BUDGET = { script: 165, styles: 12, manifest: 20 } as const

type Kind = keyof typeof BUDGET
export type Sizes = Record<Kind, number>

const NAMES: Record<Kind, string> = {
  script: 'the critical script',
  styles: 'the critical stylesheet',
  manifest: 'what one page needs of the manifest',
}

const WAYS: Record<Kind, string> = {
  script: 'load what no first screen needs by import(); "npm run analyze" says what is in it',
  styles: 'keep the styles of what loads later in the files of those parts',
  manifest: 'lower SPLIT_ABOVE in src/manifest/build.ts, or spread the largest folder over several',
}

/** What is to be said about sizes (in bytes) that pass the budget; nothing when none does. */
export function overBudget(sizes: Sizes): string[] {
  return (Object.keys(BUDGET) as Kind[]).flatMap((kind) => {
    const over = sizes[kind] - BUDGET[kind] * 1000
    if (over <= 0) return []
    return `${NAMES[kind]} is ${(Math.ceil(over / 10) / 100).toFixed(2)} KB over its budget of ${BUDGET[kind]} KB — ${WAYS[kind]}`
  })
}

/** Compressed sizes of what a built folder makes every visitor wait for. */
export function criticalSizes(folder: string, base: string): Sizes {
  const read = (url: string) => readFileSync(join(folder, url.replace(/\?.*$/, '')))
  const total = (urls: string[]) => urls.reduce((sum, url) => sum + compressedSize(read(url)), 0)
  const html = read('index.html').toString()
  const named = (tag: RegExp) => [...html.matchAll(tag)].map(([, url = '']) => url.slice(base.length))
  return {
    // Vite names the entry and everything it imports without waiting.
    script: total(named(/<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g)),
    styles: total(named(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)),
    manifest: manifestShare(read),
  }
}

/** What the page with the longest menus reads of the manifest: the file itself, and the parts of the folders around it. */
function manifestShare(read: (url: string) => Buffer): number {
  const text = read('manifest.json')
  const { parts = [] } = JSON.parse(text.toString()) as Manifest
  const sizes = parts.map(({ prefix, file }) => ({ prefix, size: compressedSize(read(file)) }))
  const around = sizes.map(({ prefix }) =>
    sizes.reduce((sum, part) => sum + (prefix.startsWith(part.prefix) ? part.size : 0), 0),
  )
  return compressedSize(text) + Math.max(0, ...around)
}

export const compressedSize = (content: Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length
