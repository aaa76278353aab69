import { describe, expect, it } from 'vitest'
import { activeEntry, isActive } from '../../../src/content/nav-links'
import { manifestOf } from './manifest-fixture'

const manifest = manifestOf({ 'README.md': {}, 'pricing.md': {}, 'guide/README.md': {}, 'zh/README.md': {} })
const active = (item: Parameters<typeof isActive>[0], path: string) => isActive(item, path, manifest)

describe('isActive', () => {
  it('compares whole segments', () => {
    expect(active({ text: '', link: '/guide/' }, '/guide/a.html')).toBe(true)
    expect(active({ text: '', link: '/guide/' }, '/guidebook/a.html')).toBe(false)
    expect(active({ text: '', link: '/pricing' }, '/pricing.html')).toBe(true)
  })
  it('takes a home page for itself alone', () => {
    expect(active({ text: '', link: '/' }, '/guide/')).toBe(false)
    expect(active({ text: '', link: '/' }, '/')).toBe(true)
    expect(active({ text: '', link: '/zh/' }, '/zh/guide/')).toBe(false)
  })
  it('follows activeMatch, also a broken one', () => {
    expect(active({ text: '', link: '/x', activeMatch: '^/guide/(a|b)' }, '/guide/b.html')).toBe(true)
    expect(active({ text: '', activeMatch: '(' }, '/guide/')).toBe(false)
  })
  it('is active for a menu when a child is, and never for other sites', () => {
    expect(active({ text: '', children: [{ text: '', link: '/guide/' }] }, '/guide/x.html')).toBe(true)
    expect(active({ text: '', link: 'https://example.org/guide/' }, '/guide/')).toBe(false)
  })
})

it('marks one entry: a link before a menu that has the place too', () => {
  const menu = { text: 'More', children: [{ text: '', link: '/guide/changelog.html' }] }
  const guide = { text: 'Guide', link: '/guide/' }
  expect(activeEntry([menu, guide], '/guide/changelog.html', manifest)).toBe(guide)
  expect(activeEntry([menu], '/guide/changelog.html', manifest)).toBe(menu)
  expect(activeEntry([menu, guide], '/pricing.html', manifest)).toBeUndefined()
})
