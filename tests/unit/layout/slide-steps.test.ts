import { describe, expect, it } from 'vitest'
import { slideForKey, slideOfHash, slidesOf } from '../../../src/layout/slide/slide-steps'

describe('slidesOf', () => {
  it('parts at rules when there are any', () => {
    expect(slidesOf(['H2', 'P', 'HR', 'P', 'H2', 'P'])).toEqual({ slides: [0, 0, undefined, 1, 1, 1], total: 2 })
  })
  it('parts at second-level headings otherwise', () => {
    expect(slidesOf(['P', 'H2', 'P', 'H2', 'UL'])).toEqual({ slides: [0, 1, 1, 2, 2], total: 3 })
  })
  it('makes no empty slides', () => {
    expect(slidesOf(['HR', 'P', 'HR', 'HR', 'P', 'HR'])).toMatchObject({ total: 2 })
    expect(slidesOf([])).toEqual({ slides: [], total: 0 })
  })
})

describe('slideForKey', () => {
  it('goes on and back and stops at the ends', () => {
    expect(slideForKey('ArrowRight', 0, 3)).toBe(1)
    expect(slideForKey('PageDown', 2, 3)).toBe(2)
    expect(slideForKey('ArrowLeft', 0, 3)).toBe(0)
    expect(slideForKey('End', 0, 3)).toBe(2)
    expect(slideForKey('x', 0, 3)).toBeUndefined()
    expect(slideForKey('ArrowRight', 0, 0)).toBe(0)
  })
})

describe('slideOfHash', () => {
  it.each([
    ['#/3', 2],
    ['#/0', 0],
    ['', 0],
    ['#heading', 0],
  ])('%s is %i', (hash, slide) => expect(slideOfHash(hash)).toBe(slide))
})
