import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SITE_DEFAULTS, withDefaults } from '../../../src/site/defaults'

describe('withDefaults', () => {
  it('fills every level and keeps what was given', () => {
    const site = withDefaults({
      title: 'Docs',
      theme: { darkmode: 'enable', focus: 900 },
      endpoints: { map: { cf: 'https://a' } },
    })
    expect(site.title).toBe('Docs')
    expect(site.theme).toEqual({ ...SITE_DEFAULTS.theme, darkmode: 'enable', focus: 900 })
    expect(site.endpoints).toEqual({ default: 'cf', localPort: 3002, map: { cf: 'https://a' } })
  })

  it('keeps the default where the type is another', () => {
    const site = withDefaults({ title: 5, theme: 'dark', search: { synonyms: {} }, offline: 'no', locales: [] })
    expect(site).toEqual(withDefaults({}))
  })

  it('always has a root locale, and completes the others', () => {
    expect(Object.keys(withDefaults(null).locales)).toEqual(['/'])
    const { locales } = withDefaults({
      locales: { '/zh/': { lang: 'zh-CN', navbar: 'x', notices: [1, { title: 'a', content: 'b' }] }, zh: {} },
    })
    expect(Object.keys(locales)).toEqual(['/', '/zh/'])
    expect(locales['/zh/']).toEqual({
      lang: 'zh-CN',
      name: 'English',
      navbar: [],
      sidebar: {},
      notices: [{ title: 'a', content: 'b' }],
    })
  })

  it('leaves out entries of menus and notices that somebody has not written yet, at every depth', () => {
    const half = [null, 5, { text: 'A', link: null, children: [null, 'a.md', { text: 'B', children: [null] }] }]
    const { locales } = withDefaults({
      locales: {
        '/': {
          navbar: [...half, { text: 'C', children: 'structure' }],
          sidebar: {
            '/a/': half,
            '/b/': 'typo',
            '/c/': 'structure',
            '/d/': false,
            '/e/': ['x', { children: 'structure' }],
          },
          notices: [
            { title: 'a', content: 'b', actions: [null, { text: 'OK' }] },
            { title: 'c', content: 'd', actions: 'OK' },
          ],
        },
      },
    })
    expect(locales['/']?.navbar).toEqual([{ text: 'A', children: [{ text: 'B', children: [] }] }, { text: 'C' }])
    expect(locales['/']?.sidebar).toEqual({
      '/a/': [{ text: 'A', children: ['a.md', { text: 'B', children: [] }] }],
      '/c/': 'structure',
      '/d/': false,
      '/e/': ['x', { children: 'structure' }],
    })
    expect(locales['/']?.notices).toEqual([
      { title: 'a', content: 'b', actions: [{ text: 'OK' }] },
      { title: 'c', content: 'd' },
    ])
  })

  it('gives each caller its own copy', () => {
    withDefaults({}).theme.colors.push({ name: 'x', light: '#000', dark: '#fff' })
    expect(withDefaults({}).theme.colors).toEqual([])
  })

  it('does not let a key reach the prototype', () => {
    withDefaults(JSON.parse('{"__proto__":{"polluted":1},"theme":{"__proto__":{"polluted":1}}}'))
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void withDefaults(value)))
    const keys = fc.constantFrom(...Object.keys(SITE_DEFAULTS))
    fc.assert(fc.property(fc.dictionary(keys, fc.anything()), (value) => void withDefaults(value)))
  })
})
