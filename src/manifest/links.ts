import type { Definition, Root } from 'mdast'
import { attributeId, idsInHtml, walk } from '../markdown/text/outline'

/** An address that a page uses, as it is written. */
export interface LinkUse {
  href: string
  kind: 'link' | 'image'
  line: number
}

/** Every link and picture of a page, also those of raw tags, components and small diagrams. */
export function linksOf(root: Root): LinkUse[] {
  const uses: LinkUse[] = []
  const definitions = new Map<string, Definition>()
  walk(root, (node) => {
    if (node.type === 'definition') definitions.set(node.identifier, node)
  })
  walk(root, (node) => {
    const line = node.position?.start.line ?? 1
    const add = (href: string | undefined, kind: LinkUse['kind'], at = line) => {
      if (href) uses.push({ href, kind, line: at })
    }
    if (node.type === 'link') add(node.url, 'link')
    else if (node.type === 'image') add(imageUrl(node.url), 'image')
    else if (node.type === 'linkReference') add(definitions.get(node.identifier)?.url, 'link')
    else if (node.type === 'imageReference') add(imageUrl(definitions.get(node.identifier)?.url ?? ''), 'image')
    else if (node.type === 'code' && node.lang === 'mermaid') {
      for (const { text, offset } of matches(node.value, /^[ \t]*click\s+\S+\s+(?:href\s+)?"([^"]+)"/gm)) {
        add(text, 'link', line + 1 + lineAt(node.value, offset))
      }
    } else if (node.type === 'html') {
      const html = node.value.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
      for (const { text, offset } of matches(html, /\s(?:href|link)\s*=\s*["']([^"']+)["']/gi)) {
        add(text, 'link', line + lineAt(html, offset))
      }
      for (const { text, offset } of matches(html, /\s(?:src|poster|logo)\s*=\s*["']([^"']+)["']/gi)) {
        add(imageUrl(text), 'image', line + lineAt(html, offset))
      }
    }
  })
  return uses
}

/** Ids that a page sets itself, beside its headings: raw tags and attribute lists. */
export function idsOf(root: Root): string[] {
  const ids: string[] = []
  walk(root, (node) => {
    const id = node.type === 'heading' ? undefined : attributeId(node)
    if (id !== undefined) ids.push(id)
    if (node.type !== 'html') return
    ids.push(...idsInHtml(node.value))
  })
  return ids
}

/** Without the marks that say for which theme the picture is. */
const imageUrl = (url: string): string => url.replace(/#(?:light|dark|gh-(?:light|dark)-mode-only)$/, '')

const matches = (text: string, pattern: RegExp): { text: string; offset: number }[] =>
  [...text.matchAll(pattern)].map((match) => ({ text: match[1] ?? '', offset: match.index }))

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length - 1
