import { afterEach, expect, it, vi } from 'vitest'
import { smallSite, Unmade } from './site'

const HOME = '---\nhome: true\ntitle: T\n---\n\n# T\n\nWelcome.\n'
const PORTFOLIO = '---\nhome: true\nportfolio: true\ntitle: P\n---\n\n# P\n\nAbout me.\n'
const DECK = '---\ntype: slide\ntitle: Deck\n---\n\n# Deck\n\nStart\n\n---\n\nEnd\n'

/** Programs as at their start, with these files on the server. */
async function load(files: Record<string, string>) {
  vi.resetModules()
  vi.stubGlobal('fetch', async (url: string) =>
    url in files ? new Response(files[url]) : new Response('', { status: 404 }),
  )
  const { renderSnapshot } = await import('../../../src/snapshot/render')
  return async (path: string) => {
    const snapshot = await renderSnapshot(path)
    if (!snapshot) throw new Error(`${path} is no page`)
    return snapshot
  }
}
afterEach(() => {
  vi.doUnmock('../../../src/layout/slide/SlidePage')
  vi.unstubAllGlobals()
})

it('pages of every layout are drawn whole without a window, also where the site names no host', async () => {
  const draw = await load(
    smallSite({
      'README.md': HOME,
      'guide/README.md': '# Guide\n\nWhere to begin.\n',
      'guide/a.md': '# A\n\nWords of A.\n',
      'guide/deck.md': DECK,
      'me.md': PORTFOLIO,
    }),
  )
  expect((await draw('/')).body).toContain('Welcome.')
  expect((await draw('/guide/a.html')).body).toContain('Words of A.')
  expect((await draw('/guide/a.html')).body).toContain('"item":"/guide/a.html"')
  expect((await draw('/guide/deck.html')).body).toContain('Start')
  expect((await draw('/me.html')).body).toContain('About me.')
})

it('a page of which a part cannot be drawn fails, instead of being its frame alone', async () => {
  vi.doMock('../../../src/layout/slide/SlidePage', () => ({ SlidePage: Unmade }))
  const draw = await load(smallSite({ 'README.md': HOME, 'deck.md': DECK }))
  await expect(draw('/deck.html')).rejects.toThrow('document is not defined')
  expect((await draw('/')).body).toContain('Welcome.')
})

it('a page is drawn with the parts of the manifest that a visit to it reads, whatever was drawn before', async () => {
  const files = smallSite({
    'README.md': '# T\n',
    // Without this page the menu calls its folder something else.
    'part-a/README.md': '# Beginning\n',
    'part-a/one.md': '# One\n',
    'part-b/two.md': '# Two\n',
  })
  const alone = await (await load(files))('/part-b/two.html')
  const draw = await load(files)
  await draw('/part-a/one.html')
  expect((await draw('/part-b/two.html')).body).toBe(alone.body)
})

it('says when it was drawn', async () => {
  const draw = await load(smallSite({ 'README.md': HOME, 'a.md': '# A\n' }))
  const { year, body } = await draw('/a.html')
  expect(year).toBe(new Date().getFullYear())
  expect(body).toContain(`${year} Ada`)
})
