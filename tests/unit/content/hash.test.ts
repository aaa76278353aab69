import { describe, expect, it } from 'vitest'
import { hashText } from '../../../src/content/hash'

describe('hashText', () => {
  it('is short and always the same', () => {
    expect(hashText('')).toMatch(/^[0-9a-z]{1,6}$/)
    expect(hashText('AList 文档')).toBe(hashText('AList 文档'))
  })

  it('tells small changes apart', () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `order: ${index}\ntitle: page ${index % 7}`)
    expect(new Set(texts.map(hashText)).size).toBeGreaterThan(texts.length - 3)
    const flips = Array.from({ length: 5_000 }, (_, index) => `${'a'.repeat(index)}b${'a'.repeat(5_000 - index)}`)
    expect(new Set(flips.map(hashText)).size).toBeGreaterThan(flips.length - 2)
  })
})
