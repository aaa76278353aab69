import { expect, it, vi } from 'vitest'
import { loadNames } from '../../../src/content/page-names'

const answer = (text: string, status = 200) => vi.fn(async () => new Response(text, { status }))

it('reads an address once', async () => {
  const fetched = answer('{"/a.html":["A"]}')
  vi.stubGlobal('fetch', fetched)
  expect(await loadNames('/names/a.json')).toEqual({ '/a.html': ['A'] })
  expect(loadNames('/names/a.json')).toBe(loadNames('/names/a.json'))
  expect(fetched).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

it.each([
  ['a missing file', answer('gone', 404)],
  ['a page of HTML', answer('<!doctype html><p>')],
  ['broken JSON', answer('{')],
])('does without: %s', async (name, fetched) => {
  vi.stubGlobal('fetch', fetched)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await loadNames(`/names/${name}.json`)).toEqual({})
  expect(warn).toHaveBeenCalledOnce()
  expect(loadNames(undefined)).toBe(loadNames(undefined))
  vi.unstubAllGlobals()
})
