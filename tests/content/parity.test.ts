import { describe, expect, it } from 'vitest'
import { unexplained } from './exceptions'
import { isChinese, nodesOf, type Page, pages } from './pages'

const chinese = new Map(pages.filter(isChinese).map((page) => [page.file.slice('zh/'.length), page]))
const pairs = pages
  .filter((page) => !isChinese(page))
  .flatMap((english): [Page, Page][] => {
    const other = chinese.get(english.file)
    return other ? [[english, other]] : []
  })

/** Compares both pages of each pair by what `take` makes of them. */
function differences(take: (page: Page) => unknown): string[] {
  return pairs
    .map(([english, other]) => ({
      file: english.file,
      a: JSON.stringify(take(english)),
      b: JSON.stringify(take(other)),
    }))
    .filter(({ a, b }) => a !== b)
    .map(({ file, a, b }) => `${file}: ${firstDifference(a, b)}`)
}

/** Where two long texts part, with a few characters of both. */
function firstDifference(a = '', b = ''): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const from = Math.max(0, at - 12)
  return `en …${a.slice(from, at + 40)}… zh …${b.slice(from, at + 40)}…`
}

/** Categories and tags of the English pages whose Chinese name differs. */
const TAGS = {
  Guide: '指南',
  Storage: '存储',
  Tools: '工具',
  'Local Proxy': '本地代理',
  Official: '官方',
  Config: '配置',
  Advanced: '进阶',
  Install: '安装',
  ADMIN: '管理',
  FAQ: '常见问题',
  Settings: '设置',
  Question: '问题',
  Community: '社区',
  'error code': '错误码',
  Pricing: '定价',
  Offline: '离线',
  Home: '首页',
  Ecosystem: '生态',
  Develop: '开发',
  Changelog: '更新日志',
}

describe('both languages', () => {
  it('have the same pages', () => {
    const english = pages.filter((page) => !isChinese(page)).map(({ file }) => file)
    expect(english.filter((file) => !chinese.has(file))).toEqual([])
    expect([...chinese.keys()].filter((file) => !english.includes(file))).toEqual([])
  })

  it('agree on categories and tags, each in its words', () => {
    const words = new Map(Object.entries(TAGS))
    const take = (key: 'category' | 'tag') => (page: Page) =>
      page.meta[key]?.map((name) => (isChinese(page) ? name : (words.get(name) ?? name)))
    expect(differences(take('category'))).toEqual([])
    expect(differences(take('tag'))).toEqual([])
  })

  it.each(['order', 'icon', 'index', 'dir', 'toc', 'sidebar', 'home'] as const)('agree on %s', (key) => {
    const take = ({ meta }: Page) => (key === 'dir' ? { ...meta.dir, text: undefined } : meta[key])
    expect(unexplained(key, differences(take))).toEqual([])
  })

  it('have the same outline', () => {
    expect(
      unexplained(
        'outline',
        differences((page) => nodesOf(page, 'heading').map(({ depth }) => depth)),
      ),
    ).toEqual([])
  })

  it('have the same code blocks', () => {
    expect(
      unexplained(
        'code',
        differences((page) => nodesOf(page, 'code').map(({ lang }) => lang)),
      ),
    ).toEqual([])
  })

  it('have the same tables, with as many rows', () => {
    expect(
      unexplained(
        'tables',
        differences((page) => nodesOf(page, 'table').map(({ children }) => children.length)),
      ),
    ).toEqual([])
  })

  it('have the same containers', () => {
    expect(
      unexplained(
        'containers',
        differences((page) => nodesOf(page, 'container').map(({ name, value }) => [name, value])),
      ),
    ).toEqual([])
  })
})
