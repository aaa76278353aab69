/** Addresses: links and pictures are resolved against the markdown file, and refused when they are not safe. */
import type { Element, Root } from 'hast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import { encodePath, resolveLink } from '../../content/paths'
import { withBase } from '../../platform/base'
import { report } from '../../platform/report'

export interface LinkOptions {
  /** Whose folder relative addresses start from, under the content folder. */
  file: string
  /** Picture address as written to its natural width and height in pixels. */
  images: Readonly<Record<string, readonly [number, number]>>
}

/** The rehype plugin. */
export const links: Plugin<[LinkOptions], Root> = (options) => (tree) => {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a') resolveAnchor(node, options.file)
    else if (node.tagName === 'img') resolveImage(node, options)
  })
}

function resolveAnchor(node: Element, file: string): void {
  const { href } = node.properties
  if (typeof href !== 'string') return
  const address = siteAddress(href, file)
  if (address === undefined) {
    report(`a link was refused: ${href}`, file, 'write a relative path to a page, or an http(s) address')
    delete node.properties.href
  } else node.properties.href = address
}

/** A link as an address that no longer depends on the file it stands in; `undefined` when it is refused. */
export function siteAddress(href: string, file: string): string | undefined {
  const link = resolveLink(href, file)
  switch (link.kind) {
    case 'page':
      return encodePath(link.path) + link.search + link.hash
    case 'hash':
      return link.hash
    case 'file':
    case 'external':
      return link.url
    case 'refused':
      return undefined
  }
}

/** Pictures that may be written into the page itself. */
const DATA_IMAGE = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i

/** Where a picture is loaded from; `undefined` when it is refused. */
export function imageAddress(src: string, file: string): string | undefined {
  if (DATA_IMAGE.test(src)) return src
  const link = resolveLink(src, file)
  if (link.kind === 'file') return withBase(link.url)
  return link.kind === 'external' && /^(?:https?:)?\/\//i.test(link.url) ? link.url : undefined
}

function resolveImage(node: Element, { file, images }: LinkOptions): void {
  const { src } = node.properties
  const written = typeof src === 'string' ? src : ''
  const address = imageAddress(written, file)
  if (address === undefined) {
    report(`a picture was refused: ${written}`, file, 'write a relative path to a picture, or an https address')
    delete node.properties.src
    return
  }
  node.properties.src = address
  node.properties.loading = 'lazy'
  node.properties.decoding = 'async'
  reserveSpace(node, images[written] ?? images[decode(written)])
}

/** Width and height from the manifest, so that nothing moves when the picture arrives. */
function reserveSpace({ properties }: Element, natural: readonly [number, number] | undefined): void {
  if (!natural) return
  const [width, height] = natural
  const given = { width: Number(properties.width) || undefined, height: Number(properties.height) || undefined }
  if (given.width === undefined && given.height === undefined) {
    properties.width = width
    properties.height = height
  } else if (given.height === undefined) properties.height = Math.round(((given.width ?? width) * height) / width)
  else if (given.width === undefined) properties.width = Math.round((given.height * width) / height)
}

function decode(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    // A stray percent sign: the address is what it is.
    return address
  }
}
