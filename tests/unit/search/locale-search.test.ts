import { describe, expect, it, vi } from 'vitest'
import type { SearchPart } from '../../../src/content/search-text'
import type { SearchPage } from '../../../src/content/types'
import { LocaleSearch, type LocaleSearchParts } from '../../../src/features/search/locale-search'
import type { Contents, PageKey } from '../../../src/features/search/messages'
import { Shard } from '../../../src/features/search/shard'
import type { Answer } from '../../../src/features/search/types'
import { page } from './pages'

const ONE = page('/one.html', '# One\n\nzetaone')
const TWO = page('/two.html', '# Two\n\nzetatwo')

const keyOf = ({ path, hash, title }: SearchPage): PageKey => ({
  path,
  hash,
  title,
  file: path.slice(1),
  names: [],
  tags: [],
})

function contents(pages: SearchPage[], more: Partial<Contents> = {}): Contents {
  const keys = pages.map(keyOf)
  return {
    locale: '/',
    searchUrl: '/s?v=1',
    pages: keys,
    partial: false,
    contentUrl: '/content/',
    ...more,
  }
}

/** A search with a scripted search text and memory for an index cache. */
function start(
  given: Contents,
  text: SearchPage[] | undefined | Promise<SearchPage[]>,
  kept = new Map<string, unknown>(),
  loadShards: LocaleSearchParts['loadShards'] = async () => Shard,
) {
  const breathe = () => Promise.resolve()
  const readText = vi.fn(async (_url: string, take: (part: SearchPart) => Promise<void>) => {
    const pages = await text
    if (pages) await take({ synonyms: [['zetaword', 'zetaone']], pages })
  })
  const onMissing = vi.fn((_pages: PageKey[]) => {})
  const cache = {
    read: async (locale: string) => kept.get(locale),
    write: async (locale: string, value: unknown) => void kept.set(locale, structuredClone(value)),
  }
  const search = new LocaleSearch(given, { readText, onMissing, cache, loadShards, breathe, rest: breathe })
  const paths = (query: string) => pathsOf(ask(search, query).whole)
  const missing = () => onMissing.mock.calls.map(([pages]) => pages.map(({ path }) => path))
  return { search, paths, readText, missing, kept }
}

/** Asks a query: the whole answer, and the answers in part that come before it. */
function ask(search: LocaleSearch, query: string) {
  const controller = new AbortController()
  const parts: Answer[] = []
  const onPart = (answer: Answer) => void parts.push(answer)
  const whole = search.search(query, { limit: 9, signal: controller.signal, onPart })
  return { whole, parts, drop: () => controller.abort() }
}

const pathsOf = async (answer: Answer | Promise<Answer>) => (await answer).hits.map(({ path }) => path)

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('LocaleSearch', () => {
  it('answers from the search text, which is read once', async () => {
    const { search, paths, readText, missing } = start(contents([ONE, TWO]), [ONE, TWO])
    expect(await paths('zetatwo')).toEqual(['/two.html'])
    search.update(contents([ONE, TWO]))
    expect(await paths('zetaone')).toEqual(['/one.html'])
    expect(readText).toHaveBeenCalledTimes(1)
    expect(missing()).toEqual([])
  })

  it('takes the words that mean the same from the search text', async () => {
    const { paths } = start(contents([ONE, TWO]), [ONE, TWO])
    expect(await paths('zetaword')).toEqual(['/one.html'])
  })

  it('answers by the text that has arrived, and then by all of it', async () => {
    const pages = [page('/one.html', '# One\n\nzetaone docker'), page('/two.html', '# Two\n\nzetatwo docker')]
    let arrive = (_pages: SearchPage[]) => {}
    const rest = new Promise<SearchPage[]>((resolve) => {
      arrive = resolve
    })
    const { search, readText } = start(contents(pages), rest)
    const [one, two] = pages as [SearchPage, SearchPage]
    const [, take] = readText.mock.calls[0] as Parameters<typeof readText>
    const docker = ask(search, 'docker')
    const other = ask(search, 'zetatwo')
    await take({ pages: [one] })
    await vi.waitFor(() => expect(docker.parts).toHaveLength(1))
    expect(docker.parts[0]).toMatchObject({ partial: true, hits: [{ path: '/one.html' }] })
    expect(other.parts).toEqual([])
    arrive([two])
    expect(await pathsOf(other.whole)).toEqual(['/two.html'])
    const whole = await docker.whole
    expect(await pathsOf(whole)).toEqual(['/one.html', '/two.html'])
    expect(whole.partial).toBeUndefined()
    expect(docker.parts).toHaveLength(1)
  })

  it('does not look for what nobody waits for any more', async () => {
    let arrive = (_pages: SearchPage[]) => {}
    const text = new Promise<SearchPage[]>((resolve) => {
      arrive = resolve
    })
    const { search } = start(contents([ONE]), text)
    const dropped = ask(search, 'zetaone')
    dropped.drop()
    arrive([ONE])
    await expect(dropped.whole).rejects.toThrow('aborted')
    expect(dropped.parts).toEqual([])
  })

  it('answers without an index when what it is made of does not arrive', async () => {
    const { paths, kept } = start(contents([ONE, TWO]), [ONE, TWO], new Map(), async () => undefined)
    expect(await paths('zetatwo')).toEqual(['/two.html'])
    expect(await paths('nothing of the kind')).toEqual([])
    await settled()
    expect(await paths('zetaone')).toEqual(['/one.html'])
    expect(kept.size).toBe(0)
  })

  it('takes pages that come once more after a broken line as those it has', async () => {
    const kept = new Map<string, unknown>()
    const first = start(contents([ONE, TWO]), undefined, kept)
    first.readText.mockImplementation(async (_, take) => {
      await take({ pages: [ONE] })
      await take({ pages: [ONE, TWO] })
    })
    const again = new LocaleSearch(contents([ONE, TWO]), {
      readText: first.readText,
      cache: { read: async () => kept.get('/'), write: async (_, value) => void kept.set('/', value) },
      loadShards: async () => Shard,
      onMissing: first.missing,
      breathe: () => Promise.resolve(),
      rest: () => Promise.resolve(),
    })
    expect(await pathsOf(ask(again, 'zetatwo').whole)).toEqual(['/two.html'])
    await settled()
    // The kept index is that of two pages, as of a visit without a broken line.
    const whole = start(contents([ONE, TWO]), [ONE, TWO], kept)
    expect(await whole.paths('zetaone')).toEqual(['/one.html'])
    await settled()
    expect(await whole.paths('zetatwo')).toEqual(['/two.html'])
  })

  it('follows the manifest: what it lacks is gone, what is new or changed is asked for', async () => {
    const newer = page('/two.html', '# Two\n\nzetanew')
    const added = page('/three.html', '# Three\n\nzetathree')
    const { search, paths, missing } = start(contents([newer, added]), [ONE, TWO])
    expect(await paths('zetaone')).toEqual([])
    expect(missing()).toEqual([['/two.html', '/three.html']])
    search.take({ outcome: 'page', page: newer })
    search.take({ outcome: 'page', page: added })
    expect(await paths('zetatwo')).toEqual([])
    expect(await paths('zetanew')).toEqual(['/two.html'])
    expect(await paths('zetathree')).toEqual(['/three.html'])
    search.update(contents([newer, added]))
    await paths('zetanew')
    expect(missing()).toHaveLength(1)
  })

  it('reads the search text again when its address changed, and takes over what differs', async () => {
    const { search, paths, readText } = start(contents([ONE]), [ONE])
    expect(await paths('zetatwo')).toEqual([])
    readText.mockImplementation((_, take) => take({ pages: [TWO] }))
    search.update(contents([TWO], { searchUrl: '/s?v=2' }))
    expect(await paths('zetatwo')).toEqual(['/two.html'])
    expect(await paths('zetaone')).toEqual([])
  })

  it('reads all pages when there is no search text, and answers from what has arrived', async () => {
    const { search, paths, missing } = start(contents([ONE, TWO]), undefined)
    expect(await paths('zetaone')).toEqual([])
    expect(missing()).toEqual([['/one.html', '/two.html']])
    search.take({ outcome: 'page', page: ONE })
    search.take({ outcome: 'failed', path: '/two.html' })
    expect(await paths('zetaone')).toEqual(['/one.html'])
  })

  it('says so when nothing at all could be read', async () => {
    const { search, paths } = start(contents([ONE]), undefined)
    expect(await paths('zetaone')).toEqual([])
    search.take({ outcome: 'failed', path: '/one.html' })
    await expect(paths('zetaone')).rejects.toThrow('no page could be read')
  })

  it('asks again for what could not be read', async () => {
    const { search, paths, missing } = start(contents([ONE, TWO]), [TWO])
    await paths('zetatwo')
    search.take({ outcome: 'failed', path: '/one.html' })
    search.readAgain()
    expect(await paths('zetaone')).toEqual([])
    expect(missing()).toEqual([['/one.html'], ['/one.html']])
    search.take({ outcome: 'page', page: ONE })
    expect(await paths('zetaone')).toEqual(['/one.html'])
  })

  it('drops a page whose file is gone', async () => {
    const changed = { ...ONE, hash: 'other' }
    const { search, paths } = start(contents([changed, TWO]), [ONE, TWO])
    expect(await paths('zetaone')).toEqual(['/one.html'])
    search.take({ outcome: 'gone', path: '/one.html' })
    expect(await paths('zetaone')).toEqual([])
  })

  it('keeps pages that a split manifest does not list', async () => {
    const { paths } = start(contents([ONE], { partial: true }), [ONE, TWO])
    expect(await paths('zetatwo')).toEqual(['/two.html'])
  })

  it('keeps the pinyin of a page that is read again', async () => {
    const old = page('/pan.html', '# 网盘\n\n旧', { pinyin: ['wang pan'] })
    const newer = page('/pan.html', '# 网盘\n\n新')
    const { search, paths } = start(contents([newer]), [old])
    await paths('wangpan')
    search.take({ outcome: 'page', page: newer })
    expect(await paths('wangpan')).toEqual(['/pan.html'])
  })

  it('keeps the finished index and takes it over when nothing changed', async () => {
    const first = start(contents([ONE, TWO]), [ONE, TWO])
    await first.paths('zetaone')
    await settled()
    expect(first.kept.get('/')).toMatchObject({ index: [{ ids: [0, 1] }] })
    const before = JSON.stringify(first.kept.get('/'))
    const second = start(contents([ONE, TWO]), [ONE, TWO], first.kept)
    expect(await second.paths('zetaone')).toEqual(['/one.html'])
    await settled()
    expect(await second.paths('zetatwo')).toEqual(['/two.html'])
    expect(JSON.stringify(first.kept.get('/'))).toBe(before)
  })

  it('takes no index over that was made of another text of the same files, which include a changed one', async () => {
    const other = { ...page('/one.html', '# One\n\n## Zetapart\n\nzetaother'), hash: ONE.hash }
    const first = start(contents([ONE, TWO]), [ONE, TWO])
    await first.paths('zetaone')
    await settled()
    const second = start(contents([other, TWO], { searchUrl: '/s?v=2' }), [other, TWO], first.kept)
    await second.paths('zetaother')
    await settled()
    expect(await second.paths('zetaother')).toEqual(['/one.html'])
    expect(await second.paths('zetatwo')).toEqual(['/two.html'])
  })

  it('takes over another text of the same files while the page is open', async () => {
    const other = { ...page('/one.html', '# One\n\nzetaother'), hash: ONE.hash }
    const { search, paths, readText } = start(contents([ONE, TWO]), [ONE, TWO])
    expect(await paths('zetaone')).toEqual(['/one.html'])
    readText.mockImplementation((_, take) => take({ pages: [other, TWO] }))
    search.update(contents([other, TWO], { searchUrl: '/s?v=2' }))
    expect(await paths('zetaother')).toEqual(['/one.html'])
    expect(await paths('zetaone')).toEqual([])
  })

  it.each(['"{"', null, 7, { revision: 'old' }, { revision: 'old', index: [1] }])(
    'replaces %j in the cache by a good index',
    async (garbage) => {
      const { paths, kept } = start(contents([ONE]), [ONE], new Map([['/', garbage]]))
      expect(await paths('zetaone')).toEqual(['/one.html'])
      await settled()
      expect(kept.get('/')).toMatchObject({ index: [{ ids: [0] }] })
    },
  )
})
