/**
 * `{#id .class key=value}`: at the end of a heading, a paragraph or a list item, right after an image, link, code or
 * other inline mark, or alone in a paragraph for the block before it. What looks otherwise is text.
 */

import type { Properties } from 'hast'
import type { Parent, Root, RootContent } from 'mdast'
import { find, html } from 'property-information'
import type { Plugin } from 'unified'
import { addProperties } from '../nodes'

// An id may be anything without blanks: old bookmarks have ids such as `four、`. Of a class only what ASCII has beside
// letters and digits is no part; `\p{L}` would cost a phone 60 ms before the first page is there.
const ITEM = `(?:#[^\\s{}"'<>]+|\\.[^\\s!-/:-@[-^\`{-~][^\\s!-,/;-@[-^\`{-~]*|[A-Za-z][\\w-]*=(?:"[^"]*"|'[^']*'|[^\\s"'{}]+))`
const BLOCK = `\\{\\s*(${ITEM}(?:\\s+${ITEM})*)\\s*\\}`
const AT_END = new RegExp(`(?:^|\\s*)${BLOCK}\\s*$`, 'u')
const AT_END_SPACED = new RegExp(`(?:^|\\s+)${BLOCK}\\s*$`, 'u')
const AT_START = new RegExp(`^${BLOCK}`, 'u')
const ALONE = new RegExp(`^\\s*${BLOCK}\\s*$`, 'u')

/** Names that may be set; the allow-list judges their values like those of raw HTML. */
const ALLOWED = /^(?:data-[\w-]+|width|height|title|lang|dir|style|align|no-view|start)$/

const INLINE = new Set(
  'image imageReference link linkReference inlineCode strong emphasis delete span elementNode'.split(' '),
)

/** Reads the inside or the whole of `{…}`; `undefined` when it is no list of attributes. */
export function readAttributes(source: string): Properties | undefined {
  const inner = ALONE.exec(source)?.[1]
  return inner === undefined ? undefined : toProperties(inner)
}

function toProperties(inner: string): Properties {
  const properties: Properties = {}
  const classes: string[] = []
  for (const [item] of inner.matchAll(new RegExp(ITEM, 'gu'))) {
    if (item.startsWith('#')) properties.id = item.slice(1)
    else if (item.startsWith('.')) classes.push(item.slice(1))
    else {
      const [, name = '', value = ''] = /^([\w-]+)=(.*)$/.exec(item) ?? []
      const text = value.replace(/^(["'])(.*)\1$/, '$2')
      if (name === 'id') properties.id = text
      else if (name === 'class') classes.push(...text.split(/\s+/).filter(Boolean))
      else if (ALLOWED.test(name)) properties[find(html, name).property] = text
    }
  }
  if (classes.length > 0) properties.className = classes
  return properties
}

/** The remark plugin. */
export const attributes: Plugin<[], Root> = () => (tree) => {
  apply(tree)
}

type AnyParent = Root | (RootContent & Parent)

function apply(parent: AnyParent): void {
  for (let index = 0; index < parent.children.length; index++) {
    const child = parent.children[index]
    if (!child) continue
    if (child.type === 'paragraph' && index > 0 && child.children.length === 1 && child.children[0]?.type === 'text') {
      const alone = ALONE.exec(child.children[0].value)?.[1]
      const target = parent.children[index - 1]
      if (alone !== undefined && target) {
        addProperties(target, toProperties(alone))
        parent.children.splice(index--, 1)
        continue
      }
    }
    if (child.type === 'text' && index > 0) takeAtStart(child, parent.children[index - 1])
    if (child.type === 'heading') takeAtEnd(child, child, AT_END)
    else if (child.type === 'containerTitle') takeAtEnd(child, parent, AT_END_SPACED)
    else if (child.type === 'paragraph') {
      takeAtEnd(child, parent.type === 'listItem' && index === 0 ? parent : child, AT_END_SPACED)
    }
    if ('children' in child) apply(child)
  }
}

function takeAtStart(text: { value: string }, target: RootContent | undefined): void {
  if (!target || !text.value.startsWith('{') || !INLINE.has(target.type)) return
  const match = AT_START.exec(text.value)
  if (!match) return
  addProperties(target, toProperties(match[1] ?? ''))
  text.value = text.value.slice(match[0].length)
}

function takeAtEnd(from: Parent, target: AnyParent, form: RegExp): void {
  const last = from.children.at(-1)
  if (last?.type !== 'text' || !last.value.includes('{')) return
  const match = form.exec(last.value)
  if (!match) return
  // Right after an inline mark the attributes are that mark's.
  if (
    match.index === 0 &&
    match[0].startsWith('{') &&
    from.children.length > 1 &&
    INLINE.has(from.children.at(-2)?.type ?? '')
  )
    return
  last.value = last.value.slice(0, match.index)
  addProperties(target, toProperties(match[1] ?? ''))
}
