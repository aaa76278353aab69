/** The dialect's own nodes of the markdown tree. */
import type { Data, Parent, PhrasingContent, RootContent } from 'mdast'
// Says what `data.hName` and `data.hProperties` are: the element a node becomes.
import type {} from 'mdast-util-to-hast'

/** `::: name#value Title` with everything up to its closer; GFM alerts become the same node. */
export interface Container extends Parent {
  type: 'container'
  name: string
  /** What follows the name after `#`. */
  value?: string
  /** `{.class key=value}` of the opening line, as written. */
  attributes?: string
  children: RootContent[]
}

/** The title of a container or of an item in it. Absent when the line has none. */
export interface ContainerTitle extends Parent {
  type: 'containerTitle'
  children: PhrasingContent[]
}

/** What follows a `@tab` line. */
export interface ContainerItem extends Parent {
  type: 'containerItem'
  active: boolean
  value?: string
  children: RootContent[]
}

/** `==mark==`, `!!spoiler!!`, `x^2^`, `H~2~O`; `data.hName` says which. */
export interface Span extends Parent {
  type: 'span'
  children: PhrasingContent[]
  data: Data
}

/** `^[a note written where it is referred to]`. */
export interface InlineNote extends Parent {
  type: 'inlineNote'
  children: PhrasingContent[]
}

/** An element that a transform made or a page wrote as HTML; `data.hName` says which. */
export interface ElementNode extends Parent {
  type: 'elementNode'
  children: RootContent[]
  data: Data
}

/** Pixels of a picture, as the editor wrote them. */
export interface ImageSize {
  width?: number | undefined
  height?: number | undefined
}

declare module 'mdast' {
  interface RootContentMap {
    container: Container
    containerTitle: ContainerTitle
    containerItem: ContainerItem
    span: Span
    inlineNote: InlineNote
    elementNode: ElementNode
  }
  interface BlockContentMap {
    container: Container
    elementNode: ElementNode
  }
  interface PhrasingContentMap {
    span: Span
    inlineNote: InlineNote
    elementNode: ElementNode
  }
  interface ImageData {
    size?: ImageSize
  }
}

/** A node that becomes the element `name`. */
export function element(name: string, properties: Data['hProperties'], children: RootContent[] = []): ElementNode {
  return { type: 'elementNode', children, data: { hName: name, hProperties: properties ?? {} } }
}

/** Something a page embeds, by the name of its row in the widget table; the row reads the attributes. */
export function widget(name: string, attributes: Record<string, string>, children: RootContent[] = []): ElementNode {
  return element('doc-widget', { name, attrs: JSON.stringify(attributes) }, children)
}

/** Adds properties to the element a node becomes; classes add up. */
export function addProperties(node: { data?: Data | undefined }, properties: Data['hProperties']): void {
  node.data ??= {}
  const before = node.data.hProperties ?? {}
  const classes = [before.className, properties?.className].flat().filter((name) => typeof name === 'string')
  node.data.hProperties = { ...before, ...properties }
  if (classes.length > 0) node.data.hProperties.className = classes
}
