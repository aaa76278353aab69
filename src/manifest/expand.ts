import { splitFrontmatter } from '../content/frontmatter'
import { hasIncludes, type ReadFile, resolveIncludes } from '../markdown/syntax/includes'
import type { Problem } from './problem'

/** A body with the files put in that it includes. */
export interface Expanded {
  body: string
  /** Files below the content folder that the body depends on. */
  included: string[]
  problems: Problem[]
}

/** Resolves the includes of a page as the application does; `undefined` when it has none. */
export async function expandIncludes(file: string, source: string, read: ReadFile): Promise<Expanded | undefined> {
  const { body } = splitFrontmatter(source)
  if (!hasIncludes(body)) return undefined
  const included: string[] = []
  const problems: Problem[] = []
  const expanded = await resolveIncludes(body, file, async (wanted) => {
    included.push(wanted)
    try {
      return await read(wanted)
    } catch {
      // Said in our own way; an empty text keeps the rest of the page readable, as it is for visitors.
      const line = source.split('\n').findIndex((text) => text.includes(wanted.split('/').at(-1) ?? wanted)) + 1
      problems.push({ file, line, what: `the included file "${wanted}" is missing`, fix: 'add it or correct its path' })
      return ''
    }
  })
  return { body: expanded, included: [...new Set(included)], problems }
}
