import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  closeToast,
  configureToasts,
  destroyAllToasts,
  holdToast,
  releaseToast,
  showToast,
  toasts,
} from '../../../src/stores/toasts'

const contents = () => toasts.get().map((toast) => toast.content)
const staying = () => toasts.get().filter((toast) => !toast.leaving)

beforeEach(() => {
  vi.useFakeTimers()
  destroyAllToasts()
  vi.runAllTimers()
  configureToasts({})
})

describe('showToast', () => {
  it('hides after three seconds, with its way out', () => {
    showToast({ content: 'a' })
    vi.advanceTimersByTime(2999)
    expect(staying()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(staying()).toHaveLength(0)
    expect(contents()).toEqual(['a'])
    vi.advanceTimersByTime(200)
    expect(contents()).toEqual([])
  })

  it('stays with duration 0, and while it loads', () => {
    showToast({ content: 'for ever', duration: 0 })
    const loading = showToast({ content: 'loading', type: 'loading' })
    vi.advanceTimersByTime(60_000)
    expect(contents()).toEqual(['for ever', 'loading'])
    loading.update({ type: 'success', content: 'done' })
    vi.advanceTimersByTime(3200)
    expect(contents()).toEqual(['for ever'])
  })

  it('gets its whole time again after the pointer and the focus have both left', () => {
    const { id } = showToast({ content: 'a' })
    vi.advanceTimersByTime(2900)
    holdToast(id)
    holdToast(id)
    vi.advanceTimersByTime(10_000)
    releaseToast(id)
    vi.advanceTimersByTime(10_000)
    expect(staying()).toHaveLength(1)
    releaseToast(id)
    vi.advanceTimersByTime(2999)
    expect(staying()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(staying()).toHaveLength(0)
  })

  it('does not wait for the pointer when told so', () => {
    const { id } = showToast({ content: 'a', keepAliveOnHover: false })
    holdToast(id)
    vi.advanceTimersByTime(3000)
    expect(staying()).toHaveLength(0)
  })

  it('drops the oldest above the maximum', () => {
    configureToasts({ max: 2 })
    for (const content of ['a', 'b', 'c']) showToast({ content })
    expect(staying().map((toast) => toast.content)).toEqual(['b', 'c'])
  })

  it('gives every toast an id of its own, in the same millisecond too', () => {
    const ids = [1, 2, 3].map((content) => showToast({ content: String(content) }).id)
    expect(new Set(ids).size).toBe(3)
  })

  it('tells its callbacks in order, and may refuse to be closed', () => {
    const told: string[] = []
    const tell = (name: string) => () => void told.push(name)
    const { id } = showToast({
      content: 'a',
      onClose: () => {
        told.push('close')
        return told.length > 1
      },
      onLeave: tell('leave'),
      onAfterLeave: tell('after'),
    })
    closeToast(id)
    expect(staying()).toHaveLength(1)
    closeToast(id)
    vi.advanceTimersByTime(200)
    expect(told).toEqual(['close', 'close', 'leave', 'after'])
  })
})
