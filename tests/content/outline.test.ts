import { readFileSync } from 'node:fs'
import type { Element, Root } from 'hast'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type PluggableList, unified } from 'unified'
import { visit } from 'unist-util-visit'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { expandIncludes } from '../../src/manifest/expand'
import { readPage } from '../../src/manifest/page-facts'
import { preparePipeline } from '../../src/markdown/pipeline'
import { pages } from './pages'

/** Ids of the headings that the application draws, the hidden title's anchor with them. */
async function drawnIds(file: string, body: string): Promise<string[]> {
  const { parts } = await preparePipeline(body, { file, titleShown: true })
  const ids: string[] = []
  for (const { text, plugins } of parts) {
    const processor = unified()
      .use(remarkParse)
      .use((plugins.remarkPlugins ?? []) as PluggableList)
      .use(remarkRehype, { allowDangerousHtml: true })
      .use((plugins.rehypePlugins ?? []) as PluggableList)
    const tree = (await processor.run(processor.parse(text))) as Root
    visit(tree, 'element', (node: Element) => {
      if (/^h[1-6]$/.test(node.tagName) || node.properties.dataTitleAnchor !== undefined)
        ids.push(String(node.properties.id))
    })
  }
  return ids
}

beforeAll(() => {
  vi.stubGlobal('fetch', async (url: string) => new Response(readFileSync(`public${decodeURI(url)}`)))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

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
