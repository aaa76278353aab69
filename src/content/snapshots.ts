import { hashText } from './hash'
import type { LoadedRoute } from './load-route'
import type { Document } from './types'

/** The names that the program which writes snapshots and the one which removes outdated ones agree on. */

/** Page path to the `drawnHash` its snapshot was made of. */
export const SNAPSHOT_LIST = 'snapshots.json'

/** The start page as the build made it; the home page's snapshot stands in its place. */
export const PRISTINE_PAGE = 'app.html'

/** What a snapshot was drawn from: the text of its page and the manifest. Another of either is another drawing. */
export const drawnFrom = ({ page, manifest }: LoadedRoute): string =>
  `${page.document.hash}-${hashText(manifest.source)}`

/** Hash of a page's text; `whole` is its body with the files put in that it includes, which change by themselves. */
export const drawnHash = ({ source, body, hash }: Pick<Document, 'source' | 'body' | 'hash'>, whole: string): string =>
  whole === body ? hash : hashText(source + whole)

/** The file of a page's snapshot, below the site's folder and with a leading slash. */
export const snapshotFile = (path: string): string => (path.endsWith('/') ? `${path}index.html` : path)
