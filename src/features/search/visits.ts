import type { PageData, PageRecord } from '../../content/types'

/** A page that was seen, in the form it had; its text is read again when it is searched. */
export type Visit = Pick<PageRecord, 'path' | 'file' | 'title' | 'hash' | 'meta'>

/** Pages of this visit that the manifest does not know, or knows in an older form; by path. */
export const visits = new Map<string, Visit>()

/** Remembers a page whose text is not the one the generator saw, so that search finds what the visitor saw. */
export function noteVisit({ kind, path, title, document, record, fallbackFrom }: PageData): void {
  if (kind !== 'page' || fallbackFrom !== undefined) return
  if (document.hash === record?.hash) visits.delete(path)
  else visits.set(path, { path, file: document.file, title, hash: document.hash, meta: document.meta })
}
