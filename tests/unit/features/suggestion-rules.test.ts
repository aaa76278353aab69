// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageData } from '../../../src/content/types'
import { manifestOf } from '../content/manifest-fixture'

const load = async () => {
  vi.resetModules()
  return import('../../../src/features/locale/suggestion-rules')
}
const TEXTS = { name: 'x', hint: '$1', switch: '$1', cancel: 'c', remember: 'r' }
const manifest = manifestOf(
  { 'README.md': {}, 'zh/README.md': {} },
  {
    localeRedirect: { fallback: true, default: '/zh/', auto: false },
    locales: {
      '/': { lang: 'en-US', name: 'English', redirectModal: TEXTS },
      '/zh/': { lang: 'zh-CN', name: '中文', redirectModal: TEXTS },
    },
  },
)
const home = (locale: string): PageData => ({
  kind: 'page',
  path: locale,
  locale,
  lang: '',
  title: '',
  document: { file: '', meta: {}, body: '', source: '', hash: '' },
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('preferredLocale', () => {
  it.each([
    [['zh-HK', 'en'], '/zh/'],
    [['zh'], '/zh/'],
    [['en-AU', 'zh-CN'], '/'],
    [['fr-FR', 'en-GB'], '/'],
    [['fr-FR'], undefined],
  ])('%j prefers %s', async (languages, prefix) =>
    expect((await load()).preferredLocale(manifest, languages)).toBe(prefix),
  )
})

it('takes the owner’s choice for visitors who read none of ours only where there is no question', async () => {
  const { preferredLocale } = await load()
  const auto = {
    ...manifest,
    site: { ...manifest.site, localeRedirect: { fallback: true, default: '/zh/', auto: true } },
  }
  expect(preferredLocale(auto, ['fr-FR'])).toBe('/zh/')
})

describe('wantsSuggestion', () => {
  it('asks on a home page in another language, once', async () => {
    const { wantsSuggestion } = await load()
    expect(wantsSuggestion(manifest, home('/'), ['zh-CN'])).toBe(true)
    expect(wantsSuggestion(manifest, home('/zh/'), ['zh-CN'])).toBe(false)
    expect(wantsSuggestion(manifest, { ...home('/'), path: '/guide/' }, ['zh-CN'])).toBe(false)
    expect(wantsSuggestion(manifest, home('/'), [])).toBe(false)
    sessionStorage.setItem('locale-redirect', '["/"]')
    expect(wantsSuggestion(manifest, home('/'), ['zh-CN'])).toBe(false)
    expect(wantsSuggestion(manifest, home('/zh/'), ['en'])).toBe(true)
  })
})
