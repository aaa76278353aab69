import { describe, expect, it } from 'vitest'
import { hidesBar } from '../../../src/layout/navbar/use-auto-hide'

describe('hidesBar', () => {
  it.each([
    ['down past the threshold', 40, 59, false, true],
    ['down to the threshold', 0, 58, false, false],
    ['up', 900, 700, false, false],
    ['a long way down', 0, 3000, false, true],
    ['down under an open panel', 0, 900, true, false],
  ])('%s', (_, before, now, isOpen, hides) => expect(hidesBar(before, now, isOpen)).toBe(hides))
})
