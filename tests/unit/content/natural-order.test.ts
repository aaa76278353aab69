import { describe, expect, it } from 'vitest'
import { naturalOrder } from '../../../src/content/natural-order'

const sorted = (titles: readonly string[]) => [...titles].sort(naturalOrder)

describe('the order of titles', () => {
  it('takes numbers by their value and letters without case or accents', () => {
    expect(sorted(['v10', 'Zebra', 'v9', 'émile', 'Emil', 'apple', '115 Cloud', '123 Pan', '21'])).toEqual([
      '21',
      '115 Cloud',
      '123 Pan',
      'apple',
      'Emil',
      'émile',
      'v9',
      'v10',
      'Zebra',
    ])
  })

  it('puts Chinese behind Latin', () => {
    expect(sorted(['中', 'B', '阿', 'a'])).toEqual(['a', 'B', '中', '阿'])
  })

  it('leaves titles that differ in case, accents or leading zeros to the next rule', () => {
    expect(naturalOrder('007 É', '7 e')).toBe(0)
  })
})
