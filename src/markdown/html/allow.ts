/**
 * What raw HTML and attributes may do. The list is applied to the whole tree of every page, whoever made the nodes:
 * no script, no handler, no frame, no form, styles only for colour, alignment and size.
 */
import type { Element, Root } from 'hast'
import { defaultSchema, type Options as Schema } from 'rehype-sanitize'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'

/** Elements of our own, mapped to components; a page cannot write them, see `light.ts`. */
const OWN = ['doc-widget', 'doc-slot', 'doc-spoiler']
const EXTRA = `abbr bdi bdo caption center cite col colgroup figcaption figure mark nav small time u wbr`.split(' ')

export const schema: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), ...EXTRA, ...OWN],
  strip: [
    'script',
    'style',
    'template',
    'noscript',
    'svg',
    'math',
    'object',
    'embed',
    'iframe',
    'textarea',
    'select',
    'title',
    'xmp',
  ],
  // Ids are checked by `tidy` and must agree with the links that name them.
  clobber: [],
  clobberPrefix: '',
  // Addresses are judged one by one in `tree/links.ts`.
  protocols: {},
  ancestors: defaultSchema.ancestors ?? {},
  attributes: {
    '*': [
      'id',
      'className',
      'style',
      'title',
      'lang',
      'dir',
      'align',
      'dataScheme',
      'noView',
      'ariaHidden',
      'ariaLabel',
    ],
    a: ['href', 'dataFootnoteRef', 'dataFootnoteBackref'],
    abbr: ['title'],
    code: ['dataInfo', 'dataShort'],
    col: ['span', 'width'],
    details: ['open', 'name'],
    'doc-slot': ['slot', 'value', 'active'],
    'doc-widget': ['name', 'attrs'],
    img: ['src', 'alt', 'width', 'height'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    li: ['value'],
    nav: ['dataToc'],
    ol: ['start', 'reversed', 'type'],
    section: ['dataFootnotes'],
    td: ['colSpan', 'rowSpan', 'width', 'vAlign'],
    th: ['colSpan', 'rowSpan', 'width', 'vAlign', 'scope'],
    time: ['dateTime'],
  },
  required: { input: { disabled: true, type: 'checkbox' } },
}

const COLOUR = /^(?:[a-z]+|#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i
const SIZE = /^(?:auto|0|\d{1,4}(?:\.\d+)?(?:px|r?em|%|ch|vw))$/i
const STYLES: Readonly<Record<string, RegExp>> = {
  color: COLOUR,
  'background-color': COLOUR,
  background: COLOUR,
  'text-align': /^(?:left|right|center|justify|start|end)$/i,
  'vertical-align': /^(?:top|middle|bottom|baseline)$/i,
  width: SIZE,
  height: SIZE,
  'max-width': SIZE,
  'max-height': SIZE,
  'min-width': SIZE,
}

/** The declarations of a style attribute that only colour, align or size. */
export function safeStyle(style: string): string {
  return style
    .split(';')
    .map((declaration) => /^\s*([a-z-]+)\s*:\s*(.*?)\s*$/i.exec(declaration))
    .flatMap((match) => {
      const [, name = '', value = ''] = match ?? []
      const form = Object.hasOwn(STYLES, name.toLowerCase()) ? STYLES[name.toLowerCase()] : undefined
      return form?.test(value) ? [`${name.toLowerCase()}: ${value}`] : []
    })
    .join('; ')
}

/** Names that the application looks up: an element of a page must not answer in their place. */
const TAKEN = /^(?:root|app|__.*|docs[A-Z].*|constructor|prototype|hasOwnProperty|toString|valueOf)$/

/** Whether a page may use an id. */
export const isSafeId = (id: string): boolean => /^[^\s\p{C}]{1,200}$/u.test(id) && !TAKEN.test(id)

interface TidyOptions {
  /** Hears of elements that the allow-list leaves out. */
  onUnknown(name: string): void
}

/** Runs before the allow-list: old elements to styles, styles and ids to what is safe. */
export const tidy: Plugin<[TidyOptions], Root> = ({ onUnknown }) => {
  const known = new Set(schema.tagNames)
  return (tree) => {
    visit(tree, 'element', (node) => {
      modernise(node)
      if (!known.has(node.tagName)) onUnknown(node.tagName)
      const { id, style } = node.properties
      if (id !== undefined && (node.tagName === 'img' || !isSafeId(String(id)))) delete node.properties.id
      if (style !== undefined) {
        const safe = safeStyle(String(style))
        if (safe === '') delete node.properties.style
        else node.properties.style = safe
      }
    })
  }
}

/** `<font color>` and `<center>` say with elements what is a style now. */
function modernise(node: Element): void {
  if (node.tagName === 'font') {
    node.tagName = 'span'
    if (node.properties.color !== undefined) node.properties.style = `color: ${String(node.properties.color)}`
  } else if (node.tagName === 'center') {
    node.tagName = 'div'
    node.properties.style = 'text-align: center'
  }
}
