import type { Element, Nodes } from 'hast'
import { expect, it } from 'vitest'
import { type Block, type Piece, readFirstWords, type Tab } from '../../src/first-words/read-first-words'
import { drawnTrees, readIncludesFromFolder } from './drawn'
import { pages } from './pages'

readIncludesFromFolder()

const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : ''

/** The first blocks that the application draws, as name and text. */
async function drawnBlocks(file: string, body: string, count: number): Promise<string[]> {
  const trees = await drawnTrees(file, body)
  return trees
    .flatMap(({ children }) => children)
    .filter((node): node is Element => node.type === 'element' && node.properties.dataTitleAnchor === undefined)
    .slice(0, count)
    .map((node) => plain(`${node.tagName}: ${textOf(node)}`))
}

/** Between cells, items and titles the trees have line breaks or none. */
const plain = (text: string): string => text.replace(/\s+/g, '')

const say = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')
const sayBlock = (block: Block): string => {
  if ('items' in block) return `${block.kind}: ${block.items.map(say).join(' ')}`
  if (block.kind === 'callout') return `doc-widget: ${block.title} ${block.blocks.map(textOfBlock).join(' ')}`
  if (block.kind === 'tabs') return `doc-widget: ${sayTabs(block.tabs)}`
  if (block.kind === 'table') return `table: ${block.rows.map((row) => row.map(say).join(' ')).join(' ')}`
  return `${block.kind}: ${block.kind === 'pre' ? block.text : say(block.content)}`
}

/** As far as they have been read. */
function sayTabs(tabs: readonly Tab[]): string {
  const end = tabs.findIndex(({ blocks }) => blocks === undefined)
  const read = end < 0 ? tabs : tabs.slice(0, end)
  return read.map(({ title, blocks = [] }) => [title, ...blocks.map(textOfBlock)].join(' ')).join(' ')
}

const textOfBlock = (block: Block): string => sayBlock(block).replace(/^[\w-]+: /, '')

it('the first words of each page are what the application draws there', async () => {
  const different: string[] = []
  let read = 0
  for (const { file, source, lines, meta } of pages) {
    const words = readFirstWords(source)
    if (!words) continue
    if (words.title !== meta.title) different.push(`${file}: ${words.title} is ${meta.title}`)
    const blocks = [...words.blocks]
    const ours = blocks.map((block) => plain(sayBlock(block)))
    const drawn = await drawnBlocks(file, lines.join('\n'), ours.length)
    read += ours.length
    ours.forEach((block, index) => {
      const isRead = blocks[index]?.kind === 'tabs' ? drawn[index]?.startsWith(block) : drawn[index] === block
      if (!isRead) different.push(`${file}: ${block} is ${drawn[index]}`)
    })
  }
  expect(different).toEqual([])
  // Else nothing has been compared.
  expect(read).toBeGreaterThan(2 * pages.length)
}, 180_000)
