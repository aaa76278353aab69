import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Built, build } from './build'
import { crawlerOutputs } from './crawlers'
import type { FileHistory } from './git'
import { offlineOutputs } from './offline-outputs'
import { oldRecords, withUsableSettings } from './old-manifest'
import { removeOutdatedSnapshots } from './outdated-snapshots'
import { dataOutputs, type Outputs } from './outputs'
import type { PageFacts } from './page-facts'
import type { ContentFolder } from './read-content'
import { webAppManifest } from './web-app'
import { removeStale, writeOutputs } from './write'

export interface Refreshed extends Built {
  /** Files that were written or removed, relative to the folder. */
  changed: string[]
  /** What the generated files now hold. */
  outputs: Outputs
}

export interface RefreshOptions {
  history?: ReadonlyMap<string, FileHistory> | undefined
  /** Path the site is served from, for whole addresses. */
  base?: string
  /** Outputs of the run before in the same process; without it everything is compared with the disk. */
  before?: Outputs | undefined
}

/**
 * Regenerates everything in a folder as it is served: first the data of the application, then the files for
 * crawlers. `history` is git's; for files it does not know, dates that the folder's manifest has are carried on.
 */
export function refreshDeployed(root: string, folder: ContentFolder, options: RefreshOptions = {}): Refreshed {
  // File by file: git is silent about files that it ignores, also in a folder that it knows.
  const history = new Map([...carriedHistory(root, folder.pages), ...(options.history ?? [])])
  const built = build(withUsableSettings(root, folder), history)
  const read = (file: string) => readFileSync(join(root, 'content', file), 'utf8')
  const data = dataOutputs(built)
  const outputs: Outputs = new Map([...(options.before ?? []), ...data])
  const changed = [...writeOutputs(root, data, options.before), ...removeStale(root, data)]
  const write = (more: Outputs) => {
    changed.push(...writeOutputs(root, more, options.before))
    for (const [path, text] of more) outputs.set(path, text)
  }
  if (!options.before || changed.length > 0) write(crawlerOutputs(built, read, options.base))
  changed.push(...removeOutdatedSnapshots(root, folder.pages))
  const offline = offlineOutputs(root, built, folder.files, data)
  write(offline.set('site.webmanifest', webAppManifest(built.site)))
  return { ...built, changed, outputs }
}

/** Dates of the manifest that is there; a page that changed since, or is new, has its file's time. */
function carriedHistory(root: string, pages: readonly PageFacts[]): Map<string, FileHistory> {
  const before = new Map(
    oldRecords(root)
      .filter(({ updated }) => updated !== undefined)
      .map((record) => [record.file, record]),
  )
  // A manifest without dates, as the project's own is, has none to carry on.
  if (before.size === 0) return new Map()
  return new Map(
    pages.map(({ record: { file, hash } }) => {
      const old = before.get(file)
      const time = () =>
        statSync(join(root, 'content', file))
          .mtime.toISOString()
          .replace(/\.\d+Z$/, 'Z')
      const updated = old?.hash === hash && old.updated ? old.updated : time()
      return [file, { created: old?.created ?? updated, updated, contributors: old?.contributors ?? [] }]
    }),
  )
}
