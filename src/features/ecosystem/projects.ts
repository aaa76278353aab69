import { type DataText, isDataText } from '../../content/data-file'
import { isRecord } from '../../platform/record'

export const KINDS = ['official', 'community'] as const
export type Kind = (typeof KINDS)[number]

/** A row of `content/data/ecosystem.json`. */
export interface Project {
  name: string
  kind: Kind
  url: string
  description: DataText
}

/** The rows that can be shown. Pure. */
export function readProjects(data: unknown): Project[] {
  if (!Array.isArray(data)) return []
  return data.flatMap((row: unknown) => {
    if (!isRecord(row) || typeof row.name !== 'string' || typeof row.url !== 'string') return []
    const kind = KINDS.find((value) => value === row.kind) ?? 'community'
    return { name: row.name, kind, url: row.url, description: isDataText(row.description) ? row.description : '' }
  })
}

/** Projects of a kind (or of all) that hold every word. Pure. */
export function matchingProjects(projects: readonly Project[], words: string, kind: Kind | undefined): Project[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return projects.filter((project) => {
    if (kind && project.kind !== kind) return false
    const { name, url, description } = project
    const texts = typeof description === 'string' ? [description] : Object.values(description)
    const text = [name, url, ...texts].join('\n').toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
