/**
 * Raw HTML without an HTML parser: tags that are written out in full become nodes where they stand, in text and
 * between blocks. That covers nearly every page; `raw.ts` has the parser for tables, lists and the like.
 *
 * Tags of widgets are mapped here in any case, before a parser could lower their names or let a self-closing one
 * swallow the rest of the page.
 */
import type { Data, Html, Parent, PhrasingContent, Root, RootContent } from 'mdast'
import { find, html as htmlSchema } from 'property-information'
import type { Plugin } from 'unified'
import { element, widget } from '../nodes'
import { decodeReferences } from '../syntax/references'
import { componentAttributes, type HtmlToken, isComponent, type OpenTag, tokenizeHtml } from './tokens'

type Properties = NonNullable<Data['hProperties']>

/** Elements that need no closing tag and are understood without a parser. */
const VOID = new Set(['br', 'hr', 'img', 'wbr'])
/** Elements whose tags pair up. */
const PAIRED = new Set(
  `a abbr b bdi bdo center cite code del details div em figcaption figure font h1 h2 h3 h4 h5 h6 i ins kbd mark p q s
  samp section small span strong sub summary sup time u var`.split(/\s+/),
)
/** Elements whose content is no prose and goes with them. */
const DROPPED = new Set(
  'script style template noscript svg math object embed iframe frameset textarea select title xmp'.split(' '),
)
/** Those of them whose content is raw text: without a closing tag it goes as well. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'xmp'])
/** Elements that only an HTML parser gets right. */
const NEEDS_PARSER =
  /<(?:table|thead|tbody|tfoot|tr|td|th|caption|colgroup|col|ul|ol|li|dl|dt|dd|pre|blockquote|picture|source|ruby|rt|rp)(?=[\s/>])/i

/** Whether a text holds HTML that only a real parser gets right. */
export const needsHtmlParser = (text: string): boolean => NEEDS_PARSER.test(text)

export interface LightHtmlOptions {
  /** A parser follows: leave to it what only it gets right. */
  parser: boolean
  /** Hears of tags that are left out, so that an editor learns why. */
  onUnknown(name: string): void
}

/** The remark plugin. */
export const lightHtml: Plugin<[LightHtmlOptions], Root> = (options) => (tree) => {
  convert(tree, options)
}

interface Frame {
  name: string
  /** Its closing tag is still to come. */
  hasEnd: boolean
  attributes: Record<string, string>
  children: RootContent[]
}

type ParentNode = Root | (RootContent & Parent)
const isParent = (node: RootContent): node is RootContent & Parent => 'children' in node

/** A component's name is exact, an element's is not. */
const nameOf = (name: string): string => (isComponent(name) ? name : name.toLowerCase())

/** Replaces the raw HTML among a node's children, and below. */
function convert(parent: ParentNode, options: LightHtmlOptions): void {
  for (const child of parent.children) if (isParent(child)) convert(child, options)
  if (!parent.children.some((child) => child.type === 'html')) return
  const tokens = parent.children.map((child) => (child.type === 'html' ? tokenizeHtml(child.value) : []))
  const closings = new Closings(tokens)
  const builder = new Builder(INLINE_PARENTS.has(parent.type), options, closings)
  parent.children.forEach((child, index) => {
    if (child.type === 'html') builder.html(child, tokens[index] ?? [], index)
    else builder.node(child)
  })
  parent.children = builder.finish() as typeof parent.children
}

/** Where closing tags stand among the children of a node. */
class Closings {
  private readonly last = new Map<string, [child: number, token: number]>()

  constructor(children: readonly HtmlToken[][]) {
    children.forEach((tokens, child) => {
      tokens.forEach((token, index) => {
        if (token.kind === 'close') this.last.set(nameOf(token.name), [child, index])
      })
    })
  }

  /** Whether a tag of this name is closed after a place. */
  has(name: string, child: number, token: number): boolean {
    const [lastChild, lastToken] = this.last.get(nameOf(name)) ?? [-1, -1]
    return lastChild > child || (lastChild === child && lastToken > token)
  }
}

/** Puts the children of one node together, with the elements that their tags open and close. */
class Builder {
  private readonly root: Frame = { name: '', hasEnd: false, attributes: {}, children: [] }
  private readonly frames: Frame[] = [this.root]
  /** Name of an element that goes with all its content, until its closing tag. */
  private skipping: string | undefined

  constructor(
    private readonly inline: boolean,
    private readonly options: LightHtmlOptions,
    private readonly closings: Closings,
  ) {}

  private get top(): Frame {
    return this.frames.at(-1) ?? this.root
  }

  node(node: RootContent): void {
    if (this.skipping !== undefined) return
    // A paragraph that nobody closes ends where markdown goes on.
    if (!this.inline && this.top.name === 'p' && !this.top.hasEnd) this.close('p')
    this.top.children.push(node)
  }

  html(node: Html, tokens: readonly HtmlToken[], position: number): void {
    if (this.options.parser && (needsHtmlParser(node.value) || (!this.inline && tokens.some(isElementTag)))) {
      this.node({ ...node, value: mapComponents(tokens, position, this.closings) })
      return
    }
    tokens.forEach((token, index) => {
      if (this.skipping !== undefined) {
        if (token.kind === 'close' && nameOf(token.name) === this.skipping) this.skipping = undefined
        return
      }
      if (token.kind === 'text') this.text(token.source)
      else if (token.kind === 'open') this.open(token, this.closings.has(token.name, position, index))
      else if (token.kind === 'close') this.close(nameOf(token.name))
    })
    const { skipping } = this
    if (skipping !== undefined && !this.closings.has(skipping, position, tokens.length)) this.skipping = undefined
  }

  finish(): RootContent[] {
    this.end(1, false)
    return this.root.children
  }

  private open(token: OpenTag, hasEnd: boolean): void {
    const name = nameOf(token.name)
    if (isComponent(name)) {
      const attributes = componentAttributes(token.attributes)
      if (token.selfClosing || !hasEnd) this.top.children.push(widget(name, attributes))
      else this.frames.push({ name, hasEnd, attributes, children: [] })
    } else if (VOID.has(name)) {
      const node = voidNode(name, token.attributes)
      const alone = !this.inline && this.frames.length === 1 && node.type !== 'thematicBreak'
      this.top.children.push(alone ? { type: 'paragraph', children: [node as PhrasingContent] } : node)
    } else if (PAIRED.has(name)) {
      // A paragraph ends where the next one starts.
      if (name === 'p' && this.top.name === 'p') this.close('p')
      this.frames.push({ name, hasEnd, attributes: token.attributes, children: [] })
    } else {
      this.options.onUnknown(name)
      if (DROPPED.has(name) && !token.selfClosing && (hasEnd || RAW_TEXT.has(name))) this.skipping = name
    }
  }

  private close(name: string): void {
    const index = this.frames.findLastIndex((frame) => frame.name === name)
    if (index > 0) this.end(index, true)
  }

  /** Ends the open elements down to `index`. Only that one has a closing tag: the others swallow nothing. */
  private end(index: number, closed: boolean): void {
    while (this.frames.length > index) {
      const frame = this.top
      this.frames.pop()
      this.top.children.push(...build(frame, closed && this.frames.length === index))
    }
  }

  /** Text between tags. Its line ends are blanks, as everywhere in HTML; between blocks they are nothing. */
  private text(source: string): void {
    const inText = this.inline || this.frames.length > 1
    if (source.trim() === '' && (source.includes('\n') || this.top.children.length === 0)) return
    const value = decodeReferences(source.replace(/\s*\n\s*/g, ' '))
    this.top.children.push(
      inText ? { type: 'text', value } : { type: 'paragraph', children: [{ type: 'text', value: value.trim() }] },
    )
  }
}

const isElementTag = (token: HtmlToken): boolean =>
  (token.kind === 'open' || token.kind === 'close') && !isComponent(token.name) && !VOID.has(token.name.toLowerCase())

const INLINE_PARENTS = new Set(
  'paragraph heading tableCell emphasis strong delete link linkReference span inlineNote containerTitle'.split(' '),
)

/** The nodes of a finished element; without a closing tag its content stands alone. */
function build({ name, attributes, children }: Frame, closed: boolean): RootContent[] {
  if (isComponent(name)) return closed ? [widget(name, attributes, children)] : [widget(name, attributes), ...children]
  if (!closed && name !== 'p') return children
  // A paragraph cannot hold blocks; what was meant is a box around them.
  const tag = name === 'p' && children.some((child) => child.type === 'paragraph') ? 'div' : name
  return [element(tag, elementProperties(attributes), children)]
}

function voidNode(name: string, attributes: Record<string, string>): RootContent {
  if (name === 'br') return { type: 'break' }
  if (name === 'hr') return { type: 'thematicBreak' }
  if (name === 'wbr') return element('wbr', {})
  const { src = '', alt = '', title, ...rest } = attributes
  return { type: 'image', url: src, alt, title: title ?? null, data: { hProperties: elementProperties(rest) } }
}

/** Attributes as properties of the HTML tree; the allow-list decides later which of them stay. */
function elementProperties(attributes: Record<string, string>): Properties {
  const properties: Properties = {}
  for (const [name, value] of Object.entries(attributes)) {
    const info = find(htmlSchema, name)
    if (info.property in Object.prototype) continue
    if (info.boolean || (info.overloadedBoolean && value === '')) properties[info.property] = true
    else if (info.spaceSeparated) properties[info.property] = value.split(/\s+/).filter(Boolean)
    else properties[info.property] = value
  }
  return properties
}

/** The same for HTML that goes to the parser: widgets under a lower-case name that always has a closing tag. */
function mapComponents(tokens: readonly HtmlToken[], position: number, closings: Closings): string {
  return tokens
    .map((token, index) => {
      if (token.kind === 'close' && isComponent(token.name)) return '</doc-widget>'
      if (token.kind !== 'open' || !isComponent(token.name)) return token.source
      const attributes = escapeAttribute(JSON.stringify(componentAttributes(token.attributes)))
      const tag = `<doc-widget name="${escapeAttribute(token.name)}" attrs="${attributes}">`
      const hasEnd = !token.selfClosing && closings.has(token.name, position, index)
      return hasEnd ? tag : `${tag}</doc-widget>`
    })
    .join('')
}

const escapeAttribute = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => `&#${character.codePointAt(0)};`)
