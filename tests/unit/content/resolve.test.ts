import { describe, expect, it, vi } from 'vitest'
import { configuredRedirect, inLocale, resolveRoute } from '../../../src/content/resolve'
import { manifestOf } from './manifest-fixture'

const manifest = manifestOf(
  {
    'README.md': {},
    'guide/README.md': {},
    'guide/install/README.md': {},
    'guide/install/docker.md': {},
    'guide/drivers/baidu.photo.md': {},
    'guide/drivers/Alist V2 V3.md': {},
    'guide/drivers/sftp.md': {
      meta: { redirectFrom: ['/guide/drivers/sfpt.html'], aliases: ['/old/sftp.html', 'ssh'] },
    },
    'guide/UPPER.md': {},
    'config/site.md': {},
    'zh/README.md': {},
    'zh/guide/drivers/sftp.md': { meta: { redirectFrom: ['/zh/guide/drivers/sfpt.html'] } },
    'moved.md': { meta: { redirectTo: '/config/site.html' } },
    'zh/moved.md': { meta: { redirectTo: './guide/drivers/sftp.md' } },
    'out.md': { meta: { redirectTo: '../../etc.html' } },
    'away.md': { meta: { redirectTo: 'https://example.org/' } },
  },
  {
    redirects: {
      '/old/:name': '/guide/install/:name',
      '/docs/*': '/guide/*',
      '/a': '/b',
      '/b': '/a',
      '/evil': '//other.example.com/x',
    },
  },
)

describe('one canonical address a page', () => {
  it.each([
    ['/', '/'],
    ['/guide', '/guide/'],
    ['/guide/', '/guide/'],
    ['/guide/index.html', '/guide/'],
    ['/guide/README.md', '/guide/'],
    ['/config/site', '/config/site.html'],
    ['/config/site.md', '/config/site.html'],
    ['//config/site.html', '/config/site.html'],
    ['/config//site.html', '/config/site.html'],
    ['/zh', '/zh/'],
    ['/guide/drivers/baidu.photo', '/guide/drivers/baidu.photo.html'],
    ['/guide/drivers/Alist%20V2%20V3.html', '/guide/drivers/Alist V2 V3.html'],
    ['/guide/drivers/alist%20v2%20v3', '/guide/drivers/Alist V2 V3.html'],
    ['/guide/upper.html', '/guide/UPPER.html'],
    ['/guide/drivers/sfpt.html', '/guide/drivers/sftp.html'],
    ['/guide/drivers/sfpt', '/guide/drivers/sftp.html'],
    ['/zh/guide/drivers/sfpt.html', '/zh/guide/drivers/sftp.html'],
    ['/old/sftp.html', '/guide/drivers/sftp.html'],
    ['/old/docker.html', '/guide/install/docker.html'],
    ['/docs/install/docker', '/guide/install/docker.html'],
    ['/moved.html', '/config/site.html'],
  ])('%s ends at %s', (asked, path) => {
    expect(resolveRoute(manifest, asked)).toMatchObject({ kind: 'page', path })
  })

  it('goes on from the folder of the file that sends its visitors elsewhere', () => {
    expect(resolveRoute(manifest, '/zh/moved.html')).toMatchObject({
      kind: 'page',
      path: '/zh/guide/drivers/sftp.html',
    })
    expect(resolveRoute(manifest, '/out.html').kind).toBe('missing')
  })

  it('sends visitors to another site only when the owner says so', () => {
    expect(resolveRoute(manifest, '/away.html')).toEqual({ kind: 'external', url: 'https://example.org/' })
    expect(resolveRoute(manifest, '/evil')).toMatchObject({ kind: 'unlisted', path: '/other.example.com/x' })
  })
})

describe('addresses that are no page', () => {
  it.each([
    '/guide/100%.html',
    '/guide/%E4%B8.html',
    '/%',
    '/guide%2Finstall%2Findex.html',
    '/guide/%00.html',
    '/%5C%5Cother.example.com/x',
    '/guide/%2F..%2F%2Fother.example.com/x',
    '/guide/../x',
    '/404.html',
    '/zh/404.html',
    '/guide/file.zip',
  ])('%s is missing', (asked) => {
    expect(resolveRoute(manifest, asked).kind).toBe('missing')
  })

  it('looks for an unlisted file before it gives up', () => {
    expect(resolveRoute(manifest, '/guide/hello.html')).toEqual({
      kind: 'unlisted',
      path: '/guide/hello.html',
      candidates: [
        { path: '/guide/hello.html', files: ['guide/hello.md'] },
        { path: '/guide/hello/', files: ['guide/hello/README.md', 'guide/hello/index.md'] },
      ],
    })
  })

  it.each(['/__proto__/', '/constructor', '/toString.html'])('%s meets no property of objects', (asked) => {
    expect(resolveRoute(manifest, asked).kind).toBe('unlisted')
  })

  it('reports redirects that go in a circle', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(resolveRoute(manifest, '/a').kind).toBe('missing')
    expect(warn.mock.calls[0]?.[0]).toContain('circle')
  })
})

describe('configuredRedirect', () => {
  it('fills named segments, keeping what stands behind them', () => {
    expect(configuredRedirect({ '/v2/:page.html': '/guide/:page.html' }, '/v2/x.html')).toBe('/guide/x.html')
    expect(configuredRedirect({ '/v2/:page.html': '/guide/:page.html' }, '/v2/x')).toBeUndefined()
    expect(configuredRedirect({ '/v2/:a/:b': '/:b/:a' }, '/v2/1/2')).toBe('/2/1')
  })
})

it('moves a path to another locale', () => {
  expect(inLocale('/guide/', '/', '/zh/')).toBe('/zh/guide/')
  expect(inLocale('/zh/guide/', '/zh/', '/')).toBe('/guide/')
  expect(inLocale('/zh/', '/zh/', '/')).toBe('/')
})
