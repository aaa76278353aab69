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

/** Blocks drawn at a time. */
const STEP = 6
/** Between two steps of what nobody can see yet, in milliseconds. */
const PAUSE = 50

/**
 * Draws the frame of a documentation page, empty, with its first words where the application will draw them: the
 * classes are the components' own. What fills the window comes first and the rest after it has been painted.
 */
export function drawFirstWords(root: HTMLElement, { title, hasIcon, hasOutline, names, blocks }: FirstWords): void {
  const prose = element('div', { class: 'prose' })
  root.append(
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
          element('article', { class: doc.body }, [prose]),
        ]),
      ]),
    ]),
  )
  const drawn = drawing(blocks)
  while (appendSome(prose, drawn) && prose.getBoundingClientRect().bottom < innerHeight);
  const drawRest = () => {
    if (!window.docsRuns && appendSome(prose, drawn)) setTimeout(drawRest, PAUSE)
  }
  requestAnimationFrame(() => setTimeout(drawRest, PAUSE))
}

/** Appends the next few blocks; `false` when there are no more. */
function appendSome(prose: Element, drawn: Iterator<Element>): boolean {
  for (let count = 0; count < STEP; count++) {
    const { value, done } = drawn.next()
    if (done) return false
    prose.append(value)
  }
  return true
}

/**
 * What is known about the page takes its room, unseen, so that the text below has its place. Author, date and reading
 * time are known to the application only: in their place stand words as wide as theirs usually are.
 */
function drawInfo([categories = [], tags = []]: readonly string[][]): Element {
  const isChinese = document.documentElement.lang.startsWith('zh')
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
    standIn(isChinese ? '2020年10月10日' : 'Oct 10, 2020'),
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
function* drawing(blocks: Iterable<Block>): Generator<Element, void> {
  for (const block of blocks) {
    const drawn = drawBlock(block)
    if (!drawn) return
    yield drawn
  }
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
        ...drawing(block.blocks),
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
    element('div', { class: tabs.panel }, [element('div', { class: tabs.content }, [...drawing(chosen.blocks)])]),
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
