import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { readHistory } from '../../../src/manifest/git'
import { onDisk, put } from './fixture'

function commit(root: string, name: string, date: string): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  const who = ['-c', `user.name=${name}`, '-c', 'user.email=private@example.org']
  execFileSync('git', ['add', '-A'], { cwd: root, env })
  execFileSync('git', [...who, 'commit', '-qm', 'x'], { cwd: root, env })
}

describe('readHistory', () => {
  it('gives first and last date and names, most commits first, by path below the folder', async () => {
    await onDisk({ 'content/a.md': '1', 'content/zh/中 文.md': '1', 'other.txt': '1' }, async (root) => {
      execFileSync('git', ['init', '-q'], { cwd: root })
      commit(root, 'Ada', '2026-01-01T10:00:00+08:00')
      put(root, 'content/a.md', '2')
      commit(root, 'Bob', '2026-01-02T00:00:00Z')
      put(root, 'content/a.md', '3')
      commit(root, 'Bob', '2026-01-03T00:00:00Z')
      const history = await readHistory(`${root}/content`)
      expect([...(history ?? [])]).toEqual([
        ['a.md', { created: '2026-01-01T02:00:00Z', updated: '2026-01-03T00:00:00Z', contributors: ['Bob', 'Ada'] }],
        ['zh/中 文.md', { created: '2026-01-01T02:00:00Z', updated: '2026-01-01T02:00:00Z', contributors: ['Ada'] }],
      ])
      expect(JSON.stringify([...(history ?? [])])).not.toContain('@')
    })
  })

  it('is nothing outside of a repository', async () => {
    await onDisk({ 'content/a.md': '1' }, async (root) => {
      expect(await readHistory(`${root}/content`)).toBeUndefined()
    })
  })
})
