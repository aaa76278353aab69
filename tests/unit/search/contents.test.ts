// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { indexManifest } from '../../../src/content/manifest'
import type { PageData } from '../../../src/content/types'
import { contentsOf } from '../../../src/features/search/contents'
import { noteVisit, visits } from '../../../src/features/search/visits'

const record = (path: string, meta = {}) => ({
  path,
  file: `${path.slice(1).replace(/html$/, 'md')}`,
  title: path,
  hash: 'h',
  meta,
})
const manifest = indexManifest(
  {
    site: { locales: { '/': { lang: 'en-US', name: 'English' }, '/zh/': { lang: 'zh-CN', name: '中文' } } },
    pages: [
      record('/a.html', { aliases: ['name', '/old.html'], tag: ['t'] }),
      record('/zh/a.html'),
      record('/hidden.html', { search: false }),
      record('/moved.html', { redirectTo: '/a.html' }),
    ],
    searchText: { '/': '/search/en-US.json?v=1' },
  },
  'r',
)

const visit = (path: string, hash: string, meta = {}): PageData => ({
  kind: 'page',
  path,
  locale: '/',
  lang: 'en-US',
  title: `seen ${path}`,
  document: { file: `${path.slice(1)}.md`, meta, body: '', source: '', hash },
  ...(manifest.byPath.get(path) ? { record: manifest.byPath.get(path) } : {}),
})

beforeEach(() => visits.clear())

describe('contentsOf', () => {
  it('names the pages of one locale that are to be found', () => {
    const { pages, searchUrl } = contentsOf(manifest, '/')
    expect(pages).toMatchObject([{ path: '/a.html', hash: 'h', names: ['name'], tags: ['t'] }])
    expect(searchUrl).toMatch(/^\w+:.*\/search\/en-US\.json\?v=1$/)
    expect(contentsOf(manifest, '/zh/')).not.toHaveProperty('searchUrl')
  })

  it('knows pages that were dropped in or changed since, once they were seen', () => {
    noteVisit(visit('/new.html', 'n'))
    noteVisit(visit('/a.html', 'newer'))
    noteVisit(visit('/secret.html', 's', { search: false }))
    expect(contentsOf(manifest, '/').pages).toMatchObject([
      { path: '/a.html', hash: 'newer', title: 'seen /a.html' },
      { path: '/new.html', hash: 'n' },
    ])
    noteVisit(visit('/a.html', 'h'))
    expect(contentsOf(manifest, '/').pages[0]).toMatchObject({ hash: 'h', title: '/a.html' })
  })

  it('takes no page of another language for one of this', () => {
    noteVisit({ ...visit('/zh/b.html', 'x'), fallbackFrom: '/' })
    expect(contentsOf(manifest, '/zh/').pages.map(({ path }) => path)).toEqual(['/zh/a.html'])
  })
})
