import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashText } from '../content/hash'
import { report } from '../platform/report'

/** Where the program keeps what it read of a folder, and the version of the program that may believe it. */
export interface MemoryFile {
  file: string
  version: string
}

/** Beside the project's other caches, or in the system's temporary folder for a deployed site, for each user apart. */
export function memoryFileOf(root: string): MemoryFile {
  const modules = join(process.cwd(), 'node_modules')
  const folder = existsSync(modules)
    ? join(modules, '.cache', 'alist-docs')
    : join(tmpdir(), `alist-docs-${process.getuid?.() ?? 'site'}`)
  return { file: join(folder, `manifest-${hashText(root)}.json`), version: programVersion() }
}

/** What was written down; `undefined` when there is nothing, or nothing that can be believed. */
export function readMemory(file: string): string | undefined {
  try {
    return isOurs(dirname(file)) ? readFileSync(file, 'utf8') : undefined
  } catch {
    // Absent at the first run, or not for us to read: everything is read again.
    return undefined
  }
}

/** Writes the text down and tells whether that was possible. Without it the next run takes longer, and that is all. */
export function writeMemory(file: string, text: string): boolean {
  const folder = dirname(file)
  try {
    mkdirSync(dirname(folder), { recursive: true })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (!isOurs(folder)) throw new Error(`${folder} belongs to another user`)
    writeFileSync(`${file}.tmp`, text)
    renameSync(`${file}.tmp`, file)
    return true
  } catch (error) {
    report(
      'what was read of the pages cannot be kept, so the next start reads all of them again',
      file,
      'nothing, or let this user write there',
      error,
    )
    return false
  }
}

/** The name of the file can be guessed, and anybody may make the folder in the system's temporary one before us. */
function isOurs(folder: string): boolean {
  const user = process.getuid?.()
  return user === undefined || lstatSync(folder).uid === user
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
