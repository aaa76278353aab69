import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canonicalCandidates,
  decodePath,
  encodePath,
  filesOfPath,
  isSafePath,
  isUnder,
  localeOf,
  longestPrefix,
  pathOfFile,
  resolveLink,
  withoutLocale,
} from '../../../src/content/paths'

describe('files and paths', () => {
  it.each([
    ['README.md', '/'],
    ['guide/README.md', '/guide/'],
    ['guide/index.md', '/guide/'],
    ['guide/install/docker.md', '/guide/install/docker.html'],
    ['guide/drivers/Alist V2 V3.md', '/guide/drivers/Alist V2 V3.html'],
    ['guide/drivers/baidu.photo.md', '/guide/drivers/baidu.photo.html'],
    ['zh/README.md', '/zh/'],
  ])('%s is %s and back', (file, path) => {
    expect(pathOfFile(file)).toBe(path)
    expect(filesOfPath(path)).toContain(file)
  })

  it('encodes each segment once', () => {
    expect(encodePath('/guide/drivers/Alist V2 V3.html')).toBe('/guide/drivers/Alist%20V2%20V3.html')
    expect(encodePath('/a/100%#?.html')).toBe('/a/100%25%23%3F.html')
  })
})

describe('decodePath', () => {
  it.each(['/%', '/100%.html', '/guide/%E4%B8.html'])('says that %s is malformed', (pathname) => {
    expect(decodePath(pathname)).toBeUndefined()
  })

  it('composes accents, so that both spellings name one file', () => {
    expect(decodePath('/caf%65%CC%81')).toBe('/caf\u00e9')
  })
})

describe('isSafePath', () => {
  it.each([
    '/../x',
    '/a/../b',
    '/a/./b',
    '//other.example.com/x',
    '/a//b',
    '/\\other.example.com',
    '/a\u0000b',
    '/guide%2Finstall',
    '/a%2e%2e/b',
    'guide/',
    `/${'a'.repeat(2000)}`,
  ])('refuses %s', (path) => {
    expect(isSafePath(path)).toBe(false)
  })

  it.each(['/', '/guide/', '/guide/drivers/Alist V2 V3.html', '/zh/指南/', '/a+b&c.html', '/..hidden/x'])(
    'allows %s',
    (path) => {
      expect(isSafePath(path)).toBe(true)
    },
  )

  it('lets nothing through that leaves the content folder, whatever the address', () => {
    const segment = fc.oneof(
      fc.constantFrom(
        '..',
        '.',
        '',
        '%2e%2e',
        '%2E%2E',
        '..%2f',
        '\\',
        '%5c',
        'a',
        'content',
        'https:',
        '%00',
        '%252e',
      ),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 8 }), (segments) => {
        const decoded = decodePath(`/${segments.join('/')}`)
        if (decoded === undefined || !isSafePath(decoded)) return
        const url = new URL(`/content${encodePath(decoded)}`, 'https://docs.example.org')
        expect(url.origin).toBe('https://docs.example.org')
        expect(url.pathname.startsWith('/content/')).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('locales', () => {
  it.each([
    ['/zh/guide/', '/zh/'],
    ['/zh', '/zh/'],
    ['/zhx/', '/'],
    ['/zhongwen/no.html', '/'],
    ['/guide/zh/', '/'],
  ])('%s belongs to %s', (path, locale) => {
    expect(localeOf(path, ['/', '/zh/'])).toBe(locale)
  })

  it('cuts the prefix off', () => {
    expect(withoutLocale('/zh/guide/', '/zh/')).toBe('/guide/')
    expect(withoutLocale('/guide/', '/')).toBe('/guide/')
  })
})

describe('prefixes match whole segments, the longest wins', () => {
  const prefixes = ['/', '/guide', '/guide/', '/zh/'] as const
  it.each([
    ['/guide/a.html', '/guide/'],
    ['/guidebook/a.html', '/'],
    ['/zh/a.html', '/zh/'],
    ['/zhx/a.html', '/'],
  ])('%s is under %s', (path, prefix) => {
    expect(longestPrefix(path, prefixes)).toBe(prefix)
  })

  it('does not take a longer name for a folder', () => {
    expect(isUnder('/my-tool/', '/tool/')).toBe(false)
    expect(isUnder('/guide/drivers-list/', '/guide/drivers/')).toBe(false)
  })
})

describe('canonicalCandidates', () => {
  it.each([
    ['/guide', '/guide.html', '/guide/'],
    ['/guide/index.html', '/guide/'],
    ['/guide/README.md', '/guide/'],
    ['/config/site', '/config/site.html'],
    ['/config/site.md', '/config/site.html'],
    ['/guide/drivers/baidu.photo', '/guide/drivers/baidu.photo.html'],
    ['/config//site.html', '/config/site.html'],
  ])('%s may mean %s', (path, ...expected) => {
    const asked = canonicalCandidates(path)
    expect(asked.kind).toBe('page')
    if (asked.kind === 'page') for (const candidate of expected) expect(asked.candidates).toContain(candidate)
  })

  it.each(['/files/a.zip', '/robots.txt', '/content/img/a.svg'])('leaves %s to the browser', (path) => {
    expect(canonicalCandidates(path)).toEqual({ kind: 'file' })
  })
})

describe('resolveLink', () => {
  const file = 'guide/drivers/115.md'
  it.each([
    ['./common.md#webdav-policy', '/guide/drivers/common.html', '#webdav-policy'],
    ['common', '/guide/drivers/common.html', ''],
    ['../install/docker.html?x=1#run', '/guide/install/docker.html', '#run'],
    ['/config/configuration.md', '/config/configuration.html', ''],
    ['../README.md', '/guide/', ''],
    ['./Alist%20V2%20V3.md', '/guide/drivers/Alist V2 V3.html', ''],
  ])('%s is the page %s', (href, path, hash) => {
    expect(resolveLink(href, file)).toMatchObject({ kind: 'page', path, hash })
  })

  it('resolves files of the site beside the markdown file', () => {
    expect(resolveLink('../../img/a b.svg#dark', file)).toEqual({ kind: 'file', url: '/content/img/a%20b.svg#dark' })
    expect(resolveLink('/downloads/x.zip', file)).toEqual({ kind: 'file', url: '/downloads/x.zip' })
  })

  it.each(['https://example.org/a', 'mailto:a@example.org', 'tel:+123', 'magnet:?xt=urn:btih:1'])(
    'lets %s out',
    (url) => {
      expect(resolveLink(url, file)).toEqual({ kind: 'external', url })
    },
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/\\other.example.com/b',
    '\\\\other.example.com',
    '///other.example.com/c',
    '../../../etc/passwd',
    '%E4%B8',
  ])('refuses %s', (href) => {
    expect(resolveLink(href, file).kind).toBe('refused')
  })

  it('shows a scheme-relative link as what it is: another host', () => {
    expect(resolveLink('//other.example.com/a', file)).toEqual({ kind: 'external', url: '//other.example.com/a' })
  })
})
