import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { smallSite, Unmade } from './site'

const TEMPLATE = `<!doctype html><html lang="en"><head><title>x</title>
<link rel="stylesheet" href="/assets/app.css"></head><body><div id="root" data-program="/assets/app.js"></div></body></html>`
const DECK = '---\ntype: slide\ntitle: Deck\n---\n\n# Deck\n\nStart\n'

const { argv, exitCode } = process
let root: string
let errors: string[]

/** Runs the program on a built site of these files. */
async function run(files: Record<string, string>): Promise<Record<string, string>> {
  for (const [path, text] of Object.entries({ ...files, '/index.html': TEMPLATE, '/assets/app.css': '.a{}' })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  vi.resetModules()
  process.argv = [...argv.slice(0, 2), root]
  await import('../../../src/snapshot/cli')
  return JSON.parse(readFileSync(join(root, 'snapshots.json'), 'utf8')) as Record<string, string>
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-snapshot-cli-'))
  errors = []
  vi.stubGlobal('fetch', undefined)
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation((text: string) => void errors.push(text))
})
afterEach(() => {
  vi.doUnmock('../../../src/layout/slide/SlidePage')
  vi.unstubAllGlobals()
  Object.assign(process, { argv, exitCode })
  rmSync(root, { recursive: true })
})

it('writes the pages of a manifest in parts too', async () => {
  const made = await run(smallSite({ 'README.md': '# T\n', 'part-a/one.md': '# One\n', 'part-b/two.md': '# Two\n' }))
  expect(Object.keys(made).sort()).toEqual(['/', '/part-a/one.html', '/part-b/two.html'])
  expect(readFileSync(join(root, 'part-b/two.html'), 'utf8')).toContain('data-snapshot="/part-b/two.html"')
  expect(errors).toEqual([])
})

it('names a part of the manifest that is not there', async () => {
  const files = smallSite({ 'README.md': '# T\n', 'part-a/one.md': '# One\n' })
  delete files['/manifest/part-a/index.json']
  expect(Object.keys(await run(files))).toEqual(['/'])
  expect(errors.join('\n')).toContain('/manifest/part-a/index.json  could not be read')
  expect(process.exitCode).toBe(1)
})

it('names a page that cannot be drawn whole, writes none for it, and goes on', async () => {
  vi.doMock('../../../src/layout/slide/SlidePage', () => ({ SlidePage: Unmade }))
  const made = await run(smallSite({ 'README.md': '# T\n', 'deck.md': DECK, 'end.md': '# End\n' }))
  expect(Object.keys(made)).toEqual(['/', '/end.html'])
  expect(existsSync(join(root, 'deck.html'))).toBe(false)
  expect(errors.join('\n')).toMatch(/^\/deck\.html {2}could not be drawn: document is not defined — /)
  expect(process.exitCode).toBe(1)
})
