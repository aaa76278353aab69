import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { leanPackages } from '../../../src/manifest/lean-packages'

/** A package's file as the build leaves it. */
function trimmed(name: string): { before: string; after: string } {
  const file = fileURLToPath(import.meta.resolve(name))
  const before = readFileSync(file, 'utf8')
  const transform = leanPackages().transform as Extract<Plugin['transform'], (...args: never[]) => unknown>
  const result = Reflect.apply(transform, undefined, [before, file]) as { code: string }
  return { before, after: result.code }
}

test('i18next without the parts that only sites with other texts need still does what ours asks of it', async () => {
  const { before, after } = trimmed('i18next')
  expect(before.length - after.length).toBeGreaterThan(10_000)
  const module = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(after)}`
  )) as typeof import('i18next')
  const i18n = module.createInstance()
  i18n.use({ type: 'postProcessor', name: 'shout', process: (text: string) => `${text}!` })
  await i18n.init({
    lng: 'en-US',
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    postProcess: ['shout'],
  })
  i18n.addResourceBundle('en-US', 'translation', {
    pages_one: '{{count}} page of {{what}}',
    pages_other: '{{count}} pages',
  })
  i18n.addResourceBundle('zh-CN', 'translation', { pages_other: '{{count}} 页' })
  const t = i18n.t as unknown as (key: string, values: object) => string
  expect(t('pages', { count: 1, what: 'it' })).toBe('1 page of it!')
  expect(t('pages', { count: 3 })).toBe('3 pages!')
  await i18n.changeLanguage('zh-CN')
  expect(t('pages', { count: 3 })).toBe('3 页!')
  expect(i18n.hasResourceBundle('zh-CN', 'product')).toBe(false)
})
