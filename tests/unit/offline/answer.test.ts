import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, type Surroundings } from '../../../src/offline/answer'
import { createKeeping } from '../../../src/offline/keeping'
import { cacheNames } from '../../../src/offline/names'
import { FakeCaches } from '../../support/fake-caches'

const HOST = 'https://docs.example.org'
const PAGE = `${HOST}/content/guide/a.md`
const names = cacheNames('/')

let caches: FakeCaches
let server: Record<string, () => Response>
let asked: [url: string, cache: string | undefined][]
let work: Promise<unknown>[]
let around: Surroundings

const text = (body: string, type = 'text/markdown', status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })

beforeEach(() => {
  caches = new FakeCaches()
  server = {}
  asked = []
  work = []
  around = {
    async fetch(request, init) {
      const url = typeof request === 'string' ? request : request.url
      asked.push([url, init?.cache])
      const reply = server[url]
      if (!reply) throw new TypeError('no network')
      return reply()
    },
    keeping: createKeeping(caches, names),
    after: (more) => void work.push(more),
    switchedOff: async () => false,
  }
})

async function read(strategy: Parameters<typeof answer>[0], url = PAGE): Promise<string> {
  const response = await answer(strategy, new Request(url), around)
  const body = `${response.status} ${await response.text()}`
  await Promise.all(work)
  return body
}
const keep = (url: string, body: string, name = names.visited) =>
  caches.open(name).then((cache) => cache.put(url, text(body)))

describe('copy-first', () => {
  it('hands a copy out without asking anybody', async () => {
    await keep(PAGE, 'kept')
    expect(await read('copy-first')).toBe('200 kept')
    expect(asked).toEqual([])
  })

  it('asks the server when there is none, and keeps the answer', async () => {
    server[PAGE] = () => text('fresh')
    expect(await read('copy-first')).toBe('200 fresh')
    expect(asked).toEqual([[PAGE, 'no-cache']])
    server = {}
    expect(await read('copy-first')).toBe('200 fresh')
  })
})

describe('server', () => {
  it('renews the copy', async () => {
    await keep(PAGE, 'old')
    server[PAGE] = () => text('new')
    expect(await read('server')).toBe('200 new')
    expect(await read('copy-first')).toBe('200 new')
  })

  it('renews a saved copy where it is', async () => {
    await keep(PAGE, 'old', names.saved('/'))
    server[PAGE] = () => text('new')
    await read('server')
    expect(caches.urls(names.visited)).toEqual([])
    expect(await read('copy-first')).toBe('200 new')
  })

  it.each([
    ['404', () => text('no', 'text/plain', 404)],
    ['410', () => text('no', 'text/plain', 410)],
    ['a start page in its place', () => text('<!doctype html>', 'text/html')],
  ])('forgets a file that is gone: %s', async (_, reply) => {
    await keep(PAGE, 'old')
    await keep(PAGE, 'old', names.saved('/'))
    server[PAGE] = reply
    await read('server')
    server = {}
    await expect(read('copy-first')).rejects.toThrow('no network')
  })

  it('keeps the copy through a server error, and hands the error out', async () => {
    await keep(PAGE, 'kept')
    server[PAGE] = () => text('oops', 'text/plain', 500)
    expect(await read('server')).toBe('500 oops')
    expect(await read('copy-first')).toBe('200 kept')
  })

  it('fails without a network, whatever is kept', async () => {
    await keep(PAGE, 'kept')
    await expect(read('server')).rejects.toThrow('no network')
  })

  it('keeps nothing once the owner has switched offline use off', async () => {
    around.switchedOff = async () => true
    server[PAGE] = () => text('fresh')
    expect(await read('server')).toBe('200 fresh')
    expect(caches.urls(names.visited)).toEqual([])
  })
})

describe('network-first', () => {
  it('prefers the server', async () => {
    await keep(PAGE, 'old')
    server[PAGE] = () => text('new')
    expect(await read('network-first')).toBe('200 new')
  })

  it.each([
    ['there is no network', undefined],
    ['the server stumbles', () => text('oops', 'text/plain', 503)],
  ])('uses the copy when %s', async (_, reply) => {
    await keep(PAGE, 'kept')
    if (reply) server[PAGE] = reply
    expect(await read('network-first')).toBe('200 kept')
  })

  it('uses the copy when the server does not answer in time', async () => {
    vi.useFakeTimers()
    await keep(PAGE, 'kept')
    around.fetch = () => new Promise(() => {})
    const response = answer('network-first', new Request(PAGE), around)
    await vi.advanceTimersByTimeAsync(4000)
    expect(await (await response).text()).toBe('kept')
    vi.useRealTimers()
  })
})

describe('immutable', () => {
  const PROGRAM = `${HOST}/assets/a-1.js`

  it('is asked for once', async () => {
    server[PROGRAM] = () => text('code', 'text/javascript')
    expect(await read('immutable', PROGRAM)).toBe('200 code')
    expect(await read('immutable', PROGRAM)).toBe('200 code')
    expect(asked).toHaveLength(1)
  })

  it('is not kept when the start page stands in its place', async () => {
    server[PROGRAM] = () => text('<!doctype html>', 'text/html')
    await read('immutable', PROGRAM)
    expect(caches.urls(names.visited)).toEqual([])
  })

  it('makes room for the newer revision of search text, and serves the older one without a network', async () => {
    const at = (revision: number) => `${HOST}/search/en-US.json?v=${revision}`
    server[at(1)] = () => text('one', 'application/json')
    await read('immutable', at(1))
    server = {}
    expect(await read('immutable', at(2))).toBe('200 one')
    server[at(2)] = () => text('two', 'application/json')
    expect(await read('immutable', at(2))).toBe('200 two')
    expect(caches.urls(names.visited)).toEqual([at(2)])
  })
})

describe('what is kept', () => {
  it('is neither opaque, nor redirected, nor an error, nor huge', async () => {
    for (const init of [{ status: 206 }, { status: 500 }, { headers: { 'content-length': '9000000' } }]) {
      await around.keeping.keep(PAGE, new Response('x', init))
    }
    expect(caches.urls(names.visited)).toEqual([])
  })

  it('has a bound, and the oldest goes first', async () => {
    const keeping = createKeeping(caches, names, 3)
    for (let index = 0; index < 5; index++) await keeping.keep(`${HOST}/content/${index}.md`, text('x'))
    expect(caches.urls(names.visited)).toEqual([2, 3, 4].map((index) => `${HOST}/content/${index}.md`))
  })

  it('survives a full quota', async () => {
    caches.open = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    server[PAGE] = () => text('fresh')
    expect(await read('server')).toBe('200 fresh')
  })
})
