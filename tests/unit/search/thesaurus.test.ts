import { describe, expect, it } from 'vitest'
import { parseQuery } from '../../../src/features/search/query'
import { Thesaurus } from '../../../src/features/search/thesaurus'

const texts = (thesaurus: Thesaurus, ...words: string[]) =>
  thesaurus.groupsAbout(words).map((group) => group.map((phrase) => phrase.map(({ text }) => text).join(' ')))

describe('Thesaurus', () => {
  it('finds Han words inside a text, the longest first', () => {
    const thesaurus = new Thesaurus([
      ['密码', 'password'],
      ['重置密码', 'reset'],
      ['缓存', 'cache'],
    ])
    expect(thesaurus.hanPhrasesIn('怎么重置密码')).toEqual(['重置密码', '密码'])
    expect(thesaurus.hanPhrasesIn('reset password')).toEqual([])
  })

  it('takes a phrase with a question word in it for several words', () => {
    const thesaurus = new Thesaurus([['自己的网盘', 'own drive']])
    expect(thesaurus.hanPhrasesIn('挂载自己的网盘')).toEqual([])
    const ways = parseQuery('own drive', thesaurus).units[0]?.alternatives.map(({ terms }) =>
      terms.map(({ text }) => text),
    )
    expect(ways).toContainEqual(['自己', '的', '网盘'])
  })

  it('gives the groups that have a word, in any case, and no others', () => {
    const thesaurus = new Thesaurus([
      ['CGNAT', 'public IP'],
      ['cache', '缓存'],
    ])
    expect(texts(thesaurus, 'public')).toEqual([['cgnat', 'public ip']])
    expect(texts(thesaurus, '缓存')).toEqual([['cache', '缓存']])
    expect(texts(thesaurus, 'docker')).toEqual([])
  })
})
