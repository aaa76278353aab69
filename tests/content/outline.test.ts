import type { Element, Root } from 'hast'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type PluggableList, unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { preparePipeline } from '../../src/markdown/pipeline'
import { outlineOf } from '../../src/markdown/text/outline'
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

it('the generator gives each heading the id that the application draws', async () => {
  const different: string[] = []
  for (const { file, lines, root } of pages) {
    const drawn = (await drawnIds(file, lines.join('\n'))).filter((id) => id !== 'footnote-label')
    const ours = outlineOf(root).map(({ id }) => id)
    if (ours.join() !== drawn.join())
      different.push(
        `${file}: ${ours.filter((id) => !drawn.includes(id))} is ${drawn.filter((id) => !ours.includes(id))}`,
      )
  }
  expect(different).toEqual([])
}, 180_000)
