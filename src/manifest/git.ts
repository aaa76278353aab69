import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface FileHistory {
  /** ISO date-times in UTC. */
  created: string
  updated: string
  /** Who changed the file, most commits first. Names only. */
  contributors: string[]
}

const COMMIT = '\u0001'

/**
 * First and last change and the authors of every file below `folder`, by path relative to it, from one `git log`.
 * `undefined` outside of a repository, without git, and in a shallow clone, whose dates would be wrong.
 */
export async function readHistory(folder: string): Promise<Map<string, FileHistory> | undefined> {
  try {
    const { stdout: shallow } = await run('git', ['rev-parse', '--is-shallow-repository'], { cwd: folder })
    if (shallow.trim() === 'true') return undefined
    const { stdout } = await run(
      'git',
      [
        '-c',
        'core.quotePath=false',
        'log',
        '--no-merges',
        '--relative',
        '--name-only',
        `--format=${COMMIT}%at%x09%aN`,
        '--',
        '.',
      ],
      { cwd: folder, maxBuffer: 1 << 30 },
    )
    return parseLog(stdout)
  } catch {
    // No git, no repository or no commit yet: pages simply have no dates.
    return undefined
  }
}

/** Reads the output of the log above, newest commit first. */
export function parseLog(log: string): Map<string, FileHistory> {
  const files = new Map<string, { first: number; last: number; names: Map<string, number> }>()
  for (const commit of log.split(COMMIT).slice(1)) {
    const [head = '', ...paths] = commit.split('\n')
    const [seconds = '', name = ''] = head.split('\t')
    const time = Number(seconds)
    for (const path of paths) {
      if (path === '') continue
      const file = files.get(path) ?? { first: time, last: time, names: new Map() }
      file.first = Math.min(file.first, time)
      file.last = Math.max(file.last, time)
      file.names.set(name, (file.names.get(name) ?? 0) + 1)
      files.set(path, file)
    }
  }
  return new Map(
    [...files].map(([path, { first, last, names }]) => [
      path,
      {
        created: isoDate(first),
        updated: isoDate(last),
        contributors: [...names].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name]) => name),
      },
    ]),
  )
}

const isoDate = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
