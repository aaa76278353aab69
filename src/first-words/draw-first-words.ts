import doc from '../layout/doc/DocPage.module.css'
import fact from '../layout/doc/Fact.module.css'
import outline from '../layout/doc/Outline.module.css'
import header from '../layout/doc/PageHeader.module.css'
import info from '../layout/doc/PageInfo.module.css'
import navbar from '../layout/navbar/Navbar.module.css'
import frame from '../layout/SiteFrame.module.css'
import sidebar from '../layout/sidebar/SidebarArea.module.css'
import code from '../markdown/code/CodeBlock.module.css'
import table from '../markdown/Table.module.css'
import { SHORT } from '../markdown/tree/code-info'
import { withBase } from '../platform/base'
import { readItem } from '../platform/storage'
import { STORAGE } from '../site/constants'
import icon from '../ui/Icon.module.css'
import callout from '../widgets/Callout.module.css'
import tabs from '../widgets/Tabs.module.css'
import type { Block, FirstWords, Piece, Tab } from './read-first-words'

type Child = Element | string | undefined

/**
 * The frame of a documentation page, empty, with its first words where the application will draw them: the classes are
 * the components' own.
 */
export function drawFirstWords({ title, hasIcon, hasOutline, names, blocks }: FirstWords): Element[] {
  return [
    element('header', { class: navbar.bar }),
    element('div', { class: frame.body, 'data-sidebar': '', 'data-navbar': '' }, [
      element('div', { class: sidebar.column }),
      element('div', { class: frame.column }, [
        element('main', { class: doc.page, 'data-outline': hasOutline ? '' : undefined }, [
          element('div', { class: doc.header }, [
            element('header', { class: header.header }, [
              element('div', { class: header.top }),
              element('h1', {}, [hasIcon ? drawIcon() : undefined, title]),
              drawInfo(names),
            ]),
          ]),
          hasOutline ? element('div', { class: outline.outline }, [element('div', { class: outline.bar })]) : undefined,
          element('article', { class: doc.body }, [element('div', { class: 'prose' }, drawBlocks(blocks))]),
        ]),
      ]),
    ]),
  ]
}

/**
 * What is known about the page takes its room, unseen, so that the text below has its place. Author, date and reading
 * time are known to the application only: in their place stand words as wide as theirs usually are.
 */
function drawInfo([categories = [], tags = []]: readonly string[][]): Element {
  const isChinese = document.documentElement.lang.startsWith('zh')
  const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium' }).format()
  const standIn = (text: string) => element('span', { class: fact.fact }, [drawIcon(), text])
  const chips = (names: readonly string[]) =>
    names.length === 0
      ? undefined
      : element(
          'ul',
          { class: info.chips },
          names.map((name) => element('li', {}, [element('button', { class: info.chip }, [name])])),
        )
  return element('div', { class: info.info, style: 'visibility: hidden' }, [
    standIn('AList'),
    standIn(date),
    chips(categories),
    chips(tags.filter((tag) => !categories.includes(tag))),
    standIn(isChinese ? '大约 0 分钟' : 'About 0 minutes'),
  ])
}

function drawIcon(): Element {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  picture.setAttribute('class', icon.icon ?? '')
  return picture
}

/** Up to a group of tabs whose chosen one is not known. */
function drawBlocks(blocks: readonly Block[]): Element[] {
  const drawn = blocks.map(drawBlock)
  const end = drawn.indexOf(undefined)
  return drawn.slice(0, end < 0 ? undefined : end).filter((block) => block !== undefined)
}

function drawBlock(block: Block): Element | undefined {
  if ('items' in block)
    return element(
      block.kind,
      {},
      block.items.map((item) => element('li', {}, item.map(drawPiece))),
    )
  if (block.kind === 'tabs') return drawTabs(block)
  if (block.kind === 'callout')
    return element('div', { class: callout.callout, 'data-type': block.type }, [
      drawIcon(),
      element('div', { class: callout.body }, [
        // The name of the kind is a text of the application; its line is kept free.
        element('p', { class: callout.title }, [block.title || '\u00a0']),
        ...drawBlocks(block.blocks),
      ]),
    ])
  if (block.kind === 'table') {
    const [head = [], ...body] = block.rows
    return element('div', { class: table.scroll, 'data-scroll': '' }, [
      element('table', {}, [
        element('thead', {}, [drawRow(head, 'th')]),
        element(
          'tbody',
          {},
          body.map((row) => drawRow(row, 'td')),
        ),
      ]),
    ])
  }
  if (block.kind === 'pre')
    return element('div', { class: code.block, 'data-lang': block.language }, [
      element('pre', { class: code.code }, [element('code', {}, [block.text])]),
    ])
  const drawn = element(block.kind, {}, block.content.map(drawPiece))
  return block.kind === 'p' ? drawn : element('div', { 'data-heading': block.kind }, [drawn])
}

function drawTabs({ isCode, group, tabs: all }: Extract<Block, { kind: 'tabs' }>): Element | undefined {
  const chosen = all.find(({ title }) => title === choiceOf(group)) ?? all[0]
  if (!chosen?.blocks) return undefined
  const drawTab = (tab: Tab) =>
    element('button', { type: 'button', role: 'tab', 'aria-selected': String(tab === chosen) }, [tab.title])
  return element('div', { class: tabs.tabs, 'data-code': isCode ? '' : undefined }, [
    element('div', { class: tabs.strip, role: 'tablist', 'data-scroll': '' }, all.map(drawTab)),
    element('div', { class: tabs.panel }, [element('div', { class: tabs.content }, drawBlocks(chosen.blocks))]),
  ])
}

/** What the address asks for or was chosen before. */
const choiceOf = (group: string | undefined): string | null | undefined =>
  group === undefined
    ? undefined
    : (new URLSearchParams(location.search).get(`tab.${group}`) ?? readItem(STORAGE.tabs + group))

const drawRow = (cells: readonly Piece[][], name: 'th' | 'td'): Element =>
  element(
    'tr',
    {},
    cells.map((cell) => element(name, {}, cell.map(drawPiece))),
  )

function drawPiece({ kind, text, address }: Piece): Child {
  if (kind === 'text') return text
  const isShort = kind === 'code' && text.length <= SHORT
  return element(kind, { href: address && hrefOf(address), 'data-short': isShort ? '' : undefined }, [text])
}

/** Files are linked to each other by name, and lie as their pages do. */
function hrefOf(address: string): string {
  if (/^https?:/.test(address)) return address
  const page = address.replace(/(^|\/)README\.md(?=$|#)/, (_, slash) => slash || './').replace(/\.md(?=$|#)/, '.html')
  return new URL(withBase(page), location.href).href
}

function element(
  name: string,
  attributes: Record<string, string | undefined>,
  children: readonly Child[] = [],
): Element {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value)
  made.append(...children.filter((child) => child !== undefined))
  return made
}
