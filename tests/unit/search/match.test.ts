import { describe, expect, it } from 'vitest'
import { fieldOf, matchTerm, placesOf } from '../../../src/features/search/match'

const quality = (text: string, term: string, whole = false) =>
  matchTerm(fieldOf(text), { text: term, whole })?.quality ?? 0

describe('matchTerm', () => {
  it('ranks the whole word before a part of an identifier before the beginning of a word', () => {
    const order = [quality('a port', 'port'), quality('http_port', 'port'), quality('portable', 'port')]
    expect(order).toEqual([...order].sort((a, b) => b - a))
    expect(new Set(order).size).toBe(3)
  })

  it('is surer of a beginning the more of the word it is', () => {
    expect(quality('docker', 'docke')).toBeGreaterThan(quality('docker', 'do'))
  })

  it('finds nothing in the middle of a word', () => {
    expect(quality('docker', 'ocke')).toBe(0)
    expect(quality('sport', 'port')).toBe(0)
  })

  it('begins at humps, after signs, digits after a v, and beside another script', () => {
    expect(quality('TooManyRequests', 'many')).toBeGreaterThan(0)
    expect(quality('v3.44.0', '3.44')).toBeGreaterThan(0)
    expect(quality('通过Docker部署', 'docker')).toBe(1)
  })

  it('finds Han anywhere', () => {
    expect(quality('挂载阿里云盘教程', '云盘')).toBe(1)
  })

  it('takes no longer word when the whole is wanted', () => {
    expect(quality('70 files', '7', true)).toBe(0)
    expect(quality('Windows 7', '7', true)).toBe(1)
  })

  it('counts occurrences', () => {
    expect(matchTerm(fieldOf('token, Token and TOKEN'), { text: 'token' })?.count).toBe(3)
  })
})

describe('placesOf', () => {
  it('joins what overlaps and touches, in order', () => {
    expect(placesOf(fieldOf('阿里云盘 refresh_token'), ['token', '云盘', '里云', '阿里', 'refresh'])).toEqual([
      [0, 4],
      [5, 12],
      [13, 18],
    ])
  })
})
