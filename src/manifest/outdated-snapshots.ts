import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PRISTINE_PAGE, SNAPSHOT_LIST, snapshotFile } from '../content/snapshots'
import type { PageFacts } from './page-facts'

/**
 * Removes the snapshots of pages that changed, with a file they include or by themselves, or are gone since they were
 * made; the application shows those pages as it does without snapshots. Returns the files it touched, relative to `root`.
 */
export function removeOutdatedSnapshots(root: string, pages: readonly PageFacts[]): string[] {
  const list = join(root, SNAPSHOT_LIST)
  if (!existsSync(list)) return []
  const made = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>
  const current = new Map(pages.map(({ record, drawnHash }) => [record.path, drawnHash]))
  const touched: string[] = []
  for (const [path, hash] of Object.entries(made)) {
    if (current.get(path) === hash) continue
    const file = snapshotFile(path).slice(1)
    if (!existsSync(join(root, file))) continue
    // The start page is also what the host answers for every address without a file of its own.
    if (path !== '/') rmSync(join(root, file))
    else if (readFileSync(join(root, file), 'utf8').includes('data-snapshot='))
      copyFileSync(join(root, PRISTINE_PAGE), join(root, file))
    else continue
    touched.push(file)
  }
  return touched
}
