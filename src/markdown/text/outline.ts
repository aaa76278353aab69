import type { Heading, Nodes, Root } from 'mdast'
import { createSlugger, headingText, type TextNode } from '../../content/slug'

/** A heading as links, menus and search know it. */
export interface OutlineEntry {
  id: string
  text: string
  level: number
  /** Line of the body, counted from 1. */
  line: number
}

/** Headings of a page with the ids that the application gives them, in order. */
export function outlineOf(root: Root): OutlineEntry[] {
  const slugger = createSlugger()
  const headings: Heading[] = []
  // Explicit ids are taken before any heading asks for one.
  walk(root, (node) => {
    if (node.type === 'heading') headings.push(node)
    const id = node.type === 'heading' ? explicitId(node) : attributeId(node)
    if (id !== undefined) slugger.claim(id)
    else if (node.type === 'html') for (const taken of idsInHtml(node.value)) slugger.claim(taken)
  })
  return headings.map((node) => {
    const explicit = explicitId(node)
    const text = headingText(node as TextNode, isWidget)
      .replace(EXPLICIT_ID, '')
      .trim()
    return {
      id: explicit ?? slugger.slug(text),
      text: text.replace(/\s+/g, ' '),
      level: node.depth,
      line: node.position?.start.line ?? 1,
    }
  })
}

const EXPLICIT_ID = /\{\s*#([^\s}]+)[^}]*\}\s*$/

/** `## Title {#id}`: taken by the syntax when it knows attributes, otherwise still in the text. */
const explicitId = (node: Heading): string | undefined =>
  attributeId(node) ?? EXPLICIT_ID.exec(headingText(node as TextNode, isWidget))?.[1]

/** Ids that raw tags set. */
export const idsInHtml = (html: string): string[] =>
  [...html.matchAll(/\s(?:id|name)\s*=\s*["']([^"'\s]+)["']/gi)].map((match) => match[1] ?? '')

/** The id that an attribute list gives a node. */
export function attributeId(node: Nodes): string | undefined {
  const id = (node.data as { hProperties?: { id?: unknown } } | undefined)?.hProperties?.id
  return typeof id === 'string' ? id : undefined
}

/** Icons and other embeds are no part of a title. */
const isWidget = (node: TextNode & { data?: { hName?: unknown } }): boolean => node.data?.hName === 'doc-widget'

/** Calls `visit` for each node from top to bottom. */
export function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node)
  if ('children' in node) for (const child of node.children) walk(child, visit)
}
