import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPromiseCache, forgetFailures } from '../../../src/platform/promise-cache'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a cache of promises', () => {
  it('gives everybody the same promise', async () => {
    const cache = createPromiseCache<number>()
    const start = vi.fn(async () => 1)
    expect(cache('a', start)).toBe(cache('a', start))
    expect(await cache('a', start)).toBe(1)
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('keeps a failure until somebody tries again', async () => {
    const cache = createPromiseCache<number>()
    const failed = cache('a', async () => Promise.reject(new Error('no')))
    await expect(failed).rejects.toThrow('no')
    expect(cache('a', async () => 2)).toBe(failed)
    forgetFailures()
    expect(await cache('a', async () => 2)).toBe(2)
  })

  it('forgets a failure by itself after a while', async () => {
    const cache = createPromiseCache<number>()
    await cache('a', async () => Promise.reject(new Error('no'))).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await cache('a', async () => 3)).toBe(3)
  })

  it('lets the oldest go above its limit', async () => {
    const cache = createPromiseCache<number>(2)
    for (const name of ['a', 'b', 'c']) void cache(name, async () => 1)
    expect(await cache('c', async () => 2)).toBe(1)
    expect(await cache('a', async () => 2)).toBe(2)
  })
})
