import { readFileSync } from 'node:fs'
import type { Root } from 'hast'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type PluggableList, unified } from 'unified'
import { afterAll, beforeAll, vi } from 'vitest'
import { preparePipeline } from '../../src/markdown/pipeline'

/** Files that a page includes are read from the folder, for all tests of a file. */
export function readIncludesFromFolder(): void {
  beforeAll(() => {
    vi.stubGlobal('fetch', async (url: string) => new Response(readFileSync(`public${decodeURI(url)}`)))
  })
  afterAll(() => {
    vi.unstubAllGlobals()
  })
}

/** What the application draws of a body without its title, part by part. */
export async function drawnTrees(file: string, body: string): Promise<Root[]> {
  const { parts } = await preparePipeline(body, { file, titleShown: true })
  return Promise.all(
    parts.map(async ({ text, plugins }) => {
      const processor = unified()
        .use(remarkParse)
        .use((plugins.remarkPlugins ?? []) as PluggableList)
        .use(remarkRehype, { allowDangerousHtml: true })
        .use((plugins.rehypePlugins ?? []) as PluggableList)
      return (await processor.run(processor.parse(text))) as Root
    }),
  )
}
