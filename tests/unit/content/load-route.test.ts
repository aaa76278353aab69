import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDocument } from '../../../src/content/documents'
import { comingPage, ExternalRedirect, loadRoute } from '../../../src/content/load-route'
import type { ManifestIndex } from '../../../src/content/manifest'
import { manifestOf } from './manifest-fixture'

/** A host that answers unknown files with its start page, as static hosts with an SPA fallback do. */
function serve(files: Record<string, string | number>) {
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = files[decodeURIComponent(url).replace(/^\/content\//, '')]
    if (answer === undefined) {
      return new Response('<!doctype html><html></html>', { headers: { 'content-type': 'text/html' } })
    }
    if (typeof answer === 'number') {
      if (answer === 0) throw new TypeError('Failed to fetch')
      return new Response('', { status: answer })
    }
    return new Response(answer, { headers: { 'content-type': 'text/markdown' } })
  })
}

const unchanged = (manifest: ManifestIndex) => () => Promise.resolve(manifest)
const load = (pathname: string, manifest: ManifestIndex, refresh = unchanged(manifest)) =>
  loadRoute(pathname, manifest, refresh).then(({ page }) => page)

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  forgetDocument()
})

describe('loadRoute', () => {
  it('reads a listed page', async () => {
    serve({ 'guide/a.md': '---\ntitle: From the file\n---\n# Other' })
    const page = await load('/guide/a.html', manifestOf({ 'guide/a.md': { title: 'From the manifest' } }))
    expect(page).toMatchObject({
      kind: 'page',
      path: '/guide/a.html',
      locale: '/',
      lang: 'en-US',
      title: 'From the file',
    })
    expect(page.document.body).toBe('# Other')
  })

  it('opens a file that no manifest lists, under its canonical address', async () => {
    serve({ 'zh/guide/hello.md': '# 你好' })
    expect(await load('/zh/guide/hello', manifestOf({}))).toMatchObject({
      kind: 'page',
      path: '/zh/guide/hello.html',
      lang: 'zh-CN',
      title: '你好',
    })
  })

  it('opens an unlisted folder by its README or index', async () => {
    serve({ 'new/index.md': '# New' })
    expect(await load('/new', manifestOf({}))).toMatchObject({ kind: 'page', path: '/new/', title: 'New' })
  })

  it('calls an HTML answer missing, in the language of the path', async () => {
    serve({})
    expect(await load('/zh/none.html', manifestOf({}))).toMatchObject({
      kind: 'missing',
      locale: '/zh/',
      lang: 'zh-CN',
    })
  })

  it('reads the manifest again before it calls a page missing', async () => {
    serve({ 'moved/here.md': '# Here' })
    const newer = manifestOf({ 'moved/here.md': { meta: { redirectFrom: ['/there.html'] } } })
    expect(await load('/there.html', manifestOf({}), () => Promise.resolve(newer))).toMatchObject({
      kind: 'page',
      path: '/moved/here.html',
    })
  })

  it('shows the other language where this one has no page, and says so', async () => {
    serve({ 'guide/only.md': '# Only English' })
    expect(await load('/zh/guide/only.html', manifestOf({ 'guide/only.md': {} }))).toMatchObject({
      kind: 'page',
      path: '/zh/guide/only.html',
      lang: 'zh-CN',
      title: 'Only English',
      fallbackFrom: '/',
    })
  })

  it('reads the address of that page once, not twice', async () => {
    serve({ 'guide/100% free.md': '# Free' })
    expect(await load('/zh/guide/100%25%20free.html', manifestOf({ 'guide/100% free.md': {} }))).toMatchObject({
      kind: 'page',
      title: 'Free',
      fallbackFrom: '/',
    })
  })

  it.each([
    [500, 'server'],
    [0, 'offline'],
  ])('a server that answers %i has failed: %s', async (status, reason) => {
    serve({ 'a.md': status })
    expect(await load('/a.html', manifestOf({ 'a.md': {} }))).toMatchObject({ kind: 'failed', failure: { reason } })
  })

  it('shows the body of a page whose YAML is broken, and names file and line', async () => {
    serve({ 'a.md': '---\ntitle: A\norder: [1\n---\n# Body' })
    const page = await load('/a.html', manifestOf({ 'a.md': {} }))
    expect(page).toMatchObject({ kind: 'page', title: 'Body' })
    expect(vi.mocked(console.warn).mock.calls.flat().join()).toMatch(/a\.md:[34]/)
  })

  it('hands a redirect to another site to its caller', async () => {
    const manifest = manifestOf({ 'a.md': { meta: { redirectTo: 'https://example.org/' } } })
    await expect(load('/a.html', manifest)).rejects.toEqual(new ExternalRedirect('https://example.org/'))
  })
})

describe('the title of a page', () => {
  it.each([
    ['---\ntitle: 115\n---\n# B', '115'],
    ['# `code` and **bold** {#x}', 'code and bold'],
    ['```bash\n# comment\n```\n\n# Real', 'Real'],
    ['no heading', 'name'],
    ['', 'name'],
    ['---\ntitle: [a]\n---\n# B', 'B'],
    ['Title line\n==========\n\n# Later', 'Title line'],
  ])('of %j is %s', async (source, title) => {
    serve({ 'guide/name.md': source })
    expect((await load('/guide/name.html', manifestOf({}))).title).toBe(title)
  })
})

describe('comingPage', () => {
  const manifest = manifestOf({
    'zh/guide/a.md': { title: '甲', meta: { icon: 'info', aliases: ['/old.html'] } },
    'guide/b.md': { title: 'B', meta: { redirectTo: '/guide/c.html' } },
  })

  it('is what the manifest tells of a page, without a text', () => {
    expect(comingPage('/zh/guide/a.html', manifest)?.page).toMatchObject({
      kind: 'page',
      isComing: true,
      path: '/zh/guide/a.html',
      locale: '/zh/',
      lang: 'zh-CN',
      title: '甲',
      document: { file: 'zh/guide/a.md', meta: { icon: 'info' }, body: '', source: '' },
    })
  })

  it('is nothing at another address, at one that only the server knows, and for a text that is here', async () => {
    expect(comingPage('/zh/guide/a', manifest)).toBeUndefined()
    expect(comingPage('/old.html', manifest)).toBeUndefined()
    expect(comingPage('/guide/b.html', manifest)).toBeUndefined()
    expect(comingPage('/guide/unknown.html', manifest)).toBeUndefined()
    serve({ 'zh/guide/a.md': '# 甲' })
    await load('/zh/guide/a.html', manifest)
    expect(comingPage('/zh/guide/a.html', manifest)).toBeUndefined()
  })
})
