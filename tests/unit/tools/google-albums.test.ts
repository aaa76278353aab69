import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Album, readAlbums } from '../../../src/features/tools/google/albums'

afterEach(() => vi.unstubAllGlobals())

const script = (answers: [status: number, body: object][]) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const [status, body] = answers[Math.min(asked.length, answers.length) - 1] ?? [500, {}]
    return new Response(JSON.stringify(body), { status })
  })
  return asked
}
const read = async () => {
  const albums: Album[] = []
  const cut = readAlbums('at', 'Google', new AbortController().signal, (more) => albums.push(...more))
  return { albums, cut: await cut.catch((error: unknown) => error) }
}

describe('the list of albums', () => {
  it('goes on to the last page', async () => {
    const asked = script([
      [200, { albums: [{ id: 'al-1', title: 'Lake' }], nextPageToken: 'p 2' }],
      [200, { albums: [{ id: 'al-2', title: 'Snow' }, { title: 'no id' }, null] }],
    ])
    const { albums, cut } = await read()
    expect(albums.map(({ id }) => id)).toEqual(['al-1', 'al-2'])
    expect(cut).toBe(false)
    expect(asked.map((url) => new URL(url).search)).toEqual(['?pageToken=&pageSize=50', '?pageToken=p%202&pageSize=50'])
  })

  it('is empty for an account without albums', async () => {
    script([[200, {}]])
    expect(await read()).toEqual({ albums: [], cut: false })
  })

  it('keeps what was read when a later page fails', async () => {
    script([
      [200, { albums: [{ id: 'al-1', title: 'Lake' }], nextPageToken: 'p2' }],
      [500, { error: { code: 500, message: 'backend', status: 'INTERNAL' } }],
    ])
    const { albums, cut } = await read()
    expect(albums).toHaveLength(1)
    expect(cut).toMatchObject({ failure: { status: 500, words: 'backend' } })
  })

  it('ends even when the pages never do', async () => {
    const asked = script([[200, { albums: [], nextPageToken: 'again' }]])
    expect(await read()).toEqual({ albums: [], cut: true })
    expect(asked).toHaveLength(20)
  })
})
