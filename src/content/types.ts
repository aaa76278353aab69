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
  /**
   * All other frontmatter except `title`, a `description` that `readDescription` reads, and those aliases that are names
   * (see `PageNames`).
   */
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
  /** Written without what equals the defaults: only after `withDefaults` is it all there. */
  site: SiteConfig
  pages: PageRecord[]
  /** Present above the split size: pages under `prefix` are in `file`, not in `pages`. */
  parts?: { prefix: string; file: string; pages: number }[]
  /** Locale prefix to the address of its search text (`search-text.ts`); the query changes with the text. */
  searchText: Record<string, string>
  /** Locale prefix to the address of its `Outlines`. */
  outlines: Record<string, string>
  /** Locale prefix to the address of its `PageNames`. */
  names: Record<string, string>
}

/** Page path to other names that people look for it by: aliases, short title, and Chinese ones as pinyin. */
export type PageNames = Record<string, string[]>

/** Page path to its headings: id, text, level. */
export type Outlines = Record<string, [id: string, text: string, level: number][]>

/** One page for search. */
export interface SearchPage {
  path: string
  /** Hash of the file the text was cut from, as in `PageRecord`; another one in the manifest means the page changed. */
  hash: string
  title: string
  description: string
  /** What people may type instead of the title: short title and aliases. */
  names: string[]
  tags: string[]
  /** Pinyin of the title and names of a Chinese page, one blank between syllables; nobody types it in other languages. */
  pinyin: string[]
  sections: SearchSection[]
}

/**
 * The text under one heading (prose, tables, inline code), the distinct names of its code blocks that the text does
 * not have, blank-separated, and keywords that its author added, if any. A section's parents are the nearest sections
 * before it with a lower level; text before the first heading has an empty `id` and `heading`.
 */
export type SearchSection = [id: string, heading: string, level: number, body: string, code: string, keywords?: string]

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
  /** The page is shown before its text is there, by what the manifest tells of it. */
  isComing?: true
  /** Set when the page is shown in another language because this one lacks it: the prefix it came from. */
  fallbackFrom?: string
}
