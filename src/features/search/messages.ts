import type { SearchPage } from '../../content/types'
import type { Answer, Category } from './types'

/** A page that ought to be found, as the manifest (or the visit) knows it now. */
export interface PageKey {
  path: string
  /** File under the content folder. */
  file: string
  /** Hash of the file's text; empty when nobody knows it. */
  hash: string
  title: string
  names: string[]
  tags: string[]
}

/** What is to be searched in one locale. */
export interface Contents {
  /** Locale prefix. */
  locale: string
  /** Whole address of the search text; without one the pages themselves are read. */
  searchUrl?: string
  pages: PageKey[]
  /** The manifest is split, so a page it does not list may exist all the same. */
  partial: boolean
  /** Whole address of the content folder, with a slash at the end. */
  contentUrl: string
}

export interface Progress {
  done: number
  total: number
}

/** From the page to the search worker. */
export type ToSearch =
  | { type: 'open'; contents: Contents }
  /** The contents are as before; what could not be read may be now. */
  | { type: 'again'; locale: string }
  | { type: 'query'; id: number; locale: string; text: string; category?: Category; limit: number }
  /** Nobody waits for the answer to this query any more. */
  | { type: 'drop'; id: number }
  | ({ type: 'read'; locale: string } & ReadResult)

/** From the search worker to the page. */
export type FromSearch =
  /** A partial answer is followed by a whole one. */
  | { type: 'answer'; id: number; answer: Answer }
  /** Nothing could be searched, because nothing could be read. */
  | { type: 'failed'; id: number; message: string }
  /** Pages whose text is missing or old: somebody has to read them. */
  | { type: 'missing'; locale: string; pages: PageKey[] }

/** What reading a page led to: its text, or the knowledge that there is none. */
export type ReadResult =
  | { outcome: 'page'; page: SearchPage }
  | { outcome: 'gone'; path: string }
  | { outcome: 'failed'; path: string }

/** From the page to the reading worker. */
export interface ToReader {
  pages: PageKey[]
  contentUrl: string
}

/** From the reading worker to the page, once a page. */
export type FromReader = ReadResult
