// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { healStaleBuild } from '../../../src/offline/heal'
import { STORAGE } from '../../../src/site/constants'

const CHUNK = 'http://localhost:3000/assets/Player-abc123.js'
let reload: Mock<() => void>
let assign: Mock<(url: string | URL) => void>
let wanted: string | undefined
let reply: () => Promise<Response>
const fetched: string[] = []

/** What Vite does when a chunk cannot be loaded: tell, and throw unless somebody took care of it. */
function chunkFails(message = `Failed to fetch dynamically imported module: ${CHUNK}`): boolean {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new TypeError(message) })
  window.dispatchEvent(event)
  return !event.defaultPrevented
}
const later = () => new Promise((resolve) => setTimeout(resolve, 20))

healStaleBuild(() => wanted)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  reload = vi.fn()
  assign = vi.fn()
  wanted = undefined
  fetched.length = 0
  sessionStorage.clear()
  reply = async () => new Response('gone', { status: 404 })
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url)
    return reply()
  })
  vi.spyOn(window.location, 'reload').mockImplementation(() => reload())
  vi.spyOn(window.location, 'assign').mockImplementation((url) => assign(url))
})
afterEach(() => vi.unstubAllGlobals())

describe('a program that cannot be loaded', () => {
  it('is rethrown to whoever asked for it', () => {
    expect(chunkFails()).toBe(true)
  })

  it.each([
    ['a 404', async () => new Response('', { status: 404 })],
    [
      'the start page in its place',
      async () => new Response('<!doctype html><p>x', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('and is gone (%s): the page is loaded anew, once', async (_, answer) => {
    reply = answer
    chunkFails()
    await later()
    expect(reload).toHaveBeenCalledTimes(1)
    chunkFails()
    await later()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(sessionStorage.getItem(STORAGE.reloaded)).toBe(CHUNK)
  })

  it('and is missed by two parts of the page at once: it is loaded anew once', async () => {
    chunkFails()
    chunkFails()
    await later()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(sessionStorage.getItem(STORAGE.reloaded)).toBe(CHUNK)
  })

  it('takes the visitor to where they were going', async () => {
    wanted = '/guide/?q=1#part'
    chunkFails()
    await later()
    expect(assign).toHaveBeenCalledWith('/guide/?q=1#part')
    expect(reload).not.toHaveBeenCalled()
  })

  it('never goes in a circle, also between two missing programs', async () => {
    const other = 'Failed to fetch dynamically imported module: http://localhost:3000/assets/Chart-x.js'
    for (let round = 0; round < 3; round++) {
      chunkFails()
      await later()
      chunkFails(other)
      await later()
    }
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('failed'))],
    ['the server stumbles', async () => new Response('', { status: 503 })],
    ['it is there after all', async () => new Response('code', { headers: { 'content-type': 'text/javascript' } })],
  ])('stays an error when %s', async (_, answer) => {
    reply = answer
    chunkFails()
    await later()
    expect(reload).not.toHaveBeenCalled()
    expect(sessionStorage.getItem(STORAGE.reloaded)).toBeNull()
  })

  it('stays an error where nothing can be remembered', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    chunkFails()
    await later()
    expect(reload).not.toHaveBeenCalled()
  })

  it('is known by the address of its style sheet, too', async () => {
    chunkFails('Unable to preload CSS for /assets/Player-abc123.css')
    await later()
    expect(fetched).toEqual(['http://localhost:3000/assets/Player-abc123.css'])
  })

  it('of which the message says nothing is left alone', async () => {
    chunkFails('Importing a module script failed.')
    await later()
    expect(fetched).toEqual([])
  })
})
