import { existsSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashText } from '../content/hash'

/** Where the program keeps what it read of a folder, and the version of the program that may believe it. */
export interface MemoryFile {
  file: string
  version: string
}

/** Beside the project's other caches, or in the system's temporary folder for a deployed site. */
export function memoryFileOf(root: string): MemoryFile {
  const modules = join(process.cwd(), 'node_modules')
  const folder = existsSync(modules) ? join(modules, '.cache') : tmpdir()
  return { file: join(folder, 'alist-docs', `manifest-${hashText(root)}.json`), version: programVersion() }
}

/** Changes with the program: what an older one remembered is of no use. */
function programVersion(): string {
  const own = fileURLToPath(import.meta.url)
  if (!own.endsWith('.ts')) return stampOf(own)
  const source = dirname(dirname(own))
  return ['manifest', 'content', 'markdown', 'site']
    .flatMap((room) =>
      readdirSync(join(source, room), { recursive: true, encoding: 'utf8' }).map((name) => join(source, room, name)),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map(stampOf)
    .join()
}

function stampOf(file: string): string {
  const { size, mtimeMs } = statSync(file)
  return `${size}:${Math.round(mtimeMs)}`
}
