import { beforeEach, describe, expect, it, vi } from 'vitest'

const page = (path: string, meta: object = {}) => ({
  path,
  file: `${path
    .slice(1)
    .replace(/\/$/, '/README')
    .replace(/\.html$/, '')}.md`,
  title: path,
  hash: 'h',
  frontmatterHash: 'f',
  meta,
  words: { latin: 1, han: 0 },
})

const FILES: Record<string, unknown> = {
  '/manifest.json': {
    version: 1,
    site: { title: 'T', locales: { '/': { lang: 'en-US', name: 'English', sidebar: { '/guide/': 'structure' } } } },
    pages: [page('/'), page('/guide/')],
    parts: [
      { prefix: '/guide/', file: '/manifest/guide/index.json', pages: 2 },
      { prefix: '/guide/a/', file: '/manifest/guide/a/index.json', pages: 2 },
      { prefix: '/guide/b/', file: '/manifest/guide/b/index.json', pages: 1 },
    ],
  },
  '/manifest/guide/index.json': { pages: [page('/guide/a/', { order: 2 }), page('/guide/start.html', { order: 1 })] },
  '/manifest/guide/a/index.json': { pages: [page('/guide/a/one.html'), page('/guide/a/two.html')] },
  '/manifest/guide/b/index.json': { pages: [page('/guide/b/three.html', { redirectFrom: ['/old.html'] })] },
}

let asked: string[] = []

async function load() {
  vi.resetModules()
  const source = await import('../../../src/content/manifest-source')
  const tree = await import('../../../src/content/nav-tree')
  const shape = (nodes: ReturnType<typeof tree.structureOf>): unknown[] =>
    nodes.map((node) => (node.children ? [node.text, node.unread ?? shape(node.children)] : node.link))
  return { ...source, ...tree, shape }
}

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return url in FILES ? new Response(JSON.stringify(FILES[url])) : new Response('', { status: 404 })
  })
})

describe('a manifest in parts', () => {
  it('is read around a page: its folder and those above, once', async () => {
    const { manifestAround } = await load()
    const manifest = await manifestAround('/guide/a/one.html')
    expect(asked.sort()).toEqual(['/manifest.json', '/manifest/guide/a/index.json', '/manifest/guide/index.json'])
    expect([...manifest.byPath.keys()].sort()).toEqual(
      ['/', '/guide/', '/guide/a/', '/guide/a/one.html', '/guide/a/two.html', '/guide/start.html'].sort(),
    )
    expect(await manifestAround('/guide/a/two.html')).toBe(manifest)
    expect(asked).toHaveLength(3)
  })

  it('shows a folder that has not been read as a group, and its pages once somebody opens it', async () => {
    const { manifestAround, includeFolders, onManifestChange, getManifest, structureOf, unreadFolders, shape } =
      await load()
    const before = structureOf(await manifestAround('/guide/start.html'), '/guide/')
    expect(shape(before)).toEqual(['/guide/', '/guide/start.html', ['/guide/a/', '/guide/a/'], ['B', '/guide/b/']])
    expect(unreadFolders(before)).toEqual(['/guide/a/', '/guide/b/'])

    const heard = vi.fn()
    onManifestChange(heard)
    await includeFolders(['/guide/b/'])
    expect(heard).toHaveBeenCalledOnce()
    const manifest = await getManifest()
    expect(manifest.moved.get('/old.html')).toBe('/guide/b/three.html')
    expect(shape(structureOf(manifest, '/guide/'))).toContainEqual(['B', ['/guide/b/three.html']])
  })

  it('keeps what was read when the manifest changes', async () => {
    const { manifestAround, refreshManifest } = await load()
    await manifestAround('/guide/a/one.html')
    const changed = { ...(FILES['/manifest.json'] as object), searchText: { '/': '/search/en-US.json?v=2' } }
    vi.stubGlobal(
      'fetch',
      async (url: string) => new Response(JSON.stringify(url === '/manifest.json' ? changed : FILES[url])),
    )
    const manifest = await refreshManifest()
    expect(manifest.searchText['/']).toContain('v=2')
    expect(manifest.byPath.has('/guide/a/one.html')).toBe(true)
  })

  it('is as at first again for a program that draws one page after the other', async () => {
    const { manifestAround, includeFolders, forgetParts } = await load()
    const first = await manifestAround('/guide/start.html')
    await includeFolders(['/guide/a/', '/guide/b/'])
    await forgetParts()
    const again = await manifestAround('/guide/start.html')
    expect([...again.byPath.keys()]).toEqual([...first.byPath.keys()])
    expect([...again.parts.keys()]).toEqual(['/guide/a/', '/guide/b/'])
  })

  it('goes on without a part that cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { manifestAround } = await load()
    vi.stubGlobal('fetch', async (url: string) =>
      url === '/manifest.json' ? new Response(JSON.stringify(FILES[url])) : new Response('', { status: 404 }),
    )
    const manifest = await manifestAround('/guide/a/one.html')
    expect(manifest.byPath.has('/guide/a/one.html')).toBe(false)
    expect(manifest.byPath.has('/guide/')).toBe(true)
  })
})
