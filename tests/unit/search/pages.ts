import { hashText } from '../../../src/content/hash'
import type { SearchPage } from '../../../src/content/types'
import { Engine } from '../../../src/features/search/engine'
import { Shard } from '../../../src/features/search/shard'
import { Thesaurus } from '../../../src/features/search/thesaurus'
import { outlineOf } from '../../../src/markdown/text/outline'
import { parseBody } from '../../../src/markdown/text/parse'
import { searchSection, sectionsOf } from '../../../src/markdown/text/sections'

/** A page of the search text, cut from markdown as the generator does it. */
export function page(path: string, markdown: string, more: Partial<SearchPage> = {}): SearchPage {
  const root = parseBody(markdown)
  const outline = outlineOf(root)
  return {
    path,
    hash: hashText(markdown),
    title: outline[0]?.text ?? path,
    description: '',
    names: [],
    tags: [],
    pinyin: [],
    sections: sectionsOf(root, outline).map(searchSection),
    ...more,
  }
}

/** An engine that knows the pages; `indexed` builds the whole index first, otherwise everything is still to be read. */
export function engineOf(
  pages: readonly SearchPage[],
  { locale = '/', indexed = true, synonyms = [] as string[][] } = {},
): Engine {
  const engine = new Engine(locale)
  engine.understand(new Thesaurus(synonyms))
  engine.indexBy(Shard)
  for (const each of pages) engine.add(each)
  while (indexed && engine.work(1000));
  return engine
}

export const paths = (engine: Engine, query: string): string[] =>
  engine.search(query, { limit: 50 }).hits.map(({ path }) => path)
