// @vitest-environment happy-dom
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findWanted, keepFiles, SaveError } from '../../../src/features/offline/keep-files'
import { type PlannedFile, planOf, readLists } from '../../../src/features/offline/plan'
import {
  checkLanguages,
  deleteLanguage,
  pauseLanguage,
  type SavedLanguage,
  savedLanguages,
  saveLanguage,
} from '../../../src/features/offline/saved-languages'
import { FakeCaches } from '../../support/fake-caches'

// The pauses between tries are the only waits, and nobody wants them here.
vi.mock('../../../src/platform/timing', () => ({ delay: async () => {} }))

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)

let files: Record<string, string>
let asked: string[]
let answer: ((path: string) => Promise<Response> | undefined) | undefined
let caches: FakeCaches

function lists(): Record<string, string> {
  const listed = (paths: string[]) => paths.map((path) => [path, files[path]?.length ?? 0, hash(files[path] ?? '')])
  const below = (folder: string) => Object.keys(files).filter((path) => path.startsWith(folder))
  const zh = below('/content/zh/')
  return {
    '/offline.json': JSON.stringify({
      version: 1,
      shared: listed(below('/content/img/')),
      locales: { '/': listed(below('/content/guide/')), '/zh/': listed(zh) },
    }),
    '/program.json': JSON.stringify(listed(below('/assets/'))),
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  files = {
    '/content/guide/a.md': 'page a',
    '/content/guide/b.md': 'page b',
    '/content/zh/guide/a.md': '页面',
    '/content/img/x.svg': '<svg/>',
    '/assets/index-1.js': 'code',
    '/assets/hls-1.js': 'player',
  }
  asked = []
  answer = undefined
  caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted()
    const path = new URL(input, location.href).pathname
    asked.push(path)
    const special = await answer?.(path)
    init?.signal?.throwIfAborted()
    if (special) return special
    const text = { ...files, ...lists() }[path]
    return text === undefined
      ? new Response('', { status: 404 })
      : new Response(text, { headers: { 'content-type': 'text/plain' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const state = (prefix: string): SavedLanguage => {
  const languages = savedLanguages.get()
  if (typeof languages !== 'object' || !languages[prefix]) throw new Error('not checked')
  return languages[prefix]
}

describe('saving a language', () => {
  it('tells the size before, keeps everything it needs, and no players of streams', async () => {
    await checkLanguages()
    expect(state('/')).toMatchObject({ state: 'none', files: 4, bytes: 22, wantedBytes: 22 })
    await saveLanguage('/')
    expect(state('/')).toMatchObject({ state: 'saved', wantedFiles: 0 })
    expect(asked).not.toContain('/assets/hls-1.js')
    expect(asked).not.toContain('/content/zh/guide/a.md')
    for (const path of ['/content/guide/a.md', '/content/img/x.svg', '/assets/index-1.js']) {
      expect(await caches.match(new URL(path, location.href).href), path).toBeDefined()
    }
  })

  it('needs less for the second language, and reads only what changed later', async () => {
    await checkLanguages()
    await saveLanguage('/')
    await checkLanguages()
    expect(state('/zh/')).toMatchObject({ state: 'none', wantedFiles: 1 })
    files['/content/guide/b.md'] = 'page b, corrected'
    await checkLanguages()
    expect(state('/')).toMatchObject({ state: 'partial', wantedFiles: 1, wantedBytes: 17 })
    asked = []
    await saveLanguage('/')
    expect(asked.filter((path) => path.startsWith('/content/'))).toEqual(['/content/guide/b.md'])
    expect(state('/').state).toBe('saved')
  })

  it('goes on where it stopped', async () => {
    await checkLanguages()
    answer = (path) => (path === '/content/guide/b.md' ? Promise.reject(new TypeError('no network')) : undefined)
    await saveLanguage('/')
    expect(state('/')).toMatchObject({ state: 'failed', failure: 'offline' })
    answer = undefined
    await checkLanguages()
    const { wantedFiles } = state('/')
    expect(wantedFiles).toBeLessThan(4)
    asked = []
    await saveLanguage('/')
    expect(state('/').state).toBe('saved')
    expect(asked.filter((path) => !path.endsWith('.json'))).toHaveLength(wantedFiles)
    expect(asked).toContain('/content/guide/b.md')
  })

  it('goes by what the server has when it begins, not by what the page read when it was opened', async () => {
    await checkLanguages()
    delete files['/assets/index-1.js']
    files['/assets/index-2.js'] = 'newer code'
    await saveLanguage('/')
    expect(state('/')).toMatchObject({ state: 'saved', files: 4, bytes: 28 })
    expect(asked).not.toContain('/assets/index-1.js')

    // The same when it goes on after a failure.
    answer = (path) => (path === '/assets/index-3.js' ? Promise.reject(new TypeError('no network')) : undefined)
    delete files['/assets/index-2.js']
    files['/assets/index-3.js'] = 'code of a deployment that is taken back'
    await saveLanguage('/')
    expect(state('/')).toMatchObject({ state: 'failed', failure: 'offline' })
    delete files['/assets/index-3.js']
    files['/assets/index-4.js'] = 'newest code'
    await saveLanguage('/')
    expect(state('/')).toMatchObject({ state: 'saved', wantedFiles: 0 })
  })

  it('takes a line that breaks at the lists for what it is', async () => {
    await checkLanguages()
    for (const broken of ['/offline.json', '/program.json']) {
      answer = (path) => (path === broken ? Promise.reject(new TypeError('no network')) : undefined)
      await saveLanguage('/')
      expect(state('/')).toMatchObject({ state: 'failed', failure: 'offline' })
    }
    answer = async (path) => (path.endsWith('.json') ? new Response('', { status: 503 }) : new Response(files[path]))
    await saveLanguage('/')
    expect(state('/')).toMatchObject({ state: 'failed', failure: 'server' })
  })

  it('keeps the lists by which the files were read', async () => {
    await checkLanguages()
    const before = lists()
    answer = async (path) => {
      // The site is deployed anew meanwhile.
      if (path === '/content/guide/b.md') files['/content/guide/c.md'] = 'page c'
      return undefined as unknown as Response
    }
    await saveLanguage('/')
    expect(state('/').state).toBe('saved')
    for (const url of ['/offline.json', '/program.json']) {
      expect(await (await caches.match(new URL(url, location.href).href))?.text()).toBe(before[url])
      expect(asked.filter((path) => path === url)).toHaveLength(2)
    }
  })

  it('does not empty a language that the site no longer has', async () => {
    await checkLanguages()
    await saveLanguage('/')
    const kept = caches.urls('docs:/:saved:/')
    answer = async (path) =>
      path === '/offline.json'
        ? new Response(JSON.stringify({ shared: [], locales: {} }))
        : (undefined as unknown as Response)
    await saveLanguage('/')
    expect(state('/')).toMatchObject({ state: 'failed', failure: 'server' })
    expect(caches.urls('docs:/:saved:/')).toEqual(kept)
  })

  it('lets go of what is listed no more, but not of programs, and not of what another language still shows', async () => {
    const here = (path: string) => caches.match(new URL(path, location.href).href)
    files['/content/img/old.svg'] = '<svg>old</svg>'
    await checkLanguages()
    await saveLanguage('/')
    await saveLanguage('/zh/')
    for (const path of ['/content/guide/b.md', '/content/img/old.svg', '/assets/index-1.js']) delete files[path]
    files['/content/guide/c.md'] = 'page c'
    files['/assets/index-2.js'] = 'newer code'
    await saveLanguage('/')
    expect(await here('/content/guide/b.md')).toBeUndefined()
    for (const path of ['/content/guide/a.md', '/content/guide/c.md', '/offline.json', '/assets/index-2.js']) {
      expect(await here(path), path).toBeDefined()
    }
    // An older page that is open may ask for it; the worker knows when nobody does.
    expect(await here('/assets/index-1.js')).toBeDefined()
    expect(await here('/content/img/old.svg')).toBeDefined()
    await saveLanguage('/zh/')
    expect(await here('/content/img/old.svg')).toBeUndefined()
    expect(await here('/content/img/x.svg')).toBeDefined()
  })

  it('can be paused', async () => {
    await checkLanguages()
    let reached = (): void => {}
    const half = new Promise<void>((resolve) => {
      reached = resolve
    })
    answer = async (path) => {
      if (path !== '/content/guide/b.md') return undefined as unknown as Response
      reached()
      await new Promise((resolve) => setTimeout(resolve, 5))
      return new Response(files[path])
    }
    const saving = saveLanguage('/')
    await half
    expect(state('/').state).toBe('saving')
    pauseLanguage('/')
    await saving
    expect(state('/').state).toBe('partial')
    expect(state('/').wantedFiles).toBeLessThan(4)
  })

  it('is undone completely; what is shared goes with the last language', async () => {
    await checkLanguages()
    await saveLanguage('/')
    await saveLanguage('/zh/')
    await deleteLanguage('/')
    expect((await caches.keys()).sort()).toEqual(['docs:/:program', 'docs:/:saved:/zh/', 'docs:/:saved:shared'])
    await deleteLanguage('/zh/')
    expect(await caches.keys()).toEqual([])
    expect(state('/').state).toBe('none')
  })

  it('says that there is no room', async () => {
    await checkLanguages()
    const open = caches.open.bind(caches)
    caches.open = async (name) => {
      const cache = await open(name)
      cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
      return cache
    }
    await saveLanguage('/')
    expect(state('/')).toMatchObject({ state: 'failed', failure: 'full' })
  })

  it('says so when the host has no lists', async () => {
    answer = async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    await checkLanguages()
    expect(savedLanguages.get()).toBe('unavailable')
  })
})

describe('each file', () => {
  const file: PlannedFile = { cache: 'c', url: '/content/guide/a.md', bytes: 6, hash: hash('page a') }
  const run = () => keepFiles([file], new AbortController().signal, () => {})

  it('is read again when its hash is not the listed one', async () => {
    const bodies = ['pag', 'page a']
    answer = async () => new Response(bodies.shift())
    await run()
    expect(await (await caches.match('http://localhost:3000/content/guide/a.md'))?.text()).toBe('page a')
    expect(await findWanted([file])).toEqual([])
  })

  it('that an editor changed since the list was made is kept when two answers agree', async () => {
    answer = async () => new Response('newer')
    await run()
    expect(asked).toHaveLength(2)
    expect(await findWanted([file])).toEqual([])
  })

  it('that always ends at another place is not kept', async () => {
    let length = 0
    answer = async () => new Response('page a'.slice(0, ++length % 5))
    await expect(run()).rejects.toThrow(SaveError)
    expect(await findWanted([file])).toHaveLength(1)
  })

  it('whose place the start page takes is not kept', async () => {
    answer = async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    await expect(run()).rejects.toMatchObject({ reason: 'server' })
  })
})

describe('the lists', () => {
  it('are refused when they name anything outside of the site', () => {
    const withUrl = (url: unknown) => () => readLists({ shared: [[url, 1, 'h']], locales: {} }, [])
    for (const url of [
      'https://other.example.com/x',
      '//other.example.com/x',
      '/\\other.example.com',
      '/../x',
      'content/x',
      7,
    ]) {
      expect(withUrl(url), String(url)).toThrow()
    }
    expect(withUrl('/content/a..b.md')).not.toThrow()
    for (const broken of [null, [], {}, { shared: [], locales: [1] }]) expect(() => readLists(broken, [])).toThrow()
  })

  it('make a plan that names every file once', () => {
    const plan = planOf(
      { shared: [['/a', 1, 'h']], program: [['/assets/x.js', 2, 'h']], locales: { '/': [['/b', 3, 'h']] } },
      '/',
    )
    expect(plan.map(({ cache, url }) => [cache, url])).toEqual([
      ['docs:/:program', '/assets/x.js'],
      ['docs:/:saved:shared', '/a'],
      ['docs:/:saved:/', '/b'],
    ])
  })
})
