/** The reading worker: fetches pages a few at a time and cuts them into sections as the generator does. */
import { readDescription } from '../../content/description'
import { splitFrontmatter } from '../../content/frontmatter'
import { hashText } from '../../content/hash'
import { encodePath } from '../../content/paths'
import type { SearchPage } from '../../content/types'
import { outlineOf } from '../../markdown/text/outline'
import { parseBody } from '../../markdown/text/parse'
import { searchSection, sectionsOf } from '../../markdown/text/sections'
import { ContentError, fetchText } from '../../platform/fetch-text'
import { report } from '../../platform/report'
import type { FromReader, PageKey, ToReader } from './messages'

declare const self: DedicatedWorkerGlobalScope

/** Requests at a time; more would keep the page that the visitor opens next waiting. */
const AT_ONCE = 4
/** After so many failures in a row there is no connection, and the other pages are not asked for. */
const GIVE_UP = 4

self.onmessage = ({ data: { pages, contentUrl } }: MessageEvent<ToReader>) => {
  const queue = [...pages]
  let failures = 0
  const next = async (): Promise<void> => {
    for (let key = queue.shift(); key; key = queue.shift()) {
      const result: FromReader =
        failures < GIVE_UP ? await read(key, contentUrl) : { outcome: 'failed', path: key.path }
      failures = result.outcome === 'failed' ? failures + 1 : 0
      self.postMessage(result)
    }
  }
  for (let lane = 0; lane < AT_ONCE; lane++) void next()
}

async function read(key: PageKey, contentUrl: string): Promise<FromReader> {
  const { path } = key
  const url = new URL(encodePath(key.file), contentUrl).href
  try {
    return { outcome: 'page', page: pageOf(key, await fetchText(url, { cache: 'no-cache' })) }
  } catch (error) {
    const reason = error instanceof ContentError ? error.reason : undefined
    if (reason === 'missing') return { outcome: 'gone', path }
    if (reason === undefined) report('a page could not be read for search', key.file, 'see the error', error)
    return { outcome: 'failed', path }
  }
}

/** The same as the generator's `searchPage`, but for pinyin, which needs a dictionary. */
function pageOf({ path, title, names, tags }: PageKey, source: string): SearchPage {
  const { frontmatter = '', body } = splitFrontmatter(source)
  const root = parseBody(body)
  return {
    path,
    hash: hashText(source),
    title,
    description: readDescription(frontmatter) ?? '',
    names,
    tags,
    pinyin: [],
    sections: sectionsOf(root, outlineOf(root)).map(searchSection),
  }
}
