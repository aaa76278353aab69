import type { Repository } from '../site/types'
import { encodePath } from './paths'

/** The repository's web address. */
export const repositoryUrl = ({ url }: Repository): string =>
  (/^https?:\/\//.test(url) ? url : `https://github.com/${url}`).replace(/\/+$/, '').replace(/\.git$/, '')

/** The form that takes reports, filled in; `undefined` when the site names none. */
export function reportLink(repository: Repository, title: string, body?: string): string | undefined {
  const form = repository.issues ?? (repository.url && `${repositoryUrl(repository)}/issues/new`)
  if (!URL.canParse(form)) return undefined
  const address = new URL(form)
  address.searchParams.set('title', title)
  if (body) address.searchParams.set('body', body)
  return address.href
}

/** How hosts address a file to edit and its history. `:file` is the path inside the repository, `:branch` the branch. */
const PATTERNS = {
  github: { edit: '/edit/:branch/:file', history: '/commits/:branch/:file' },
  gitlab: { edit: '/-/edit/:branch/:file', history: '/-/commits/:branch/:file' },
  gitee: { edit: '/edit/:branch/:file', history: '/commits/:branch/:file' },
  bitbucket: { edit: '/src/:branch/:file?mode=edit', history: '/history-node/:branch/:file' },
}

/** Where a content file is edited, or where its changes are listed. `undefined` when the site names no repository. */
export function fileLink(repository: Repository, file: string, what: 'edit' | 'history'): string | undefined {
  const inRepository = encodePath([repository.docsDir, file].filter(Boolean).join('/'))
  if (what === 'edit' && repository.editLinkPattern) return repository.editLinkPattern.replace(':path', inRepository)
  if (!repository.url) return undefined
  const base = repositoryUrl(repository)
  const host = Object.keys(PATTERNS).find((name) => new URL(base).hostname.includes(name)) ?? 'github'
  const pattern = PATTERNS[host as keyof typeof PATTERNS][what]
  return base + pattern.replace(':branch', repository.docsBranch).replace(':file', inRepository)
}
