import { describe, expect, it } from 'vitest'
import {
  breadcrumb,
  byOrder,
  flatten,
  groupsAround,
  type NavNode,
  nameToTitle,
  neighbours,
  sidebarOf,
  structureOf,
} from '../../../src/content/nav-tree'
import type { SidebarSetting } from '../../../src/site/types'
import { manifestOf } from './manifest-fixture'

type Files = Parameters<typeof manifestOf>[0]

const outline = (nodes: readonly NavNode[]): unknown[] =>
  nodes.map((node) => (node.children ? { [node.text]: outline(node.children) } : node.text))

/** Frontmatter values as the reader of `frontmatter.ts` leaves them: a text is no order. */
const CASE: Files = {
  'case/b.md': { title: 'B', meta: { order: 10 } },
  'case/a.md': { title: 'A', meta: { order: 10 } },
  'case/c.md': { title: 'C' },
  'case/d.md': { title: 'D', meta: { order: -1 } },
  'case/e.md': { title: 'E' },
  'case/f.md': { title: 'F', meta: { order: 2.5 } },
  'case/g.md': { title: 'G', meta: { order: 0 } },
  'case/h.md': { title: '中', meta: { order: 10 } },
  'case/i.md': { title: '10 ten' },
  'case/README.md': { title: 'Index', meta: { order: 99 } },
}

describe('structureOf', () => {
  it('orders by number, then without, then negative, with ties by title, whatever the input order (case ed-07)', () => {
    const expected = ['Index', 'G', 'F', 'A', 'B', '中', '10 ten', 'C', 'E', 'D']
    const reversed = Object.fromEntries(Object.entries(CASE).reverse())
    expect(outline(structureOf(manifestOf(CASE), '/case/'))).toEqual(expected)
    expect(outline(structureOf(manifestOf(reversed), '/case/'))).toEqual(expected)
  })

  it('gives prev and next the same chain', () => {
    const manifest = manifestOf(CASE)
    const nodes = structureOf(manifest, '/case/')
    const chain: string[] = []
    let path: string | undefined = '/case/'
    while (path !== undefined && chain.length < 20) {
      chain.push(path)
      path = neighbours(manifest, nodes, path, {}).next?.link
    }
    expect(chain).toEqual(flatten(nodes).map((node) => node.link))
  })

  it('makes groups of folders, named by their README or their own name', () => {
    const nodes = structureOf(
      manifestOf({
        'guide/README.md': { title: 'Guide', meta: { index: false } },
        'guide/webdav.md': { title: 'WebDAV', meta: { order: 9 } },
        'guide/install/README.md': { title: 'Install', meta: { index: false, icon: 'install', dir: { order: 1 } } },
        'guide/install/docker.md': { title: 'Docker' },
        'guide/reverse-proxy/nginx.md': { title: 'nginx' },
        'guide/hidden/README.md': { title: 'Hidden', meta: { dir: { index: false } } },
        'guide/hidden/page.md': { title: 'Page' },
        'guide/api/README.md': {
          title: 'API',
          meta: { dir: { order: 5, text: 'HTTP API', link: true, collapsible: false } },
        },
        'guide/api/auth.md': { title: 'auth', meta: { shortTitle: 'Auth' } },
      }),
      '/guide/',
    )
    expect(outline(nodes)).toEqual([
      { Install: ['Docker'] },
      { 'HTTP API': ['Auth'] },
      'WebDAV',
      { 'Reverse Proxy': ['nginx'] },
    ])
    expect(nodes[0]).toMatchObject({ icon: 'install', collapsible: true, expanded: false })
    expect(nodes[0]?.link).toBeUndefined()
    expect(nodes[1]).toMatchObject({ link: '/guide/api/', collapsible: false })
  })

  it('keeps other languages out of the tree of the root', () => {
    const manifest = manifestOf({ 'a.md': { title: 'A' }, 'zh/b.md': { title: '乙' } })
    expect(outline(structureOf(manifest, '/'))).toEqual(['A'])
    expect(outline(structureOf(manifest, '/zh/'))).toEqual(['乙'])
  })
})

describe('byOrder', () => {
  it('is consistent: swapping the arguments swaps the sign', () => {
    const values = [undefined, -2, -1, 0, 1, 2.5].map((order, index) => ({
      order,
      text: `t${index % 2}`,
      file: `${index}`,
    }))
    for (const a of values) for (const b of values) expect(Math.sign(byOrder(a, b))).toBe(-Math.sign(byOrder(b, a)) + 0)
  })

  it('puts -1 behind -2', () => {
    const at = (order: number) => ({ order, text: '', file: '' })
    expect(byOrder(at(-2), at(-1))).toBeLessThan(0)
  })
})

describe('sidebarOf', () => {
  const sidebars = (sidebar: Record<string, SidebarSetting>, files: Files) =>
    manifestOf(files, {
      locales: {
        '/': { lang: 'en-US', name: 'English', navbar: [], notices: [], sidebar },
        '/zh/': { lang: 'zh-CN', name: '中文', navbar: [], notices: [], sidebar: { '/zh/': ['zh-item'] } },
      },
    })
  const FILES = { 'guide/a.md': {}, 'guidebook/a.md': {}, 'zh/a.md': {}, 'zhx/a.md': {} }
  const firstOf = (manifest: ReturnType<typeof manifestOf>, path: string, locale: string) => {
    const sidebar = sidebarOf(manifest, path, locale, {})
    return sidebar.kind === 'tree' ? sidebar.nodes[0]?.text : sidebar.kind
  }

  it('takes the longest whole-segment prefix whatever the order of keys (case in-08)', () => {
    const manifest = sidebars({ '/': ['home-item'], '/guide/': ['guide-item'] }, FILES)
    expect(firstOf(manifest, '/guide/a.html', '/')).toBe('Guide Item')
    expect(firstOf(manifest, '/guidebook/a.html', '/')).toBe('Home Item')
    expect(firstOf(manifest, '/zhx/a.html', '/')).toBe('Home Item')
    expect(firstOf(manifest, '/zh/a.html', '/zh/')).toBe('Zh Item')
    const slashless = sidebars({ '/': ['home-item'], '/guide': ['wrong'] }, FILES)
    expect(firstOf(slashless, '/guidebook/a.html', '/')).toBe('Home Item')
  })

  it('tells "off" from "not configured"', () => {
    const manifest = sidebars({ '/tool/': false }, FILES)
    expect(sidebarOf(manifest, '/tool/x.html', '/', {}).kind).toBe('off')
    expect(sidebarOf(manifest, '/guide/a.html', '/', {}).kind).toBe('unset')
  })

  it('has none on home pages and lets a page decide for itself', () => {
    const manifest = sidebars({ '/': 'structure' }, FILES)
    expect(sidebarOf(manifest, '/', '/', { home: true }).kind).toBe('off')
    expect(sidebarOf(manifest, '/guide/a.html', '/', { sidebar: false }).kind).toBe('off')
    expect(firstOf(manifest, '/guide/a.html', '/')).toBe('Guide')
    expect(sidebarOf(manifest, '/guide/a.html', '/', { sidebar: 'structure' })).toMatchObject({
      kind: 'tree',
      prefix: '/guide/',
    })
  })

  it('adds prefixes up and looks titles up', () => {
    const manifest = sidebars(
      {
        '/': [
          {
            text: 'Guide',
            prefix: '/guide/',
            children: [
              'install/',
              { text: 'More', prefix: 'more/', children: ['x', '/top.html', 'https://example.org/'] },
            ],
          },
        ],
      },
      {
        'guide/install/README.md': { title: 'Install' },
        'guide/more/x.md': { title: 'X' },
        'top.md': { title: 'Top' },
      },
    )
    const sidebar = sidebarOf(manifest, '/guide/more/x.html', '/', {})
    const nodes = sidebar.kind === 'tree' ? sidebar.nodes : []
    expect(outline(nodes)).toEqual([{ Guide: ['Install', { More: ['X', 'Top', 'Example.org'] }] }])
    expect(flatten(nodes).map((node) => node.link)).toEqual(['/guide/install/', '/guide/more/x.html', '/top.html'])
    expect(groupsAround(nodes, '/guide/more/x.html')).toHaveLength(2)
  })
})

describe('groupsAround', () => {
  it('opens the group of a folder page that is not listed in it', () => {
    const nodes = structureOf(
      manifestOf({ 'g/i/README.md': { title: 'I', meta: { index: false } }, 'g/i/a.md': { title: 'A' } }),
      '/g/',
    )
    expect(groupsAround(nodes, '/g/i/')).toEqual(['/g/i/'])
    expect(groupsAround(nodes, '/g/i/a.html')).toEqual(['/g/i/'])
    expect(groupsAround(nodes, '/elsewhere.html')).toEqual([])
  })
})

describe('neighbours', () => {
  const manifest = manifestOf({
    'g/a.md': { title: 'A' },
    'g/b.md': { title: 'B' },
    'g/c.md': { title: 'C' },
    'x.md': { title: 'X' },
  })
  const nodes = structureOf(manifest, '/g/')

  it('has no neighbour past the ends and does not wrap around', () => {
    expect(neighbours(manifest, nodes, '/g/a.html', {})).toMatchObject({ prev: undefined, next: { text: 'B' } })
    expect(neighbours(manifest, nodes, '/g/c.html', {})).toMatchObject({ prev: { text: 'B' }, next: undefined })
    expect(neighbours(manifest, nodes, '/x.html', {})).toEqual({ prev: undefined, next: undefined })
  })

  it('lets frontmatter switch off, name or point elsewhere', () => {
    expect(neighbours(manifest, nodes, '/g/b.html', { prev: false, next: { link: '/x.html' } })).toMatchObject({
      prev: undefined,
      next: { text: 'X', link: '/x.html' },
    })
    expect(neighbours(manifest, nodes, '/g/b.html', { next: { link: 'a', text: 'Again' } }).next).toMatchObject({
      text: 'Again',
      link: '/g/a.html',
    })
  })
})

describe('breadcrumb', () => {
  const manifest = manifestOf({
    'README.md': { title: 'Home' },
    'zh/README.md': { title: '首页' },
    'zh/guide/README.md': { title: '指南' },
    'guide/README.md': { title: 'Guide', meta: { shortTitle: 'G' } },
    'guide/none/page.md': { title: 'Page' },
    'guide/out/README.md': { title: 'Out', meta: { breadcrumbExclude: true } },
    'guide/out/page.md': { title: 'Page' },
  })
  const texts = (path: string, locale = '/') => breadcrumb(manifest, path, locale, 'Shown').map((step) => step.text)

  it('drops folders without a page and those that want to be left out', () => {
    expect(texts('/guide/none/page.html')).toEqual(['Home', 'G', 'Page'])
    expect(texts('/guide/out/page.html')).toEqual(['Home', 'G', 'Page'])
  })

  it('begins at the home of the language and ends with an unlisted page by its own title', () => {
    expect(texts('/zh/guide/', '/zh/')).toEqual(['首页', '指南'])
    expect(texts('/guide/fresh.html')).toEqual(['Home', 'G', 'Shown'])
  })
})

describe('nameToTitle', () => {
  it.each([
    ['reverse-proxy', 'Reverse Proxy'],
    ['backup_and_restore', 'Backup and Restore'],
    ['offlineDownload', 'Offline Download'],
    ['api', 'Api'],
  ])('%s is %s', (name, title) => expect(nameToTitle(name)).toBe(title))
})
