import { describe, expect, it } from 'vitest'
import { countWords, readingTime } from '../../../src/content/reading-time'
import type { Document } from '../../../src/content/types'

const doc = (body: string, meta = {}): Document => ({ file: 'a.md', meta, body, source: body, hash: 'h' })
const SPEED = { wordsPerMinute: 300, hanPerMinute: 300 }

describe('countWords', () => {
  it('counts runs of letters and each Han character', () => {
    expect(countWords('Hello wide world, 你好世界')).toEqual({ latin: 3, han: 4 })
    expect(countWords("don't re-use 3 files")).toEqual({ latin: 4, han: 0 })
  })
  it('takes neither code nor tags nor addresses for prose', () => {
    expect(countWords('one\n\n```bash\nnot prose at all\n```\n\ntwo <img src="x y">')).toEqual({ latin: 2, han: 0 })
    expect(countWords('[text](https://example.org/a/b) https://example.org/c')).toEqual({ latin: 1, han: 0 })
    expect(countWords('one\n\n~~~\nnever closed')).toEqual({ latin: 1, han: 0 })
  })
})

describe('readingTime', () => {
  it('reads a long Chinese page in more than a minute (case in-07)', () => {
    const { minutes } = readingTime({ document: doc('字'.repeat(3000)) }, SPEED)
    expect(minutes).toBe(10)
  })
  it('is under a minute for an empty page, never negative or NaN', () => {
    expect(readingTime({ document: doc('') }, SPEED)).toEqual({ minutes: 0, words: 0 })
    expect(readingTime({ document: doc('a') }, { wordsPerMinute: 0, hanPerMinute: 0 }).minutes).toBe(1)
  })
  it('lets the page say it', () => {
    expect(readingTime({ document: doc('a', { readingTime: { minutes: 7, words: 9 } }) }, SPEED)).toEqual({
      minutes: 7,
      words: 9,
    })
  })
})
