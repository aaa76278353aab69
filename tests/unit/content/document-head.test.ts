import { expect, it } from 'vitest'
import { documentHead } from '../../../src/content/document-head'
import type { PageData } from '../../../src/content/types'
import { manifestOf } from './manifest-fixture'

const pictureOf = (cover: string) => {
  const document = { file: 'guide/a.md', meta: { cover }, body: '', source: '', hash: '' }
  const page: PageData = { kind: 'page', path: '/guide/a.html', locale: '/', lang: 'en-US', title: 'A', document }
  const { metas } = documentHead(
    page,
    manifestOf({ 'guide/a.md': {} }, { title: 'Site' }),
    '',
    'https://docs.example.com',
  )
  return metas.find(({ name }) => name === 'og:image')?.content
}

it.each([
  ['/content/img/a.png', 'https://docs.example.com/content/img/a.png'],
  ['https://example.org/a.png', 'https://example.org/a.png'],
  ['data:text/html,<script>window.pwned=1</script>', undefined],
  ['javascript:window.pwned=1', undefined],
  ['http://[', undefined],
])('a cover %s is the preview picture %s', (cover, expected) => expect(pictureOf(cover)).toBe(expected))

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
