// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Notice } from '../../../src/site/types'

const load = async () => {
  vi.resetModules()
  const [rules, dismissals] = await Promise.all([
    import('../../../src/features/notice/notice-rules'),
    import('../../../src/stores/dismissals'),
  ])
  return { ...rules, ...dismissals }
}
const notice = (more: Partial<Notice>): Notice => ({ title: 'T', content: 'C', ...more })
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('noticeFor', () => {
  it('takes the first that fits the path, by whole segments, exactly or by expression', async () => {
    const { noticeFor } = await load()
    const list = [
      notice({ title: 'home', path: '/', exact: true }),
      notice({ title: 'guide', path: '/guide' }),
      notice({ title: 'drivers', match: '/drivers/' }),
    ]
    expect(noticeFor(list, '/')?.title).toBe('home')
    expect(noticeFor(list, '/guide/a.html')?.title).toBe('guide')
    expect(noticeFor(list, '/guidebook/')).toBeUndefined()
    expect(noticeFor(list, '/x/drivers/a.html')?.title).toBe('drivers')
    expect(noticeFor([notice({ match: '(' })], '/')).toBeUndefined()
  })

  it('is none once the first that fits is dismissed, whatever else would fit', async () => {
    const { dismiss, noticeFor } = await load()
    const list = [notice({ title: 'guide', path: '/guide' }), notice({ title: 'everywhere' })]
    dismiss(noticeFor(list, '/guide/')?.key ?? '', 'session')
    expect(noticeFor(list, '/guide/')).toBeUndefined()
    expect(noticeFor(list, '/faq/')?.title).toBe('everywhere')
  })

  it('is shown between its days', async () => {
    const { noticeFor } = await load()
    const list = [notice({ start: '2026-02-01', end: '2026-02-03' })]
    const on = (day: string) => noticeFor(list, '/', new Date(`${day}T12:00:00Z`)) !== undefined
    expect(['2026-01-31', '2026-02-01', '2026-02-03', '2026-02-04'].map(on)).toEqual([false, true, true, false])
  })

  it('is gone once dismissed, and back when its words change, unless it has a name', async () => {
    const { dismiss, noticeFor } = await load()
    const first = noticeFor([notice({})], '/')
    dismiss(first?.key ?? '', 'local')
    expect(noticeFor([notice({})], '/')).toBeUndefined()
    expect(noticeFor([notice({ content: 'New' })], '/')).toBeDefined()
    const named = noticeFor([notice({ noticeKey: 'spring' })], '/')
    expect(named?.key).toBe('notice:spring')
    dismiss('notice:spring', 'session')
    expect(noticeFor([notice({ noticeKey: 'spring', content: 'New' })], '/')).toBeUndefined()
  })
})
