import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { conduct } from '../../../src/features/search/conduct'
import type { Answer, SearchEngine, SearchOptions } from '../../../src/features/search/types'
import { SEARCH_TIMEOUT } from '../../../src/site/constants'

const answer = (word: string): Answer => ({ hits: [], words: [word], counts: {} })
const local: SearchEngine = { search: async (query) => answer(`local ${query}`) }
const options = (signal = new AbortController().signal): SearchOptions => ({ locale: '/', limit: 5, signal })

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => vi.unstubAllGlobals())

describe('conduct', () => {
  it('is local without a hosted service', async () => {
    expect(await conduct({ local }, 'q', options())).toEqual({ answer: answer('local q'), by: 'local' })
  })

  it('asks the hosted service first', async () => {
    const hosted: SearchEngine = { search: async () => answer('hosted') }
    expect(await conduct({ hosted, local }, 'q', options())).toEqual({ answer: answer('hosted'), by: 'hosted' })
  })

  it('turns to the local index when the service fails, with the same query', async () => {
    const cause = new Error('500')
    const hosted: SearchEngine = { search: () => Promise.reject(cause) }
    const conducted = await conduct({ hosted, local }, 'q', options())
    expect(conducted).toEqual({ answer: answer('local q'), by: 'local', trouble: 'failed', cause })
  })

  it('does not even ask while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const hosted = { search: vi.fn() }
    expect(await conduct({ hosted, local }, 'q', options())).toMatchObject({ by: 'local', trouble: 'offline' })
    expect(hosted.search).not.toHaveBeenCalled()
  })

  it('waits no longer than the limit, even for an engine that listens to nothing', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    timeout.mockImplementation((ms) => {
      expect(ms).toBe(SEARCH_TIMEOUT)
      return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
    })
    const hosted: SearchEngine = { search: () => new Promise(() => {}) }
    expect(await conduct({ hosted, local }, 'q', options())).toMatchObject({ by: 'local', trouble: 'timeout' })
  })

  it('stops when the caller no longer wants to know, without asking anybody else', async () => {
    const controller = new AbortController()
    const hosted: SearchEngine = { search: () => new Promise(() => {}) }
    const asked = vi.fn()
    const conducted = conduct({ hosted, local: { search: asked } }, 'q', options(controller.signal))
    controller.abort(new Error('typed on'))
    await expect(conducted).rejects.toThrow('typed on')
    expect(asked).not.toHaveBeenCalled()
  })

  it('fails when both do', async () => {
    const broken: SearchEngine = { search: () => Promise.reject(new Error('broken')) }
    await expect(conduct({ hosted: broken, local: broken }, 'q', options())).rejects.toThrow('broken')
  })
})
