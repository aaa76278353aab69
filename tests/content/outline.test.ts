import { readFileSync } from 'node:fs'
import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { expandIncludes } from '../../src/manifest/expand'
import { readPage } from '../../src/manifest/page-facts'
import { drawnTrees, readIncludesFromFolder } from './drawn'
import { pages } from './pages'

readIncludesFromFolder()

/** Ids of the headings that the application draws, the hidden title's anchor with them. */
async function drawnIds(file: string, body: string): Promise<string[]> {
  const ids: string[] = []
  for (const tree of await drawnTrees(file, body)) {
    visit(tree, 'element', (node: Element) => {
      if (/^h[1-6]$/.test(node.tagName) || node.properties.dataTitleAnchor !== undefined)
        ids.push(String(node.properties.id))
    })
  }
  return ids
}

it('the generator gives each heading the id that the application draws', async () => {
  const different: string[] = []
  for (const { file, source, lines } of pages) {
    const drawn = (await drawnIds(file, lines.join('\n'))).filter((id) => id !== 'footnote-label')
    const expanded = await expandIncludes(file, source, async (other) =>
      readFileSync(`public/content/${other}`, 'utf8'),
    )
    const ours = readPage(file, source, expanded).outline.map(({ id }) => id)
    if (ours.join() !== drawn.join()) {
      const only = (some: string[], others: string[]) => some.filter((id) => !others.includes(id))
      different.push(`${file}: ${only(ours, drawn)} is ${only(drawn, ours)}`)
    }
  }
  expect(different).toEqual([])
}, 180_000)
