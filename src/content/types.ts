import type { FetchFailure } from '../platform/fetch-text'
import type { SiteConfig } from '../site/types'

/** Validated frontmatter. What it may hold, and how each key is read, is the table in `frontmatter.ts`. */
export type { PageMeta } from './frontmatter'

import type { PageMeta } from './frontmatter'

/** One page as the manifest lists it. */
export interface PageRecord {
  /** Canonical decoded path, e.g. `/guide/install/docker.html`. */
  path: string
  /** File under the content folder, e.g. `guide/install/docker.md`. */
  file: string
  title: string
  /** Hash of the whole file text, see `hash.ts`. */
  hash: string
  /** Hash of the frontmatter block alone; when the file's differs, the file wins. */
  frontmatterHash: string
  /** All other frontmatter except `title` and `description`. */
  meta: PageMeta
  /** Words of prose (runs of letters and digits, plus single Han characters). */
  words: { latin: number; han: number }
  /** Picture address as written in the page to its natural width and height in pixels. */
  images?: Record<string, [number, number]>
  /** ISO date-times from git; only in the deployed manifest. */
  created?: string
  updated?: string
  /** Names only. */
  contributors?: string[]
}

/** `manifest.json`, the one generated file that the application starts from. */
export interface Manifest {
  version: 1
  site: SiteConfig
  pages: PageRecord[]
  /** Present above the split size: pages under `prefix` are in `file`, not in `pages`. */
  parts?: { prefix: string; file: string; pages: number }[]
  /** Locale prefix to the address of its search text. */
  searchText: Record<string, string>
  /** Locale prefix to the address of its headings (page path to `[id, text, level]`). */
  outlines: Record<string, string>
}

/** A markdown file with its frontmatter cut off. */
export interface Document {
  /** File under the content folder. */
  file: string
  meta: PageMeta
  body: string
  /** The text as the server sent it, for "view source" and "copy page". */
  source: string
  /** Hash of `source`. */
  hash: string
}

/** Everything one screen is a function of. */
export interface PageData {
  /** `failed`: the file is there or may be, but could not be read; `failure` says why. */
  kind: 'page' | 'missing' | 'failed'
  /** Canonical decoded path. */
  path: string
  /** Locale prefix, `/` or `/zh/`. */
  locale: string
  lang: string
  title: string
  /** The manifest's record, when it lists the page. */
  record?: PageRecord
  document: Document
  failure?: { reason: FetchFailure; url: string; status?: number }
  /** Set when the page is shown in another language because this one lacks it: the prefix it came from. */
  fallbackFrom?: string
}
