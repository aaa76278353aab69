import { expect, it, vi } from 'vitest'
import { documentHead } from '../../../src/content/document-head'
import type { PageData } from '../../../src/content/types'
import { manifestOf } from './manifest-fixture'

const pictureOf = (cover: string, origin = 'https://docs.example.com') => {
  const document = { file: 'guide/a.md', meta: { cover }, body: '', source: '', hash: '' }
  const page: PageData = { kind: 'page', path: '/guide/a.html', locale: '/', lang: 'en-US', title: 'A', document }
  const { metas } = documentHead(page, manifestOf({ 'guide/a.md': {} }, { title: 'Site' }), '', origin)
  return metas.find(({ name }) => name === 'og:image')?.content
}

it.each([
  ['/content/img/a.png', 'https://docs.example.com/content/img/a.png'],
  ['./a.png', 'https://docs.example.com/content/guide/a.png'],
  ['https://example.org/a.png', 'https://example.org/a.png'],
  ['//example.org/a.png', 'https://example.org/a.png'],
  ['data:text/html,<script>window.pwned=1</script>', undefined],
  ['javascript:window.pwned=1', undefined],
  ['http://[', undefined],
])('a cover %s is the preview picture %s', (cover, expected) => expect(pictureOf(cover)).toBe(expected))

it('a cover of another site needs no address of ours', () => {
  expect(pictureOf('https://example.org/a.png', '')).toBe('https://example.org/a.png')
  expect(pictureOf('./a.png', '')).toBeUndefined()
})

it('a site below a folder of its host has the folder in every address', async () => {
  vi.resetModules()
  vi.doMock('../../../src/platform/base', async (original) => ({
    ...(await original<typeof import('../../../src/platform/base')>()),
    withBase: (url: string) => `/docs${url}`,
  }))
  const { documentHead: headOf } = await import('../../../src/content/document-head')
  for (const cover of ['/content/guide/a.png', './a.png']) {
    const document = { file: 'guide/a.md', meta: { cover }, body: '', source: '', hash: '' }
    const page: PageData = { kind: 'page', path: '/guide/a.html', locale: '/', lang: 'en-US', title: 'A', document }
    const { metas } = headOf(page, manifestOf({ 'guide/a.md': {} }), '', 'https://example.com')
    const said = Object.fromEntries(metas.map(({ name, content }) => [name, content]))
    expect(said['og:image']).toBe('https://example.com/docs/content/guide/a.png')
    expect(said['og:url']).toBe('https://example.com/docs/guide/a.html')
  }
})

it.each([
  ['missing', 'noindex'],
  ['failed', undefined],
] as const)('a page that is %s is %s for search engines, with the title of what is shown', (kind, robots) => {
  const document = { file: '', meta: {}, body: '', source: '', hash: '' }
  const page: PageData = { kind, path: '/guide/a.html', locale: '/', lang: 'en-US', title: 'A', document }
  const { title, metas } = documentHead(page, manifestOf({ 'guide/a.md': {} }, { title: 'Site' }), 'Sorry', '')
  expect(title).toMatch(/^Sorry \| /)
  expect(metas.find(({ name }) => name === 'robots')?.content).toBe(robots)
})
