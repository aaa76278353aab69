import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Built, build } from './build'
import { crawlerOutputs } from './crawlers'
import type { FileHistory } from './git'
import { offlineOutputs } from './offline-outputs'
import { removeOutdatedSnapshots } from './outdated-snapshots'
import { dataOutputs } from './outputs'
import type { PageFacts } from './page-facts'
import type { ContentFolder } from './read-content'
import { webAppManifest } from './web-app'
import { removeStale, writeOutputs } from './write'

export interface Refreshed extends Built {
  /** Files that were written or removed, relative to the folder. */
  changed: string[]
}

export interface RefreshOptions {
  history?: ReadonlyMap<string, FileHistory> | undefined
  /** Path the site is served from, for whole addresses. */
  base?: string
  /** Write the files for crawlers although the data did not change. */
  always?: boolean
}

/**
 * Regenerates everything in a folder as it is served: first the data of the application, then the files for
 * crawlers. `history` is git's; without one, dates that the folder's manifest already has are carried on.
 */
export function refreshDeployed(root: string, folder: ContentFolder, options: RefreshOptions = {}): Refreshed {
  const built = build(folder, options.history ?? carriedHistory(root, folder.pages))
  const read = (file: string) => readFileSync(join(root, 'content', file), 'utf8')
  const data = dataOutputs(built)
  const changed = [...writeOutputs(root, data), ...removeStale(root, data)]
  if (options.always || changed.length > 0)
    changed.push(...writeOutputs(root, crawlerOutputs(built, read, options.base)))
  changed.push(...removeOutdatedSnapshots(root, folder.pages.map(({ record }) => record)))
  const offline = offlineOutputs(root, built, folder.files, data)
  changed.push(...writeOutputs(root, offline.set('site.webmanifest', webAppManifest(built.site))))
  return { ...built, changed }
}

interface Dated extends Partial<FileHistory> {
  file: string
  hash: string
}

/** Dates of the manifest that is there; a page that changed since, or is new, has its file's time. */
function carriedHistory(root: string, pages: readonly PageFacts[]): Map<string, FileHistory> | undefined {
  const before = new Map(datedPages(root).map((record) => [record.file, record]))
  if (before.size === 0) return undefined
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

function datedPages(root: string): Dated[] {
  const read = (address: string): { pages?: Dated[]; parts?: { file: string }[] } => {
    try {
      return JSON.parse(readFileSync(join(root, address), 'utf8'))
    } catch {
      // No manifest yet, or one that somebody broke: it is about to be written anew.
      return {}
    }
  }
  const { pages = [], parts = [] } = read('manifest.json')
  return [...pages, ...parts.flatMap(({ file }) => read(file).pages ?? [])].filter(
    ({ updated }) => updated !== undefined,
  )
}
