import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { onDisk, SITE } from './fixture'

const run = (cwd: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', resolve('node_modules/tsx/dist/esm/index.mjs'), resolve('src/manifest/cli.ts'), ...args],
    {
      cwd,
      encoding: 'utf8',
    },
  )
  return { status, output: stdout + stderr }
}

describe('the program', () => {
  it('refreshes a served folder, prints what to mend, and fails only when asked to', async () => {
    await onDisk({ 'site/content/site.yaml': SITE, 'site/content/a.md': '# A\n\n[x](./no.md)\n' }, async (root) => {
      const first = run(root, 'site')
      expect(first.output).toContain(
        'site/content/a.md:3  the link "./no.md" leads to no page — correct it or add the page\n',
      )
      expect(first.output).toMatch(/1 page, \d+ files written in [\d.]+ s, 2 problems\n$/)
      expect(first.status).toBe(0)
      expect(JSON.parse(readFileSync(join(root, 'site/manifest.json'), 'utf8')).pages).toHaveLength(1)
      expect(run(root, 'site', '--check').status).toBe(1)
    })
  }, 60_000)

  it('says what is missing when the folder is none', async () => {
    await onDisk({ 'a.txt': '' }, async (root) => {
      const { status, output } = run(root, '.')
      expect(status).toBe(2)
      expect(output).toContain('has no folder "content"')
    })
  }, 60_000)
})
