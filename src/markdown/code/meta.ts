/** What a fence says after its backticks: ```` ```js:line-numbers {1,3-5} title="a.js" ````. */
import type { Element, Properties } from 'hast'
import { readAttributes } from '../tree/attributes'

export interface Fence {
  /** The language whole and in lower case (`c++`, `objective-c`); empty when there is none. */
  lang: string
  /** What is glued to the language by a colon and is no option of code blocks, e.g. `ant` of `flow:ant`. */
  variant: string
  /** The rest of the info string, for widgets that read it as their title. */
  rest: string
  code: string
}

export interface CodeMeta {
  title?: string
  /** Line numbers, from 1. */
  highlighted: ReadonlySet<number>
  /** On from a number, off, or as the site has it. */
  lineNumbers?: number | false
  /** Lines shown before the rest is unfolded; `false` never folds. */
  collapsed?: number | false
  /** Words to mark. */
  words: readonly string[]
  /** Long lines wrap from the start. */
  wrap: boolean
  attributes: Properties
}

/** Lines of a folded block when the fence names no number. */
const COLLAPSED_LINES = 15

const OPTION = /:(no-)?(line-numbers|collapsed-lines)(?:=(\d+))?(?![\w-])/g

/** The fence of a `pre` element; `undefined` when it holds something else than code. */
export function readFence(pre: Element): Fence | undefined {
  const code = pre.children.length === 1 ? pre.children[0] : undefined
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined
  const text = code.children.every((child) => child.type === 'text')
    ? code.children.map(({ value }) => value).join('')
    : undefined
  if (text === undefined) return undefined
  const info = typeof code.properties.dataInfo === 'string' ? code.properties.dataInfo.trim() : ''
  const [, lang = '', glued = ''] = /^([^\s{:]*)(\S*)/.exec(info) ?? []
  const variant = /^:([\w-]+)/.exec(glued.replace(OPTION, ''))?.[1] ?? ''
  return {
    lang: lang.toLowerCase(),
    variant,
    rest: info.slice(lang.length + (variant ? variant.length + 1 : 0)).trim(),
    code: text.replace(/\n$/, ''),
  }
}

/** Reads the options of a code block. What is none of them is ignored. */
export function readCodeMeta(rest: string): CodeMeta {
  const title = /(?:^|\s)(?:title|filename)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/.exec(rest)
  const label = /(?:^|\s)\[([^\]]+)\]/.exec(rest)
  const text = title ? rest.replace(title[0], ' ') : rest
  const meta: CodeMeta = {
    highlighted: readRanges(/\{([\d\s,-]+)\}/.exec(text)?.[1] ?? ''),
    words: [...text.matchAll(/(?:^|\s)\/((?:[^/\\\s]|\\.)+)\/(?=\s|$)/g)].map(([, word = '']) =>
      word.replace(/\\(.)/g, '$1'),
    ),
    wrap: /(?:^|\s):?wrap(?:\s|$)/.test(text),
    attributes: [...text.matchAll(/\{[^{}]*\}/g)].map(([braces]) => readAttributes(braces)).find(Boolean) ?? {},
  }
  const name = title?.[1] ?? title?.[2] ?? title?.[3] ?? label?.[1]
  if (name !== undefined) meta.title = name
  for (const [, no, option, value] of text.matchAll(OPTION)) {
    if (option === 'line-numbers') meta.lineNumbers = no ? false : Number(value ?? 1)
    else meta.collapsed = no ? false : Number(value ?? COLLAPSED_LINES)
  }
  return meta
}

/** `1,3-5` as a set of numbers. */
function readRanges(text: string): Set<number> {
  const numbers = new Set<number>()
  for (const [, from = '', to] of text.matchAll(/(\d{1,5})(?:\s*-\s*(\d{1,5}))?/g)) {
    for (let line = Number(from); line <= Number(to ?? from); line++) numbers.add(line)
  }
  return numbers
}
