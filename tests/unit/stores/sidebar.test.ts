// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => {
  vi.resetModules()
  return import('../../../src/stores/sidebar')
}
beforeEach(() => sessionStorage.clear())

describe('sidebarState', () => {
  it('remembers groups and scroll place of each sidebar', async () => {
    const { foldSidebar, keepScroll, setGroups } = await load()
    setGroups('/guide/', { a: true, b: false })
    setGroups('/guide/', { b: true })
    setGroups('/zh/guide/', { a: false })
    keepScroll('/guide/', 120)
    foldSidebar(true)
    expect((await load()).sidebarState.get()).toEqual({
      folded: true,
      groups: { '/guide/': { a: true, b: true }, '/zh/guide/': { a: false } },
      scroll: { '/guide/': 120 },
    })
  })

  it('drops what does not fit', async () => {
    sessionStorage.setItem('docs:sidebar', '{"folded":"yes","groups":{"/":{"a":1,"b":true}},"scroll":{"/":"far"}}')
    expect((await load()).sidebarState.get()).toEqual({ folded: false, groups: { '/': { b: true } }, scroll: {} })
  })
})
