import type { Nodes, Root } from 'mdast'
import type { Plugin } from 'unified'

/** Levels of a tree that are kept; nobody writes as many, and recursion ends somewhere. */
const MAX_DEPTH = 100

/** Replaces what is nested too deeply by its text. Comes first, and goes down without recursion itself. */
export const limitDepth: Plugin<[], Root> = () => (tree) => {
  let level: Nodes[] = [tree]
  for (let depth = 0; level.length > 0; depth++) {
    const next: Nodes[] = []
    for (const node of level) {
      if (!('children' in node)) continue
      if (depth < MAX_DEPTH) next.push(...node.children)
      else node.children = [{ type: 'text', value: textOf(node) }] as never
    }
    level = next
  }
}

function textOf(start: Nodes): string {
  const texts: string[] = []
  const waiting: Nodes[] = [start]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('children' in node) waiting.push(...[...node.children].reverse())
    else if ('value' in node && typeof node.value === 'string') texts.push(node.value)
  }
  return texts.join(' ')
}
