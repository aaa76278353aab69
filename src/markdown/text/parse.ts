import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { cjkEmphasis } from '../syntax/cjk-emphasis'
import { dialect } from '../syntax/dialect'
import { walk } from './outline'
import { at, cutPlain } from './plain-blocks'

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(cjkEmphasis)
  .use(dialect)
  .freeze()

/** The markdown tree of a page's body by the application's grammar. */
export const parseWhole = (body: string): Root => processor.runSync(processor.parse(body)) as Root

/**
 * The same tree, made faster: blocks that hold no markup are not parsed. Nodes have the line they start on, counted
 * from 1, and no other position of their own.
 */
export function parseBody(body: string): Root {
  const lines = body.split('\n')
  const root: Root = { type: 'root', children: [] }
  for (const piece of cutPlain(lines)) {
    if ('node' in piece) {
      root.children.push(piece.node)
      continue
    }
    const part = parseWhole(lines.slice(piece.from, piece.end).join('\n'))
    walk(part, (node) => {
      node.position = at((node.position?.start.line ?? 1) + piece.from)
    })
    root.children.push(...part.children)
  }
  return root
}
