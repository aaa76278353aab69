// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { graphemes, useTyping } from '../../../src/layout/portfolio/use-typing'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('graphemes', () => {
  it('keeps together what a reader sees as one', () => {
    expect(graphemes('a👩‍💻é', 'en')).toEqual(['a', '👩‍💻', 'é'])
  })
})

describe('useTyping', () => {
  it('types a character each 150 ms, waits 1000 ms and goes on to the next title', async () => {
    const { result } = renderHook(() => useTyping(['ab', '中'], 'en'))
    pass(149)
    expect(result.current).toBe('')
    pass(1)
    expect(result.current).toBe('a')
    pass(150)
    expect(result.current).toBe('ab')
    pass(999)
    expect(result.current).toBe('ab')
    pass(1)
    expect(result.current).toBe('')
    pass(150)
    expect(result.current).toBe('中')
    pass(1000 + 150)
    expect(result.current).toBe('a')
  })

  it('types a single title once and leaves no timer behind', () => {
    const { result, unmount } = renderHook(() => useTyping(['ab'], 'en'))
    pass(60_000)
    expect(result.current).toBe('ab')
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('begins anew when the titles change', () => {
    const { result, rerender } = renderHook(({ titles }) => useTyping(titles, 'en'), {
      initialProps: { titles: ['abc'] },
    })
    pass(300)
    expect(result.current).toBe('ab')
    rerender({ titles: ['xyz'] })
    pass(150)
    expect(result.current).toBe('x')
  })
})
