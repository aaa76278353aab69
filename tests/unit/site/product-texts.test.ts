import { describe, expect, it } from 'vitest'
import { ensureProductMessages, i18n } from '../../../src/site/i18n'
import { messages as english } from '../../../src/site/locales/product/en-US'
import { messages as chinese } from '../../../src/site/locales/product/zh-CN'

type Texts = { [key: string]: string | Texts }

/** Every text with its dotted name. */
function flat(texts: Texts, prefix = ''): Map<string, string> {
  const all = new Map<string, string>()
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') all.set(prefix + key, value)
    else for (const [name, text] of flat(value, `${prefix}${key}.`)) all.set(name, text)
  }
  return all
}

const en = flat(english)
const zh = flat(chinese)
const slots = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

describe('the texts of tools and product pages', () => {
  it('exist in both languages, with the same places for values', () => {
    expect([...zh.keys()].sort()).toEqual([...en.keys()].sort())
    for (const [name, text] of en) expect(slots(zh.get(name) ?? ''), name).toEqual(slots(text))
  })

  it('are written in their language', () => {
    // Names and abbreviations that are the same everywhere.
    const same = /^(?:who\.|downloads\.systems\.|album\.id$|finder\.signIns\.cookie$|finder\.or$)/
    for (const [name, text] of zh) {
      if (!same.test(name)) expect(text, name).toMatch(/\p{Script=Han}/u)
    }
    for (const [name, text] of en) expect(text, name).not.toMatch(/\p{Script=Han}/u)
  })

  it('say of each failure what to do', () => {
    for (const kind of ['network', 'timeout', 'status', 'page', 'unreadable', 'refused', 'missing']) {
      for (const texts of [en, zh]) {
        expect(texts.has(`failure.${kind}`), kind).toBe(true)
        expect(texts.has(`failure.${kind}Do`), kind).toBe(true)
      }
    }
  })

  it('have a space beside Latin names and none between Han characters', async () => {
    await ensureProductMessages('zh-CN')
    const t = i18n.getFixedT('zh-CN', 'product')
    expect(t('oauth.go', { who: 'Dropbox' })).toBe('登录 Dropbox')
    expect(t('oauth.go', { who: '百度网盘' })).toBe('登录百度网盘')
  })
})
