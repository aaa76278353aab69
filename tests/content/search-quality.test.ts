import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseSearchText } from '../../src/content/search-text'
import { Engine } from '../../src/features/search/engine'
import { Shard } from '../../src/features/search/shard'
import { Thesaurus } from '../../src/features/search/thesaurus'
import { type Built, build } from '../../src/manifest/build'
import { dataOutputs } from '../../src/manifest/outputs'
import { createReader } from '../../src/manifest/read-content'
import { CHINESE, ENGLISH, type Expectation, LANDINGS } from './search-queries'

/** Right pages first, among the first three, and how far down on average; at least so good. */
const LEAST = { first: 0.85, three: 0.95, rank: 0.9 } as const
const QUERIES_AT_LEAST = 80
/** Compressed bytes that a visitor's first search may cost. */
const MOST_BYTES = 300_000

let built: Built
let files: Map<string, string>
beforeAll(async () => {
  built = build(await createReader('public')())
  files = dataOutputs(built)
}, 180_000)

const textOf = (lang: string): string => files.get(`search/${lang}.json`) ?? ''

function engineOf(lang: string, locale: string): Engine {
  const engine = new Engine(locale)
  engine.understand(new Thesaurus(built.site.search.synonyms))
  engine.indexBy(Shard)
  for (const page of parseSearchText(textOf(lang))) engine.add(page)
  while (engine.work(1000));
  return engine
}

/** Where the first right page stands, counted from 1; 0 when it is not among the results. */
function rankOf(engine: Engine, [query, ...paths]: Expectation): { rank: number; found: string[] } {
  const found = engine.search(query, { limit: 20 }).hits.map(({ path }) => path)
  return { rank: found.findIndex((path) => paths.includes(path)) + 1, found }
}

describe.each([
  ['English', 'en-US', '/', ENGLISH],
  ['Chinese', 'zh-CN', '/zh/', CHINESE],
] as const)('search in %s', (name, lang, locale, queries) => {
  it('finds what people look for', () => {
    const engine = engineOf(lang, locale)
    const ranks = queries.map((expectation) => ({ expectation, ...rankOf(engine, expectation) }))
    const share = (fits: (rank: number) => boolean) => ranks.filter(({ rank }) => fits(rank)).length / ranks.length
    const first = share((rank) => rank === 1)
    const three = share((rank) => rank >= 1 && rank <= 3)
    const mean = ranks.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length
    const digits = (value: number) => value.toFixed(3)
    console.info(
      `${name}: ${queries.length} queries, success@1 ${digits(first)}, success@3 ${digits(three)}, MRR ${digits(mean)}`,
    )
    const missed = ranks
      .filter(({ rank }) => rank !== 1)
      .map(
        ({ expectation, rank, found }) => `${expectation[0]}: ${rank || 'not found'}, first ${found[0] ?? 'nothing'}`,
      )
    expect(first, missed.join('\n')).toBeGreaterThanOrEqual(LEAST.first)
    expect(three, missed.join('\n')).toBeGreaterThanOrEqual(LEAST.three)
    expect(mean, missed.join('\n')).toBeGreaterThanOrEqual(LEAST.rank)
  })

  it('leads to the section that answers', () => {
    const engine = engineOf(lang, locale)
    const own = LANDINGS.filter(([, path]) => path.startsWith('/zh/') === (locale === '/zh/'))
    const found = own.map(([query, path]) => {
      const hit = engine.search(query, { limit: 20 }).hits.find((hit) => hit.path === path)
      return [query, path, hit?.entries[0]?.anchor]
    })
    expect(found).toEqual(own)
  })

  it('is asked enough, about pages that exist', () => {
    expect(queries.length).toBeGreaterThanOrEqual(QUERIES_AT_LEAST)
    expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length)
    const known = new Set(parseSearchText(textOf(lang)).map(({ path }) => path))
    expect(queries.flatMap(([, ...paths]) => paths).filter((path) => !known.has(path))).toEqual([])
  })

  it('finds every page by its title and each of its names', () => {
    const engine = engineOf(lang, locale)
    const lost = parseSearchText(textOf(lang)).flatMap(({ path, title, names }) =>
      [title, ...names]
        // A question word alone says nothing; the page is found by its other names.
        .filter(
          (label) => label !== '为什么' && !engine.search(label, { limit: 20 }).hits.some((hit) => hit.path === path),
        )
        .map((label) => `${path} by "${label}"`),
    )
    expect(lost).toEqual([])
  })

  it('costs a visitor little', () => {
    expect(brotliCompressSync(textOf(lang)).length).toBeLessThan(MOST_BYTES)
  })

  it('leads to headings that exist', () => {
    const outlines = JSON.parse(files.get(`outline/${lang}.json`) ?? '') as Record<string, [id: string][]>
    const wrong = parseSearchText(textOf(lang)).flatMap(({ path, sections }) => {
      const ids = new Set(outlines[path]?.map(([id]) => id))
      return sections.filter(([id]) => id !== '' && !ids.has(id)).map(([id]) => `${path}#${id}`)
    })
    expect(wrong).toEqual([])
  })
})
