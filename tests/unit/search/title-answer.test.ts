import { describe, expect, it } from 'vitest'
import type { Contents, PageKey } from '../../../src/features/search/messages'
import { answerByTitles, together } from '../../../src/features/search/title-answer'
import type { Answer, Hit } from '../../../src/features/search/types'

const key = (path: string, title: string, names: string[] = []): PageKey => ({
  path,
  title,
  names,
  file: '',
  hash: '',
  tags: [],
})

const contents = (pages: PageKey[], locale = '/'): Contents => ({
  locale,
  pages,
  partial: false,
  contentUrl: '/content/',
})

const ENGLISH = contents([
  key('/guide/advanced/docker-tips.html', 'Tips for Docker'),
  key('/guide/install/docker.html', 'Docker'),
  key('/guide/drivers/aliyundrive.html', 'Aliyundrive', ['alipan', '阿里云盘']),
  key('/guide/install/docker-compose.html', 'Docker Compose', ['container']),
  key('/faq/', 'Undockered'),
])

const found = ({ hits }: Answer) => hits.map(({ path }) => path)

describe('answerByTitles', () => {
  it('finds pages by words of their titles, those nearest to the query first', () => {
    expect(found(answerByTitles(ENGLISH, 'docker'))).toEqual([
      '/guide/install/docker.html',
      '/guide/install/docker-compose.html',
      '/guide/advanced/docker-tips.html',
    ])
    expect(found(answerByTitles(ENGLISH, '  DOCKER comp '))).toEqual(['/guide/install/docker-compose.html'])
    expect(found(answerByTitles(ENGLISH, 'compose docker'))).toEqual(['/guide/install/docker-compose.html'])
  })

  it('asks for all words, and for nothing inside of words', () => {
    expect(found(answerByTitles(ENGLISH, 'docker nginx'))).toEqual([])
    expect(found(answerByTitles(ENGLISH, 'ocker'))).toEqual([])
  })

  it('finds other names, and shows by which', () => {
    const { hits } = answerByTitles(ENGLISH, '阿里')
    expect(hits).toMatchObject([
      { title: { text: 'Aliyundrive', marks: [] }, alias: { text: '阿里云盘', marks: [[0, 2]] } },
    ])
    expect(found(answerByTitles(ENGLISH, 'alipan'))).toEqual(['/guide/drivers/aliyundrive.html'])
  })

  it('marks the words in titles as they are written', () => {
    const { hits, words } = answerByTitles(ENGLISH, 'ｃｏｍｐｏｓｅ')
    expect(hits).toMatchObject([{ title: { text: 'Docker Compose', marks: [[7, 14]] } }])
    expect(words).toEqual(['compose'])
  })

  it('counts the parts of the site, and keeps to the one that was chosen', () => {
    const all = contents([key('/guide/one.html', 'One'), key('/guide/drivers/one.html', 'One'), key('/zh/', 'One')])
    expect(answerByTitles(all, 'one', 'drivers')).toMatchObject({
      hits: [{ path: '/guide/drivers/one.html' }],
      counts: { guide: 1, drivers: 1 },
      partial: true,
    })
  })
})

describe('together', () => {
  const hit = (path: string, anchor = ''): Hit => ({
    path,
    title: { text: path, marks: [] },
    entries: [{ anchor, headings: [], excerpt: { text: '', marks: [] } }],
  })

  it('keeps pages by name in front, with what was found in their texts', () => {
    const named: Answer = { hits: [hit('/a'), hit('/b')], words: ['x'], counts: { guide: 2, faq: 1 } }
    const read: Answer = { hits: [hit('/c'), hit('/b', 'part')], words: ['x', 'y'], counts: { guide: 5 } }
    const both = together(named, read, 3)
    expect(both.hits.map(({ path, entries }) => path + entries[0]?.anchor)).toEqual(['/a', '/bpart', '/c'])
    expect(both).toMatchObject({ words: ['x', 'y'], counts: { guide: 5, faq: 1 } })
    expect(found(together(named, read, 2))).toEqual(['/a', '/b'])
  })
})
