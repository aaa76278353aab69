/** Lazy: colours code. Gives runs of text with class names; drawing them is the block's business. */
import type { Element, Root, Text } from 'hast'
import { createLowlight } from 'lowlight'
import { languageOf, loadGrammars } from './languages'

/** A run of text of one colour; no classes for plain text. */
export interface Run {
  text: string
  classes: string
}

/** Code above this many characters stays plain: colouring it would hold up the page. */
const LIMIT = 60_000

const lowlight = createLowlight()

/** The lines of a code, coloured; `undefined` when its language is not known. Rejects when a grammar cannot be loaded. */
export async function highlight(code: string, lang: string): Promise<Run[][] | undefined> {
  const language = languageOf(lang)
  if (language === undefined || code.length > LIMIT) return undefined
  for (const [name, grammar] of await loadGrammars(language)) {
    if (!lowlight.registered(name)) lowlight.register(name, grammar)
  }
  return toLines(lowlight.highlight(language, code))
}

function toLines(root: Root): Run[][] {
  const lines: Run[][] = [[]]
  const add = (node: Root['children'][number], classes: string): void => {
    if (node.type === 'text') addText(node, classes)
    else if (node.type === 'element') for (const child of node.children) add(child, classesOf(node) || classes)
  }
  const addText = ({ value }: Text, classes: string): void => {
    value.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ text, classes })
    })
  }
  for (const child of root.children) add(child, '')
  return lines
}

const classesOf = ({ properties }: Element): string =>
  Array.isArray(properties.className) ? properties.className.join(' ') : ''
