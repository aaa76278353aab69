import type { Nodes } from 'mdast'
import { describe, expect, it } from 'vitest'
import { walk } from '../../src/markdown/text/outline'
import { unexplained } from './exceptions'
import { isChinese, pages, placeOf } from './pages'

/** Names that their owners write without a blank. */
const NAMES = /6盘/g

/** Stands for what has its own rules: code, links, pictures, tags. */
const OTHER = '\uFFFC'

/** Prose of a paragraph, heading or cell; code and links are one placeholder each. */
function proseOf(node: Nodes): string {
  if (node.type === 'text') return node.value.replace(/\{#[^}]*\}$/, OTHER)
  if (node.type === 'break') return '\n'
  if (node.type === 'link' || node.type === 'linkReference' || !('children' in node)) return OTHER
  const text = node.children.map(proseOf).join('')
  // After bold words that end with punctuation a blank is needed, or CommonMark would not see where they end.
  return node.type === 'strong' ? text + OTHER : text
}

interface Prose {
  place: string
  text: string
}

const prose: Prose[] = pages.filter(isChinese).flatMap((page) => {
  const found: Prose[] = []
  for (const key of ['title', 'description', 'shortTitle'] as const) {
    const text = page.meta[key]
    if (text !== undefined) found.push({ place: `${page.file} (${key})`, text })
  }
  walk(page.root, (node) => {
    if (
      node.type === 'paragraph' ||
      node.type === 'heading' ||
      node.type === 'tableCell' ||
      node.type === 'containerTitle'
    ) {
      found.push({ place: placeOf(page, node), text: proseOf(node) })
    }
  })
  return found
})

/** Each place where `pattern` is found, with its surroundings. */
const places = (pattern: RegExp): string[] =>
  prose.flatMap(({ place, text: whole }) => {
    const text = whole.replace(NAMES, OTHER)
    return [...text.matchAll(pattern)].map(({ index, 0: match }) => {
      const around = text.slice(Math.max(0, index - 8), index + match.length + 8).replace(/\s+/g, ' ')
      return `${place}: ${around}`
    })
  })

describe('中文排版', () => {
  it('中文与英文、数字之间有空格', () => {
    expect(unexplained('space', places(/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}/gu))).toEqual([])
  })

  it('中文之间用全角标点', () => {
    expect(
      unexplained(
        'punctuation',
        places(/\p{Script=Han}\s*[,;:?!]\s*(?=\p{Script=Han})|\p{Script=Han}\.(?=\p{Script=Han})/gu),
      ),
    ).toEqual([])
  })

  it('中文的括号是全角的', () => {
    expect(unexplained('brackets', places(/\p{Script=Han} ?\([^)]*\p{Script=Han}[^)]*\)/gu))).toEqual([])
  })

  it('全角标点旁没有空格', () => {
    expect(
      unexplained(
        'gap',
        places(/[，。；：？！、] +(?=[\p{Script=Han}\p{L}\p{N}])|[\p{Script=Han}\p{L}\p{N}] +[，。；：？！、]/gu),
      ),
    ).toEqual([])
  })

  it('用语一致', () => {
    expect(unexplained('terms', places(/您|登陆|帐户|帐号(?!$)|云存储驱动器/gu))).toEqual([])
  })
})
