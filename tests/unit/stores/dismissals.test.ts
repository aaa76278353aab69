// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => {
  vi.resetModules()
  return import('../../../src/stores/dismissals')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('dismissals', () => {
  it('keeps them for the session or for good', async () => {
    const { dismiss, isDismissed } = await load()
    dismiss('notice:a', 'session')
    dismiss('notice:b', 'local')
    expect([isDismissed('notice:a'), isDismissed('notice:b'), isDismissed('notice:c')]).toEqual([true, true, false])
    expect(localStorage.getItem('notice:a')).toBeNull()
    sessionStorage.clear()
    const later = await load()
    expect([later.isDismissed('notice:a'), later.isDismissed('notice:b')]).toEqual([false, true])
  })

  it('remembers in this visit when storage is forbidden', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    const { decideLocale, dismiss, hasLocaleDecision, isDismissed } = await load()
    dismiss('notice:a', 'local')
    decideLocale('/', 'local')
    expect(isDismissed('notice:a')).toBe(true)
    expect(hasLocaleDecision('/')).toBe(true)
  })

  it('decides for one locale at a time and survives a broken value', async () => {
    localStorage.setItem('locale-redirect', 'true')
    const { decideLocale, hasLocaleDecision } = await load()
    expect(hasLocaleDecision('/')).toBe(false)
    decideLocale('/', 'local')
    decideLocale('/zh/', 'local')
    const later = await load()
    expect([later.hasLocaleDecision('/'), later.hasLocaleDecision('/zh/'), later.hasLocaleDecision('/fr/')]).toEqual([
      true,
      true,
      false,
    ])
  })
})
