import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { documentUrl } from '../../../src/content/documents'
import { indexManifest } from '../../../src/content/manifest'
import { decodePath, encodePath, isSafePath, localeOf, pathOfFile, resolveLink } from '../../../src/content/paths'
import { resolveRoute } from '../../../src/content/resolve'
import { strategyFor } from '../../../src/offline/policy'
import { fuzz, hostileText } from '../../support/fuzz'

const ORIGIN = 'https://docs.example.org'
const UNITS = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '../',
  '%2e',
  '%2F',
  '%5c',
  '%00',
  '%',
  '%25',
  '%E4%B8',
  '%2e%2e%2f',
  ':',
  'https:',
  'javascript:',
  'java\tscript:',
  'data:text/html,',
  '//other.example.com',
  '@',
  '?',
  '#',
  '&',
  ';',
  '\u0000',
  '\u202e',
  '\ufeff',
  ' ',
  '中文',
  'é',
  'é',
  'guide',
  'zh',
  'content',
  'README',
  'index',
  '.md',
  '.html',
  'baidu.photo',
  '__proto__',
  'constructor',
  'a'.repeat(300),
]
const address = hostileText(UNITS)

const manifest = indexManifest(
  {
    version: 1,
    site: {
      locales: { '/': { lang: 'en-US' }, '/zh/': { lang: 'zh-CN' } },
      redirects: {
        '/old/*': '/guide/*',
        '/out': 'https://elsewhere.example.org/',
        '/trick': '//other.example.com/x',
        '/p/:a.html': '/:a/',
      },
    },
    pages: ['README.md', 'guide/README.md', 'guide/a.md', 'zh/README.md', 'guide/drivers/Alist V2 V3.md'].map(
      (file) => ({
        path: pathOfFile(file),
        file,
        title: file,
        meta: {},
      }),
    ),
    searchText: {},
    outlines: {},
  },
  'r',
)

/** Where the browser would read a file from. */
const inContent = (file: string): boolean => {
  const { origin, pathname } = new URL(documentUrl(file), ORIGIN)
  return origin === ORIGIN && pathname.startsWith('/content/') && !/\/\.\.?(?:\/|$)|%2f|%5c|\/\//i.test(pathname)
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe('any address', () => {
  it('is settled without an exception, and reads from the content folder or nowhere', () => {
    fuzz(
      fc.property(address, (text) => {
        const resolution = resolveRoute(manifest, `/${text}`)
        if (resolution.kind === 'page') return inContent(resolution.record.file)
        if (resolution.kind === 'external') return resolution.url.startsWith('https://elsewhere.example.org/')
        if (resolution.kind === 'missing') return true
        return resolution.candidates.every(({ path, files }) => isSafePath(path) && files.every(inContent))
      }),
      [
        ['/other.example.com/x'],
        ['\\other.example.com/x'],
        ['trick'],
        ['old/..%2f..%2fx'],
        ['guide/%2e%2e/%2e%2e/x'],
        ['%E0%A4%A'],
        ['p/..html'],
      ],
      5,
    )
  })

  it('ends, once canonical, where it is', () => {
    fuzz(
      fc.property(address, (text) => {
        const { path } = resolveRoute(manifest, `/${text}`) as { path?: string }
        if (path === undefined) return
        const again = resolveRoute(manifest, encodePath(path)) as { kind: string; path?: string }
        if (again.kind === 'page') expect(again.path).toBe(path)
      }),
      [],
      3,
    )
  })

  it('stays on this origin when the browser is sent to it', () => {
    fuzz(
      fc.property(address, (text) => {
        const resolution = resolveRoute(manifest, `/${text}`)
        if (resolution.kind !== 'page') return true
        return new URL(encodePath(resolution.path), ORIGIN).origin === ORIGIN
      }),
      [],
      3,
    )
  })

  it('belongs to one language', () => {
    fuzz(fc.property(address, (text) => ['/', '/zh/'].includes(localeOf(`/${text}`, manifest.localePrefixes))))
  })

  it('makes the service worker decide, never fail', () => {
    fuzz(
      fc.property(address, fc.constantFrom('navigate', 'cors', 'no-cors'), (text, mode) => {
        let url: URL
        try {
          url = new URL(`/${text}`, ORIGIN)
        } catch {
          // The browser has no such address either.
          return
        }
        const asked = { method: 'GET', url, mode, cache: 'default', partial: false }
        const strategy = strategyFor(asked, { origin: ORIGIN, base: '/', standalone: [] })
        if (url.origin !== ORIGIN) expect(strategy).toBe('leave')
      }),
      [],
      3,
    )
  })
})

describe('any path', () => {
  it('survives encoding and decoding', () => {
    fuzz(
      fc.property(hostileText(UNITS), (text) => {
        const path = `/${text}`.normalize('NFC')
        if (isSafePath(path) && !/\p{Surrogate}/u.test(path)) expect(decodePath(encodePath(path))).toBe(path)
      }),
      [[`50% off`], ['a?b#c'], ['c++ & d;e=f,g']],
      3,
    )
  })
})

describe('any link of a page', () => {
  const files = fc.constantFrom('README.md', 'guide/a.md', 'zh/guide/drivers/b.md')

  it('leads into the site, out of it by a listed scheme, or nowhere', () => {
    fuzz(
      fc.property(address, files, (text, file) => {
        const link = resolveLink(text, file)
        if (link.kind === 'page') {
          expect(isSafePath(link.path)).toBe(true)
          expect(new URL(encodePath(link.path) + link.search + link.hash, ORIGIN).origin).toBe(ORIGIN)
        }
        if (link.kind === 'file') {
          expect(new URL(link.url, ORIGIN).origin).toBe(ORIGIN)
          expect(link.url).toMatch(/^\/(?![/\\])/)
        }
        if (link.kind === 'external') {
          // What is no address for the browser is a link that does nothing.
          if (!URL.canParse(link.url, ORIGIN)) return
          const { protocol } = new URL(link.url, ORIGIN)
          expect(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:']).not.toContain(protocol)
        }
      }),
      [
        ['java\nscript:alert(1)', 'README.md'],
        ['\u0001javascript:alert(1)', 'README.md'],
        ['/\t/other.example.com', 'README.md'],
        ['\\\\other.example.com', 'README.md'],
        ['///other.example.com/a.zip', 'README.md'],
        ['../../../../etc/passwd.txt', 'guide/a.md'],
        ['/..//other.example.com/a.zip', 'README.md'],
        ['/%2Fother.example.com/a.zip', 'README.md'],
      ],
      5,
    )
  })
})
