import type { PageData } from '../../content/types'

/** A page that was seen, with the text it had. */
export type Visit = Pick<PageData, 'path' | 'title' | 'document'>

/** Pages of this visit that the manifest does not know, or knows in an older form; by path. */
export const visits = new Map<string, Visit>()

/** Remembers a page whose text is not the one the generator saw, so that search finds what the visitor saw. */
export function noteVisit({ kind, path, title, document, record, fallbackFrom }: PageData): void {
  if (kind !== 'page' || fallbackFrom !== undefined) return
  if (document.hash === record?.hash) visits.delete(path)
  else visits.set(path, { path, title, document })
}
