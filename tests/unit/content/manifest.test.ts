import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { indexManifest, ManifestError, namesOf, parseManifest } from '../../../src/content/manifest'

let warn: MockInstance<typeof console.warn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const page = (fields: Record<string, unknown>) => ({ path: '/a.html', file: 'a.md', title: 'A', ...fields })

describe('a manifest that cannot be used', () => {
  it.each(['', '{"pages": [', 'null', '[]', '{}', '"text"', '42'])('%j says what is wrong', (text) => {
    expect(() => parseManifest(text)).toThrow(ManifestError)
  })
})

describe('entries that do not fit', () => {
  it.each([
    [{ path: undefined }],
    [{ path: '' }],
    [{ path: 'a.html' }],
    [{ path: '/../a.html' }],
    [{ file: '../a.md' }],
    [{ file: 'a.txt' }],
  ])('%j is skipped with a message, the others stay', (fields) => {
    const index = indexManifest({ site: {}, pages: [page(fields), page({ path: '/b.html', file: 'b.md' })] }, '')
    expect([...index.byPath.keys()]).toEqual(['/b.html'])
    expect(warn).toHaveBeenCalledOnce()
  })

  it.each([
    [115, '115'],
    [null, 'a'],
    [undefined, 'a'],
    [{ x: 1 }, 'a'],
    [['x'], 'a'],
  ])('title %j is read as %j', (title, expected) => {
    expect(indexManifest({ site: {}, pages: [page({ title })] }, '').byPath.get('/a.html')?.title).toBe(expected)
  })

  it.each([
    ['10', undefined],
    [-1, -1],
    [1.5, 1.5],
    [0, 0],
    [Number.POSITIVE_INFINITY, undefined],
    [null, undefined],
  ])('order %j is read as %j', (order, expected) => {
    expect(indexManifest({ site: {}, pages: [page({ meta: { order } })] }, '').pages[0]?.meta.order).toBe(expected)
  })

  it('takes the first of two entries with one path', () => {
    const index = indexManifest({ site: {}, pages: [page({ title: 'first' }), page({ title: 'second' })] }, '')
    expect(index.byPath.get('/a.html')?.title).toBe('first')
  })

  it('merges nothing into the prototypes of objects', () => {
    const text =
      '{"site":{"__proto__":{"polluted":1}},"__proto__":{"polluted":2},"pages":[{"path":"/p.html","file":"p.md","title":"P","__proto__":{"polluted":3},"constructor":{"prototype":{"polluted":4}}}]}'
    parseManifest(text)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

it('tells names from old addresses among the aliases', () => {
  const index = indexManifest({ site: {}, pages: [page({ meta: { aliases: ['/old.html', '阿里云盘'] } })] }, '')
  const record = index.byPath.get('/a.html')
  expect(record && namesOf(record)).toEqual(['阿里云盘'])
  expect(index.moved.get('/old.html')).toBe('/a.html')
})
