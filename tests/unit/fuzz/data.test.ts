import fc from 'fast-check'
import { load } from 'js-yaml'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parseDocument, titleOf } from '../../../src/content/documents'
import { FIELDS, readMeta, splitFrontmatter } from '../../../src/content/frontmatter'
import { indexManifest, ManifestError, parseManifest } from '../../../src/content/manifest'
import { resolveRoute } from '../../../src/content/resolve'
import { withDefaults } from '../../../src/site/defaults'
import { fuzz, fuzzAsync, hostileJson, hostileText, prototypeIsClean } from '../../support/fuzz'

const YAML = [
  '---\n',
  '...\n',
  '\n',
  '\r\n',
  '\r',
  '\ufeff',
  ' ',
  '\t',
  ': ',
  '- ',
  '? ',
  '| ',
  '> ',
  '&a ',
  '*a',
  '<<: ',
  '!!js/function ',
  '!!binary ',
  '[',
  ']',
  '{',
  '}',
  ',',
  '"',
  "'",
  '#',
  '%',
  '@',
  '`',
  'title',
  'order',
  'date',
  'icon',
  'tag',
  'home',
  'actions',
  'link',
  '115',
  '0755',
  '1e3',
  'null',
  'true',
  '2024-03-01',
  '__proto__',
  'constructor',
  'prototype',
  'polluted',
  '中文',
]

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe('any file', () => {
  it('is cut into frontmatter and body without losing a line', () => {
    fuzz(
      fc.property(hostileText(YAML, 60), (source) => {
        const { frontmatter, body } = splitFrontmatter(source)
        const normal = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
        if (frontmatter === undefined) expect(body).toBe(normal)
        else expect(normal.endsWith(body) && normal.includes(frontmatter)).toBe(true)
      }),
      [['---\n---'], ['---\n---\n---\n'], ['\ufeff---\r\ntitle: x\r\n---\r\n']],
      5,
    )
  })

  it('gives a title and options, whatever its YAML says', async () => {
    await fuzzAsync(
      fc.asyncProperty(hostileText(YAML, 40), async (source) => {
        const document = await parseDocument('guide/a.md', `---\n${source}\n---\n# Heading\n`)
        expect(titleOf(document)).not.toBe('')
        expect(Object.keys(document.meta).every((key) => Object.hasOwn(FIELDS, key))).toBe(true)
        expect(prototypeIsClean()).toBe(true)
      }),
    )
  })
})

describe('any frontmatter', () => {
  it('keeps only listed keys with values that fit', () => {
    fuzz(
      fc.property(fc.oneof(hostileJson, fc.anything({ withNullPrototype: true })), (data) => {
        const { meta } = readMeta(data)
        expect(Object.keys(meta).every((key) => Object.hasOwn(FIELDS, key))).toBe(true)
        expect(prototypeIsClean()).toBe(true)
      }),
      [[JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":2}}}')]],
      5,
    )
  })

  it('reads every key with any value', () => {
    fuzz(
      fc.property(fc.constantFrom(...Object.keys(FIELDS)), fc.oneof(fc.anything(), hostileJson), (key, value) => {
        const { meta, problems } = readMeta({ [key]: value })
        expect(problems.length).toBeLessThanOrEqual(1)
        if (key === 'title' && meta.title !== undefined) expect(typeof meta.title).toBe('string')
      }),
      [],
      5,
    )
  })

  it('of a merge key or a prototype changes no other object', () => {
    const data = load('base: &b\n  __proto__:\n    polluted: 1\ncopy:\n  <<: *b\n__proto__:\n  home: true\n')
    readMeta(data)
    withDefaults(data)
    expect(prototypeIsClean()).toBe(true)
  })
})

const PAGE = {
  path: '/guide/a.html',
  file: 'guide/a.md',
  title: 'A',
  hash: 'h',
  frontmatterHash: 'f',
  meta: {},
  words: { latin: 1, han: 0 },
}

describe('any manifest', () => {
  it('is used, or refused with a message that names it', () => {
    fuzz(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          hostileJson.map((value) => JSON.stringify(value)),
        ),
        (text) => {
          try {
            parseManifest(text)
          } catch (error) {
            expect(error).toBeInstanceOf(ManifestError)
            expect((error as Error).message).toContain('manifest.json')
          }
          expect(prototypeIsClean()).toBe(true)
        },
      ),
      [['null'], ['[]'], ['{}'], ['"text"'], ['42'], ['{"pages": ['], ['{"site":{"__proto__":{"polluted":1}}}']],
      5,
    )
  })

  it('with any entries keeps the good ones', () => {
    fuzz(
      fc.property(fc.array(fc.oneof(hostileJson, fc.anything()), { maxLength: 5 }), (junk) => {
        const index = indexManifest({ site: {}, pages: [...junk, PAGE] }, 'r')
        expect(index.byPath.get(PAGE.path)?.title).toBe('A')
        for (const record of index.pages) {
          expect(typeof record.title).toBe('string')
          expect(resolveRoute(index, record.path).kind).not.toBe('missing')
        }
      }),
      [],
      3,
    )
  })

  it('with any value in any place of an entry has texts where texts are shown', () => {
    const keys = fc.constantFrom('title', 'meta', 'words', 'images', 'hash', 'order', 'contributors', 'updated')
    fuzz(
      fc.property(keys, fc.oneof(fc.anything(), hostileJson), (key, value) => {
        const index = indexManifest({ site: {}, pages: [{ ...PAGE, [key]: value }] }, 'r')
        const [record] = index.pages
        expect(typeof record?.title).toBe('string')
        expect(record?.title).not.toBe('')
      }),
      [
        ['title', { a: 1 }],
        ['title', []],
        ['title', Number.POSITIVE_INFINITY],
      ],
      3,
    )
  })

  it('with any settings gives whole settings', () => {
    fuzz(
      fc.property(fc.oneof(fc.anything(), hostileJson), (site) => {
        const whole = withDefaults(site)
        expect(typeof whole.title).toBe('string')
        expect(whole.locales['/']).toBeDefined()
        expect(Array.isArray(whole.sponsors.slots) && Array.isArray(whole.scripts.items)).toBe(true)
        expect(prototypeIsClean()).toBe(true)
      }),
      [[JSON.parse('{"locales":{"__proto__":{"polluted":"m4"}},"__proto__":{"offline":false}}')]],
      5,
    )
  })

  it('with redirects that go in circles or to other hosts ends', () => {
    const target = fc.constantFrom(
      '/a',
      '/b',
      '/a/*',
      '/:x/:y',
      '//other.example.com/',
      '/\\other.example.com',
      'javascript:alert(1)',
      '*',
      '',
    )
    fuzz(
      fc.property(fc.dictionary(target, target), (redirects) => {
        const index = indexManifest({ site: { redirects }, pages: [PAGE] }, 'r')
        for (const path of ['/a', '/a/b', '/x/y', '/']) {
          const resolution = resolveRoute(index, path)
          if (resolution.kind === 'external') expect(resolution.url).toMatch(/^https?:\/\//)
        }
      }),
    )
  })
})
