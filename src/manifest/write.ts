import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Outputs } from './outputs'

/** Folders that hold nothing but generated files. */
const OWN_FOLDERS = ['search', 'outline', 'names', 'manifest']

/**
 * Writes what differs, each file beside its place and then renamed, so that a visitor gets the old or the new file
 * and never half of one. `before` are the outputs of the run before, which need not be compared with the disk again.
 * Returns the paths that changed.
 */
export function writeOutputs(root: string, outputs: Outputs, before?: Outputs): string[] {
  const changed: string[] = []
  for (const [path, text] of outputs) {
    const target = join(root, path)
    const known = before?.get(path)
    if (known === undefined ? holds(target, text) : known === text && existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    const temporary = `${target}.${process.pid}.tmp`
    writeFileSync(temporary, text)
    renameSync(temporary, target)
    changed.push(path)
  }
  return changed
}

function holds(path: string, text: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isFile() || stat.size !== Buffer.byteLength(text)) return false
  return readFileSync(path).equals(Buffer.from(text))
}

/** Removes what an earlier run left in the folders of generated files and this one did not make. */
export function removeStale(root: string, outputs: Outputs): string[] {
  const stale = OWN_FOLDERS.flatMap((folder) => listJson(join(root, folder)).map((name) => `${folder}/${name}`)).filter(
    (path) => !outputs.has(path),
  )
  for (const path of stale) rmSync(join(root, path))
  return stale
}

function listJson(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.json'))
  } catch {
    // Most sites have no such folder.
    return []
  }
}
