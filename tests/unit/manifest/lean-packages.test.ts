import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Index as Whole } from 'flexsearch'
import whole from 'style-to-object'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { leanPackages } from '../../../src/manifest/lean-packages'
import { safeStyle } from '../../../src/markdown/html/allow'

/** A package's file as the build leaves it. */
function trimmed(url: string): { before: string; after: string } {
  const file = fileURLToPath(url)
  const before = readFileSync(file, 'utf8')
  const transform = leanPackages().transform as Extract<Plugin['transform'], (...args: never[]) => unknown>
  const result = Reflect.apply(transform, undefined, [before, file]) as { code: string }
  return { before, after: result.code }
}

test('i18next without the parts that only sites with other texts need still does what ours asks of it', async () => {
  const { before, after } = trimmed(import.meta.resolve('i18next'))
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

test('reading React makes no errors, whose stacks would cost another reading of the whole program', () => {
  const require = createRequire(import.meta.url)
  const { before, after } = trimmed(
    new URL('cjs/react-dom-client.production.js', import.meta.resolve('react-dom/package.json')).href,
  )
  const errorsOf = (code: string): number => {
    let made = 0
    const Counted = new Proxy(Error, {
      apply(target, _, given: [string]) {
        made += 1
        return new target(...given)
      },
    })
    const exports: Record<string, unknown> = {}
    new Function('exports', 'require', 'Error', code)(exports, require, Counted)
    expect(exports.createRoot).toBeTypeOf('function')
    return made
  }
  expect(errorsOf(before)).toBe(5)
  expect(errorsOf(after)).toBe(0)
})

test('the smaller bundle of FlexSearch finds, keeps and takes over as the whole one does', async () => {
  const load = leanPackages().load as Extract<Plugin['load'], (...args: never[]) => unknown>
  const file = fileURLToPath(import.meta.resolve('flexsearch'))
  const code = Reflect.apply(load, undefined, [`\0lean:flexsearch:${file}`]) as string
  const lean = /'(.+)'/.exec(code)?.[1] ?? ''
  const { Index } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(readFileSync(lean, 'utf8'))}`
  )) as typeof import('flexsearch')
  const indexOf = (Kind: typeof Index) =>
    new Kind({ tokenize: 'strict', resolution: 1, fastupdate: false, encode: (text: string) => text.split('\n') })
  const kept = [Index, Whole].map((Kind) => {
    const index = indexOf(Kind)
    index.add(3, 'docker\n云盘')
    index.add(7, 'docker\nweb')
    const parts: [string, string][] = []
    index.export((key: string, data: string) => void (typeof data === 'string' && parts.push([key, data])))
    return parts
  })
  expect(kept[0]).toEqual(kept[1])
  const restored = indexOf(Index)
  for (const [key, data] of kept[1] ?? []) restored.import(key, data)
  expect(restored.search('docker', { limit: 9 })).toEqual([3, 7])
  expect(restored.search('云盘', { limit: 9 })).toEqual([3])
  expect(restored.search('盘', { limit: 9 })).toEqual([])
})

test('styles that a page may have are read as the whole package reads them', async () => {
  const load = leanPackages().load as Extract<Plugin['load'], (...args: never[]) => unknown>
  const code = Reflect.apply(load, undefined, ['\0lean:style-to-object:']) as string
  const { default: lean } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as typeof import('style-to-object')
  const read = (parse: typeof whole, style: string): [string, string][] => {
    const found: [string, string][] = []
    parse(style, (name, value) => found.push([name, value]))
    return found
  }
  const style = safeStyle(
    'COLOR:red;background: rgb(1 2 3 / 50%) ; width:10.5em; text-align : Center; position: fixed; height: "1px"; /* x */',
  )
  expect(style.split(';')).toHaveLength(4)
  expect(read(lean, style)).toEqual(read(whole, style))
})
