import { describe, expect, it } from 'vitest'
import { indexManifest } from '../../../src/content/manifest'
import { build, SPLIT_ABOVE } from '../../../src/manifest/build'
import { dataOutputs } from '../../../src/manifest/outputs'
import { readPage } from '../../../src/manifest/page-facts'
import { folderOf } from './fixture'

const PAGES = {
  'README.md': '# Home\n',
  'guide/README.md':
    '---\ntitle: Guide\ndescription: Where to start.\norder: 1\n---\n# Guide\n\n![x](../img/x.png#dark)\n',
  'zh/README.md': '# 首页\n',
  'zh/guide/README.md': '---\ntitle: 指南\nsearch: false\n---\n# 指南\n',
}
const jsonOf = (outputs: ReadonlyMap<string, string>, path: string) => JSON.parse(outputs.get(path) ?? 'null')

describe('build', () => {
  it('lists pages by path, without descriptions and dates, and says where the rest is', () => {
    const { manifest } = build(folderOf(PAGES))
    expect(manifest.pages.map(({ path }) => path)).toEqual(['/', '/guide/', '/zh/', '/zh/guide/'])
    expect(JSON.stringify(manifest)).not.toMatch(/Where to start|updated|contributors/)
    expect(manifest.searchText).toEqual({
      '/': expect.stringMatching(/^\/search\/en-US\.json\?v=\w+$/),
      '/zh/': expect.stringMatching(/^\/search\/zh-CN\.json\?v=\w+$/),
    })
  })

  it('gives the same files for the same texts, whatever the order they were read in', () => {
    const reversed = folderOf(PAGES)
    expect(dataOutputs(build({ ...reversed, pages: [...reversed.pages].reverse() }))).toEqual(
      dataOutputs(build(folderOf(PAGES))),
    )
  })

  it('writes one page a line, and a manifest that the application reads', () => {
    const outputs = dataOutputs(build(folderOf(PAGES)))
    expect([...outputs.keys()].at(-1)).toBe('manifest.json')
    const text = outputs.get('manifest.json') ?? ''
    expect(text.split('\n').filter((line) => line.startsWith('{"path"'))).toHaveLength(4)
    const index = indexManifest(JSON.parse(text), '')
    expect(index.byPath.get('/guide/')).toMatchObject({ title: 'Guide', meta: { order: 1 } })
    expect(index.site.locales['/zh/']?.name).toBe('简体中文')
  })

  it('writes search text and outlines of each language alone', () => {
    const outputs = dataOutputs(build(folderOf(PAGES)))
    expect(jsonOf(outputs, 'search/zh-CN.json').pages.map(({ path }: { path: string }) => path)).toEqual(['/zh/'])
    expect(jsonOf(outputs, 'search/en-US.json').pages).toHaveLength(2)
    expect(jsonOf(outputs, 'outline/zh-CN.json')).toEqual({
      '/zh/': [['首页', '首页', 1]],
      '/zh/guide/': [['指南', '指南', 1]],
    })
  })

  it('a changed page changes the address of its language only', () => {
    const before = build(folderOf(PAGES)).manifest.searchText
    const after = build(folderOf({ ...PAGES, 'README.md': '# Home, changed\n' })).manifest.searchText
    expect(after['/']).not.toBe(before['/'])
    expect(after['/zh/']).toBe(before['/zh/'])
  })

  it('a changed file that a page includes changes the addresses of what it is in, and no others', () => {
    const source = '# A\n\n<!-- @include: ./part.txt -->\n'
    const built = (part: string) => {
      const body = source.replace(/<!--.*-->/, part)
      const page = readPage('a.md', source, { body, included: ['part.txt'], problems: [] })
      return build(folderOf({}, { pages: [page] })).manifest
    }
    const before = built('One.')
    const reworded = built('Two.')
    expect(reworded.searchText['/']).not.toBe(before.searchText['/'])
    expect(reworded.outlines).toEqual(before.outlines)
    expect(reworded.names).toEqual(before.names)
    expect(built('## Two').outlines['/']).not.toBe(before.outlines['/'])
    expect(built('One.')).toEqual(before)
  })

  it('knows the size of pictures, by the address as written', () => {
    const folder = folderOf({ ...PAGES, 'img/x.png': '' }, { images: new Map([['/content/img/x.png', [40, 30]]]) })
    expect(build(folder).manifest.pages[1]?.images).toEqual({ '../img/x.png': [40, 30] })
  })

  it('adds dates and names when there is a history', () => {
    const history = new Map([
      ['README.md', { created: '2026-01-01T00:00:00Z', updated: '2026-02-01T00:00:00Z', contributors: ['Ada'] }],
    ])
    const [home, guide] = build(folderOf(PAGES), history).manifest.pages
    expect(home).toMatchObject({ updated: '2026-02-01T00:00:00Z', contributors: ['Ada'] })
    expect(guide).not.toHaveProperty('updated')
  })

  it('keeps the first of two files with one address', () => {
    const { manifest } = build(folderOf({ 'g/README.md': '# A', 'g/index.md': '# B' }))
    expect(manifest.pages.map(({ file }) => file)).toEqual(['g/README.md'])
  })

  it('splits a large site by folder; the README of a folder stays with its parent', () => {
    const many = Object.fromEntries(
      Array.from({ length: SPLIT_ABOVE }, (_, index) => [`g/s${index % 10}/p${index}.md`, '# P']),
    )
    const built = build(folderOf({ ...many, 'README.md': '# H', 'g/README.md': '# G', 'g/s0/README.md': '# S' }))
    expect(built.manifest.pages.map(({ path }) => path)).toEqual(['/', '/g/'])
    expect(built.manifest.parts).toContainEqual({
      prefix: '/g/s3/',
      file: '/manifest/g/s3/index.json',
      pages: SPLIT_ABOVE / 10,
    })
    expect(built.manifest.parts).toContainEqual({ prefix: '/g/', file: '/manifest/g/index.json', pages: 1 })
    const outputs = dataOutputs(built)
    expect(jsonOf(outputs, 'manifest/g/index.json').pages[0].path).toBe('/g/s0/')
  })
})
