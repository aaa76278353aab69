import { expect, it } from 'vitest'
import { removeForeignCaches } from '../../../src/offline/foreign'
import { cacheNames } from '../../../src/offline/names'
import { FakeCaches } from '../../support/fake-caches'

const HOST = 'https://docs.example.org'

async function cachesWith(entries: Record<string, string>): Promise<FakeCaches> {
  const caches = new FakeCaches()
  for (const [name, path] of Object.entries(entries))
    await (await caches.open(name)).put(HOST + path, new Response('x'))
  return caches
}

it('takes what an earlier site of this address kept, and nothing else', async () => {
  const caches = await cachesWith({
    'old-site': '/',
    'old-precache': '/index.html?__WB_REVISION__=1',
    [`workbox-runtime-${HOST}/`]: '/logo.png',
    'docs:/:visited': '/content/README.md',
    'docs:/:shell:a': '/',
    'shop-offline': '/shop/index.html',
  })
  await removeForeignCaches(caches, cacheNames('/'), `${HOST}/`)
  expect(await caches.keys()).toEqual(['docs:/:visited', 'docs:/:shell:a', 'shop-offline'])
})

it('leaves the rest of the origin alone below another base', async () => {
  const caches = await cachesWith({
    home: '/',
    'docs:/:shell:a': '/',
    old: '/docs/index.html',
    'docs:/docs/:shell:a': '/docs/',
  })
  await removeForeignCaches(caches, cacheNames('/docs/'), `${HOST}/docs/`)
  expect(await caches.keys()).toEqual(['home', 'docs:/:shell:a', 'docs:/docs/:shell:a'])
})
