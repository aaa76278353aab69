// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  forgetOpened,
  forgetQuery,
  history,
  type Place,
  rememberOpened,
  toggleFavourite,
} from '../../../src/features/search/history'
import { startParts } from '../../../src/features/search/start-parts'
import { STORAGE } from '../../../src/site/constants'

const place = (name: string): Place => ({ path: `/${name}.html`, anchor: '', title: name, section: '' })

beforeEach(() => {
  history.set({ queries: [], opened: [], favourites: [] })
})

describe('the history', () => {
  it('keeps the last five queries and places, newest first and each once', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberOpened(name, place(name))
    expect(history.get().queries).toEqual(['c', 'f', 'e', 'd', 'b'])
    expect(history.get().opened.map(({ title }) => title)).toEqual(['c', 'f', 'e', 'd', 'b'])
  })

  it('forgets what it is told to, and keeps favourites until they are taken back', () => {
    rememberOpened('a', place('a'))
    toggleFavourite(place('a'))
    forgetQuery('a')
    forgetOpened(place('a'))
    expect(history.get()).toEqual({ queries: [], opened: [], favourites: [place('a')] })
    toggleFavourite(place('a'))
    expect(history.get().favourites).toEqual([])
    expect(localStorage.getItem(STORAGE.searchHistory)).toBeNull()
  })

  it('is there again at the next visit', async () => {
    rememberOpened('a', place('a'))
    vi.resetModules()
    const next = await import('../../../src/features/search/history')
    expect(next.history.get()).toEqual({ queries: ['a'], opened: [place('a')], favourites: [] })
  })

  it.each(['"{"', 'null', '7', '{"queries":7,"opened":[{"path":5}],"favourites":"x"}', '{"queries":["",1]}'])(
    'takes %s in storage for nothing',
    (stored) => {
      window.dispatchEvent(new StorageEvent('storage', { key: STORAGE.searchHistory, newValue: stored }))
      expect(history.get()).toEqual({ queries: [], opened: [], favourites: [] })
    },
  )
})

describe('startParts', () => {
  it('shows favourites, queries and places below their labels, and examples when there are none', () => {
    rememberOpened('docker', place('a'))
    toggleFavourite(place('b'))
    const parts = startParts(history.get(), ['x', 'y'])
    expect(parts.map(({ kind, line, rows }) => [kind, line, rows.map((row) => [row.index, row.line])])).toEqual([
      ['favourites', 1, [[0, 2]]],
      ['queries', 3, [[1, 4]]],
      ['opened', 5, [[2, 6]]],
    ])
    expect(startParts({ queries: [], opened: [], favourites: [] }, ['x', 'y'])).toMatchObject([
      { kind: 'examples', rows: [{ choice: { text: 'x' } }, { choice: { text: 'y' } }] },
    ])
  })
})
