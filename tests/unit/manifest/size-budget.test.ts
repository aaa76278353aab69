import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { BUDGET, compressedSize, criticalSizes, overBudget } from '../../../src/manifest/size-budget'

const FITS = { script: BUDGET.script * 1000, styles: BUDGET.styles * 1000, manifest: BUDGET.manifest * 1000 }

test('what keeps to the budget is not spoken of', () => {
  expect(overBudget(FITS)).toEqual([])
})

test('the message names the part, by how much it is over, and what to do', () => {
  const [script, manifest, ...rest] = overBudget({ ...FITS, script: FITS.script + 1234, manifest: FITS.manifest + 500 })
  expect(script).toMatch(/^the critical script is 1\.24 KB over its budget of \d+ KB — .*npm run analyze/)
  expect(manifest).toMatch(/^what one page needs of the manifest is 0\.50 KB over/)
  expect(rest).toEqual([])
})

test('counts what the start page names, and of a split manifest the longest way to a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'budget-'))
  const files: Record<string, string> = {
    'index.html':
      '<script>inline()</script><script type="module" crossorigin src="/docs/assets/app-1.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/docs/assets/shared-2.js">' +
      '<link rel="stylesheet" crossorigin href="/docs/assets/app-3.css"><link rel="icon" href="/docs/logo.svg">',
    'assets/app-1.js': 'export const app = "the application"',
    'assets/shared-2.js': 'export const shared = "and what it imports"',
    'assets/later-4.js': 'export const later = "not this"',
    'assets/app-3.css': 'p { color: red }',
    'manifest.json': JSON.stringify({
      pages: [],
      parts: ['/a/', '/a/b/', '/c/'].map((prefix) => ({ prefix, file: `/manifest${prefix}index.json?v=1`, pages: 1 })),
    }),
    'manifest/a/index.json': '{"pages":["one"]}',
    'manifest/a/b/index.json': '{"pages":["two","three"]}',
    'manifest/c/index.json': '{"pages":["four"]}',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const size = (...names: string[]) =>
    names.reduce((sum, name) => sum + compressedSize(Buffer.from(files[name] ?? '')), 0)
  expect(criticalSizes(folder, '/docs/')).toEqual({
    script: size('assets/app-1.js', 'assets/shared-2.js'),
    styles: size('assets/app-3.css'),
    manifest: size('manifest.json', 'manifest/a/index.json', 'manifest/a/b/index.json'),
  })
})
