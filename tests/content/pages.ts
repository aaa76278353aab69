import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import type { Nodes, Root } from 'mdast'
import { type PageMeta, readMeta, splitFrontmatter } from '../../src/content/frontmatter'
import { walk } from '../../src/markdown/text/outline'
import { parseBody } from '../../src/markdown/text/parse'

const CONTENT = 'public/content'

/** A page of this site as the checks of its text need it. */
export interface Page {
  /** Below the content folder. */
  file: string
  source: string
  meta: PageMeta
  /** Line of the file that the body starts on, less one. */
  before: number
  lines: string[]
  root: Root
}

export const pages: Page[] = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => {
    const source = readFileSync(join(CONTENT, file), 'utf8')
    const { frontmatter, body } = splitFrontmatter(source)
    const lines = body.split('\n')
    return {
      file,
      source,
      meta: readMeta(load(frontmatter ?? '')).meta,
      before: source.split('\n').length - lines.length,
      lines,
      root: parseBody(body),
    }
  })

export const isChinese = ({ file }: Pick<Page, 'file'>): boolean => file.startsWith('zh/')

/** `file:line`, for a node of the page's tree. */
export const placeOf = (page: Page, node: Nodes): string =>
  `${page.file}:${(node.position?.start.line ?? 1) + page.before}`

/** All nodes of a type, from top to bottom. */
export function nodesOf<T extends Nodes['type']>(page: Page, type: T): Extract<Nodes, { type: T }>[] {
  const found: Extract<Nodes, { type: T }>[] = []
  walk(page.root, (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, { type: T }>)
  })
  return found
}

/** Text of a node with its inline code, as it is read. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
