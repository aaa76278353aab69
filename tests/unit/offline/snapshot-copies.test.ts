import { beforeEach, expect, test, vi } from 'vitest'
import { cacheNames } from '../../../src/offline/names'
import { createSnapshotCopies } from '../../../src/offline/snapshot-copies'
import { FakeCaches } from '../../support/fake-caches'

const HOST = 'https://docs.example.org'
const PAGE = `${HOST}/guide/a.html`

const snapshot = (path: string, words: string) =>
  `<div id="root" data-snapshot="${path}" data-program="/assets/one.js"><h1>${words}</h1></div>`

let caches: FakeCaches
let files: Record<string, string>

beforeEach(() => {
  caches = new FakeCaches()
  files = { '/guide/a.html': snapshot('/guide/a.html', 'First') }
})

const fetch = async (url: string) =>
  new Response(files[new URL(url).pathname] ?? '<div id="root"></div>', { headers: { 'content-type': 'text/html' } })

const copies = (entry = '/assets/one.js') =>
  createSnapshotCopies(cacheNames('/'), { caches, fetch, origin: HOST }, async () => entry)

const wordsOf = async (response: Response | undefined) => /<h1>(.*)<\/h1>/.exec((await response?.text()) ?? '')?.[1]

test('a copy is found by its path alone, for the program that it was made by, and not with a query', async () => {
  await copies().renew(`${PAGE}#place`)
  expect(await wordsOf(await copies().find(PAGE))).toBe('First')
  expect(await copies('/assets/two.js').find(PAGE)).toBeUndefined()
  expect(await copies().find(`${PAGE}?q=words`)).toBeUndefined()
})

test('a page that is a snapshot no more is forgotten', async () => {
  await copies().renew(PAGE)
  files = {}
  await copies().renew(PAGE)
  expect(await copies().find(PAGE)).toBeUndefined()
})

test('the older copy is there until the newer one is put in its place', async () => {
  await copies().renew(PAGE)
  files['/guide/a.html'] = snapshot('/guide/a.html', 'Second')
  const cache = await caches.open(cacheNames('/').snapshots)
  const put = cache.put.bind(cache)
  const seen: unknown[] = []
  vi.spyOn(cache, 'put').mockImplementation(async (key, page) => {
    seen.push(await wordsOf(await copies().find(PAGE)))
    await put(key, page)
  })
  await copies().renew(PAGE)
  expect(seen).toEqual(['First'])
  expect(await wordsOf(await copies().find(PAGE))).toBe('Second')
})

test('of many pages the ones visited last are kept', async () => {
  const paths = Array.from({ length: 41 }, (_, number) => `/guide/${number}.html`)
  for (const path of paths) {
    files[path] = snapshot(path, path)
    if (path === paths[40]) await copies().renew(HOST + paths[0])
    await copies().renew(HOST + path)
  }
  expect(await copies().find(HOST + paths[0])).toBeDefined()
  expect(await copies().find(HOST + paths[1])).toBeUndefined()
  expect(await copies().find(HOST + paths[40])).toBeDefined()
})
