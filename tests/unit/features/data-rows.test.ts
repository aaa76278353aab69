import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { textIn } from '../../../src/content/data-file'
import { readChannels } from '../../../src/features/community/channels'
import { matchingKeys, readConfigKeys } from '../../../src/features/config-reference/config-keys'
import { matchingProjects, readProjects } from '../../../src/features/ecosystem/projects'
import { readPlans } from '../../../src/features/pricing/plans'

const DATA = join(import.meta.dirname, '..', '..', '..', 'public', 'content', 'data')
const read = (name: string): unknown => JSON.parse(readFileSync(join(DATA, `${name}.json`), 'utf8'))
const count = (data: unknown) => (Array.isArray(data) ? data.length : 0)

describe('a text of a data file', () => {
  it('is in the language of the reader, or in the first there is', () => {
    expect(textIn({ en: 'a', zh: '甲' }, 'zh-CN')).toBe('甲')
    expect(textIn({ en: 'a' }, 'zh-CN')).toBe('a')
    expect(textIn('b', 'zh-CN')).toBe('b')
    expect(textIn({ en: 'a' }, 'constructor')).toBe('a')
  })
})

describe('the configuration keys', () => {
  const keys = readConfigKeys(read('config'))

  it('are all read, each once', () => {
    expect(keys).toHaveLength(count(read('config')))
    expect(new Set(keys.map(({ path }) => path)).size).toBe(keys.length)
  })

  it('are found by key, variable, meaning and parts of the name', () => {
    const find = (words: string) => matchingKeys(keys, words).map(({ path }) => path)
    expect(find('scheme.http_port')).toEqual(['scheme.http_port'])
    expect(find('ALIST_SITE_URL')).toEqual(['site_url'])
    expect(find('http port')).toContain('scheme.http_port')
    expect(find('登录令牌')).toContain('token_expires_in')
    expect(find('5244')).toContain('scheme.http_port')
    expect(find('no such thing')).toEqual([])
    expect(find('')).toHaveLength(keys.length)
  })
})

describe('the projects', () => {
  const projects = readProjects(read('ecosystem'))

  it('are all read, and narrowed by words and kind', () => {
    expect(projects).toHaveLength(count(read('ecosystem')))
    expect(matchingProjects(projects, 'aria2', undefined).length).toBeGreaterThan(1)
    expect(matchingProjects(projects, '', 'official')).toHaveLength(2)
    expect(matchingProjects(projects, 'python', 'official')).toEqual([])
  })
})

describe('the plans', () => {
  it('are three in the shipped file', () => {
    expect(readPlans(read('pricing')).map(({ id }) => id)).toEqual(['open-source', 'desktop', 'support'])
  })

  it('are read with patience', () => {
    const plans = readPlans({
      plans: [
        {
          id: 'a',
          name: 'A',
          price: '1',
          actions: [{ text: 'Go', href: '/x', style: 'loud' }, { text: 'No address' }],
          features: [1],
        },
        { id: 'b' },
      ],
    })
    expect(plans).toHaveLength(1)
    expect(plans[0]).toMatchObject({ features: [], actions: [{ text: 'Go', href: '/x', look: 'default' }] })
    expect(readPlans(null)).toEqual([])
  })
})

describe('the channels', () => {
  it('are all read', () => {
    expect(readChannels(read('community'))).toHaveLength(count(read('community')))
    expect(readChannels([{ id: 'x' }, null])).toEqual([])
  })
})
