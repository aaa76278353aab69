import { expect, test } from 'vitest'
import { messages as en } from '../../../src/site/locales/en-US'
import { messages as enProduct } from '../../../src/site/locales/product/en-US'
import { messages as zhProduct } from '../../../src/site/locales/product/zh-CN'
import { messages as zh } from '../../../src/site/locales/zh-CN'

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf)

test('texts keep to what the build leaves of i18next: no formats, no nesting (src/manifest/lean-packages.ts)', () => {
  const texts = [en, zh, enProduct, zhProduct].flatMap(textsOf)
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((text) => /\{\{[^}]*,|\$t\(/.test(text))).toEqual([])
})
