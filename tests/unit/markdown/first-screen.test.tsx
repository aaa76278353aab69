import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { ELEMENTS } from '../../../src/markdown/elements'
import { firstScreen } from '../../../src/markdown/first-screen'
import { drawPart } from '../../../src/markdown/MarkdownPart'
import { preparePipeline } from '../../../src/markdown/pipeline'

async function draw(body: string): Promise<ReactNode> {
  const [part] = (await preparePipeline(body, { file: 'page.md' })).parts
  if (!part) throw new Error('a document without parts')
  return drawPart(part, ELEMENTS)
}

const childrenOf = (node: ReactNode): ReactNode[] =>
  isValidElement(node) ? [(node as ReactElement<{ children?: ReactNode }>).props.children].flat() : []

const paragraphs = (count: number) => Array.from({ length: count }, (_, at) => `Paragraph ${at}.`).join('\n\n')

describe('firstScreen', () => {
  it('cuts a long page between its blocks, and tells about how high the rest is', async () => {
    const all = await draw(`## One\n\n${paragraphs(60)}`)
    const cut = firstScreen(all, 800)
    const shown = childrenOf(cut?.first)
    expect(shown).toEqual(childrenOf(all).slice(0, shown.length))
    expect(shown.filter((child) => isValidElement(child)).length).toBeLessThan(30)
    expect(cut?.rest).toBeGreaterThan(1000)
  })

  it('draws more where the window is higher, and where lines are long', async () => {
    const all = await draw(paragraphs(80))
    const count = (height: number) => childrenOf(firstScreen(all, height)?.first).length
    expect(count(1600)).toBeGreaterThan(count(800))
    const long = await draw(Array.from({ length: 80 }, () => 'word '.repeat(100)).join('\n\n'))
    expect(childrenOf(firstScreen(long, 800)?.first).length).toBeLessThan(count(800))
  })

  it('counts the rows of tables and lists', async () => {
    const table = `| a | b |\n| - | - |\n${'| 1 | 2 |\n'.repeat(40)}`
    const list = '- one\n'.repeat(40)
    for (const block of [table, list]) {
      const all = await draw(`${block}\n\n${paragraphs(20)}`)
      expect(childrenOf(firstScreen(all, 800)?.first).filter((child) => isValidElement(child))).toHaveLength(1)
    }
  })

  it('leaves a page whole when little would be left', async () => {
    expect(firstScreen(await draw(paragraphs(22)), 800)).toBeUndefined()
    expect(firstScreen(await draw('One.'), 800)).toBeUndefined()
    expect(firstScreen(await draw(''), 800)).toBeUndefined()
  })
})
