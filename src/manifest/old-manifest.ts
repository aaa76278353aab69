import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../platform/record'
import type { FileHistory } from './git'
import type { ContentFolder } from './read-content'

/** What a page's record in a manifest of an earlier run still tells. */
export interface OldRecord extends Partial<FileHistory> {
  file: string
  hash: string
}

interface OldManifest {
  site?: unknown
  pages?: OldRecord[]
  parts?: { file: string }[]
}

/** Records of the manifest that is in a folder, those of its parts with them. */
export function oldRecords(root: string): OldRecord[] {
  const { pages = [], parts = [] } = read(root, 'manifest.json')
  return [...pages, ...parts.flatMap(({ file }) => read(root, file).pages ?? [])]
}

/** A `site.yaml` that is no YAML must not take the site's menus away: until it is mended the former settings stay. */
export function withUsableSettings(root: string, folder: ContentFolder): ContentFolder {
  if (!folder.site.isBroken) return folder
  const { site } = read(root, 'manifest.json')
  return isRecord(site) ? { ...folder, site: { ...folder.site, site } } : folder
}

function read(root: string, address: string): OldManifest {
  try {
    return JSON.parse(readFileSync(join(root, address), 'utf8'))
  } catch {
    // No manifest yet, or one that somebody broke: it is about to be written anew.
    return {}
  }
}
