import { describe, expect, it } from 'vitest'
import { parseQuery } from '../../../src/features/search/query'
import { Thesaurus } from '../../../src/features/search/thesaurus'

const units = (text: string, synonyms: string[][] = []) =>
  parseQuery(text, new Thesaurus(synonyms)).units.map((unit) => unit.text)

describe('parseQuery', () => {
  it('cuts Han runs into neighbours and leaves question words out of them', () => {
    expect(units('忘记密码怎么办')).toEqual(['忘记', '记密', '密码', '怎么办'])
    expect(parseQuery('忘记密码怎么办').units.at(-1)?.stop).toBe(true)
  })

  it('takes question words seriously when there is nothing else', () => {
    expect(parseQuery('why').units).toMatchObject([{ text: 'why', stop: false }])
    expect(parseQuery('为什么').units).toMatchObject([{ text: '为什么', stop: false }])
  })

  it('says identifiers in other ways, too', () => {
    const [unit] = parseQuery('docker-compose').units
    const ways = unit?.alternatives.map(({ terms }) => terms.map(({ text }) => text).join('+'))
    expect(ways).toEqual(['docker-compose', 'docker compose', 'dockercompose', 'docker+compose'])
  })

  it('tries neighbours as one word, and words without their endings', () => {
    const ways = parseQuery('web dav mounts').units.flatMap(({ alternatives }) =>
      alternatives.map(({ terms }) => terms[0]?.text),
    )
    expect(ways).toEqual(expect.arrayContaining(['webdav', 'mount']))
  })

  it('knows synonyms by phrase, across languages and inside Han runs', () => {
    const groups = [
      ['direct link', '直链'],
      ['password', '密码'],
    ]
    const said = (text: string) =>
      parseQuery(text, new Thesaurus(groups)).units.flatMap(({ alternatives }) =>
        alternatives.map(({ terms }) => terms.map((term) => term.text).join(' ')),
      )
    expect(said('direct link')).toEqual(['direct link', '直链'])
    expect(said('重置密码')).toEqual(['重置', '密码', 'password'])
    expect(units('direct', groups)).toEqual(['direct'])
  })

  it('knows synonyms in other forms of their words', () => {
    const said = (text: string) =>
      parseQuery(text, new Thesaurus([['update', 'upgrade']])).units.flatMap(({ alternatives }) =>
        alternatives.map(({ terms }) => terms.map((term) => term.text).join(' ')),
      )
    expect(said('upgrading')).toEqual(['upgrading', 'upgrade', 'update'])
    expect(said('updates')).toContain('upgrade')
  })

  it.each([
    ['files', 'file'],
    ['notes', 'note'],
    ['boxes', 'box'],
    ['switches', 'switch'],
    ['proxies', 'proxy'],
    ['running', 'run'],
  ])('finds %s by %s', (word, stem) => {
    const ways = parseQuery(word).units.flatMap(({ alternatives }) => alternatives.map(({ terms }) => terms[0]?.text))
    expect(ways).toContain(stem)
    expect(ways.filter((way) => way !== undefined && way.length < stem.length)).toEqual([])
  })

  it('takes what is left of contractions, options and cut Han runs for question words', () => {
    const weighty = (text: string) => parseQuery(text).units.flatMap(({ text, stop }) => (stop ? [] : text))
    expect(weighty('files don’t show')).toEqual(['files', 'show'])
    expect(weighty("what's new")).toEqual(['new'])
    expect(weighty('-v /opt/alist')).toEqual(['opt/alist'])
    expect(weighty('site_url 怎么填')).toEqual(['site_url'])
    expect(weighty('盘')).toEqual(['盘'])
  })

  it('reads over signs without width', () => {
    expect(units('dock\u200ber')).toEqual(['docker'])
  })

  it('is bounded and unimpressed by signs', () => {
    expect(parseQuery('word '.repeat(2000)).units.length).toBeLessThanOrEqual(24)
    for (const sign of ['', '   ', '(', '[', '*', '\\', '^', '?', '|', '.', '🎉', '++']) expect(units(sign)).toEqual([])
  })
})
