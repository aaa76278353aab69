import { describe, expect, it } from 'vitest'
import { localeLinks } from '../../../src/content/locale-links'
import { manifestOf } from './manifest-fixture'

const FILES = {
  'README.md': {},
  'zh/README.md': {},
  'guide/drivers/README.md': {},
  'zh/guide/drivers/README.md': {},
  'guide/drivers/a.md': {},
  'zh/guide/drivers/a.md': {},
  'guide/drivers/only-en.md': {},
}
const zhOf = (path: string, fallback: boolean) =>
  localeLinks(manifestOf(FILES, { localeRedirect: { fallback, default: '/zh/', auto: false }, locales: LOCALES }), {
    path,
    locale: '/',
  })[1]?.path
const LOCALES = { '/': { lang: 'en-US', name: 'English' }, '/zh/': { lang: 'zh-CN', name: '中文' } }

describe('localeLinks (case in-02)', () => {
  it('leads to the same page', () => expect(zhOf('/guide/drivers/a.html', true)).toBe('/zh/guide/drivers/a.html'))
  it('keeps the address where the text is shown in the other language', () =>
    expect(zhOf('/guide/drivers/only-en.html', true)).toBe('/zh/guide/drivers/only-en.html'))
  it('leads to the nearest parent otherwise', () =>
    expect(zhOf('/guide/drivers/only-en.html', false)).toBe('/zh/guide/drivers/'))
  it('leads home from a missing page', () => expect(zhOf('/nowhere/x.html', false)).toBe('/zh/'))
})
