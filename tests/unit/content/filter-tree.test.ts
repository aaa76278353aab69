import { describe, expect, it } from 'vitest'
import { countPages, filterTree, matchesNode } from '../../../src/content/filter-tree'
import type { NavNode } from '../../../src/content/nav-tree'

const node = (text: string, names: string[] = [], children?: NavNode[]): NavNode => ({
  key: text,
  text,
  names,
  collapsible: false,
  expanded: false,
  ...(children ? { children } : { link: `/${text}` }),
})
const TREE = [
  node('Install', [], [node('Use Docker'), node('Manual installation')]),
  node('Storage', [], [node('115 Cloud', ['115网盘', '115_open']), node('Aliyundrive Open', ['阿里云盘', 'aliyun'])]),
  node('WebDAV'),
]

describe('filterTree', () => {
  it('finds by title and by another name, in either script and case', () => {
    expect(filterTree(TREE, 'dock')).toMatchObject([{ text: 'Install', children: [{ text: 'Use Docker' }] }])
    expect(filterTree(TREE, '阿里')).toMatchObject([{ text: 'Storage', children: [{ text: 'Aliyundrive Open' }] }])
    expect(filterTree(TREE, 'WEBDAV')).toMatchObject([{ text: 'WebDAV' }])
    expect(filterTree(TREE, '１１５')).toMatchObject([{ children: [{ text: '115 Cloud' }] }])
  })
  it('keeps all of a group that fits itself, and nothing when nothing fits', () => {
    expect(countPages(filterTree(TREE, 'storage'))).toBe(2)
    expect(filterTree(TREE, 'no such thing')).toEqual([])
  })

  it('says which other name it was, unless the title has it or the name is pinyin', () => {
    const found = (query: string, names?: Record<string, string[]>) => filterTree(TREE, query, names)[0]
    expect(found('阿里')?.children?.[0]).toMatchObject({ text: 'Aliyundrive Open', foundBy: '阿里云盘' })
    expect(found('dock')?.children?.[0]).not.toHaveProperty('foundBy')
    const names = { [TREE.at(-1)?.link ?? '']: ['wangluo', 'Network drive'] }
    expect(found('wangluo', names)).not.toHaveProperty('foundBy')
    expect(found('network', names)).toHaveProperty('foundBy', 'Network drive')
  })
  it('finds by names that were read apart from the tree', () => {
    const names = { '/WebDAV': ['网络存储', 'wangluo'] }
    expect(filterTree(TREE, 'wangluo', names)).toMatchObject([{ text: 'WebDAV' }])
    expect(filterTree(TREE, 'wangluo')).toEqual([])
  })
  it('takes words in any order', () => {
    expect(matchesNode(node('Aliyundrive Open'), 'open ali')).toBe(true)
    expect(matchesNode(node('Aliyundrive Open'), 'open s3')).toBe(false)
  })
})
