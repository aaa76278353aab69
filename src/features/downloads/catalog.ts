import { type DataText, isDataText } from '../../content/data-file'
import { isRecord } from '../../platform/record'

export type Os = 'windows' | 'darwin' | 'linux' | 'android' | 'freebsd'
export const SYSTEMS: readonly Os[] = ['windows', 'darwin', 'linux', 'android', 'freebsd']

export interface ServerFile {
  /** What follows the version in the file's name. */
  suffix: string
  os: Os
  cpu: string
  /** The C library it brings along. */
  libc?: string
  /** List of checksums that holds it. */
  md5: string
}

export interface DesktopFile {
  label: DataText
  os: Os
  file: string
}

/** Where files are fetched from. `{base}`, `{version}`, `{suffix}` and `{file}` are put into the templates. */
export interface Source {
  id: string
  name: DataText
  server: string
  desktop?: string
}

/** `content/data/downloads.json`. */
export interface Catalog {
  /** Used when the newest version cannot be asked for. */
  version: string
  releases: string
  checksums: string
  sources: readonly Source[]
  files: readonly ServerFile[]
  desktop: readonly DesktopFile[]
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const osOf = (value: unknown) => SYSTEMS.find((os) => os === value)
const rows = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Reads the file; rows that lack what is needed are left out. Throws when there is no version at all. */
export function readCatalog(data: unknown): Catalog {
  if (!isRecord(data) || !isVersion(data.version)) throw new Error('content/data/downloads.json: "version" is missing')
  return {
    version: data.version,
    releases: text(data.releases),
    checksums: text(data.checksums),
    sources: rows(data.sources).flatMap(({ id, name, server, desktop }) =>
      typeof id === 'string' && isDataText(name) && typeof server === 'string'
        ? { id, name, server, ...(typeof desktop === 'string' ? { desktop } : {}) }
        : [],
    ),
    files: rows(data.files).flatMap((row) => {
      const os = osOf(row.os)
      if (!os || typeof row.suffix !== 'string') return []
      const libc = typeof row.libc === 'string' ? { libc: row.libc } : {}
      return { suffix: row.suffix, os, cpu: text(row.cpu), md5: text(row.md5), ...libc }
    }),
    desktop: rows(data.desktop).flatMap(({ label, os, file }) => {
      const system = osOf(os)
      return system && isDataText(label) && typeof file === 'string' ? { label, os: system, file } : []
    }),
  }
}

/** Three numbers and nothing else: it becomes part of addresses. */
export const isVersion = (value: unknown): value is string => typeof value === 'string' && /^\d+\.\d+\.\d+$/.test(value)

/** Puts values into a template. Pure. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
