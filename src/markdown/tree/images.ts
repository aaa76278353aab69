/** Pictures: sizes in the alt text, one picture a colour scheme, figures with captions. */
import type { Image, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import { addProperties, element } from '../nodes'

/** `![Alt =200x300](…)`, `=200x`, `=x300`; `![Alt|200x300](…)`, `![Alt|200](…)`. */
const SIZE = /^(.*?)(?:\s+=(\d*)x(\d*)|\s*\|\s*(\d+)(?:x(\d+))?)\s*$/
const SCHEME = /#(?:gh-)?(light|dark)(?:-mode-only)?$/

/** The remark plugin. */
export const images: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'image', readImage)
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const alone = imagesOnly(paragraph)
    if (!alone || !parent || index === undefined) return
    if (alone.every((image) => image.title)) {
      parent.children.splice(index, 1, ...alone.map(figure))
    } else {
      // The line ends between pictures of a row are no line breaks.
      paragraph.children = alone.flatMap((image, at): PhrasingContent[] =>
        at === 0 ? [image] : [{ type: 'text', value: ' ' }, image],
      )
    }
  })
}

function readImage(image: Image): void {
  const [whole, alt = '', width = '', height = '', onlyWidth, bothHeight] = SIZE.exec(image.alt ?? '') ?? []
  const size = { ...image.data?.size }
  if (whole !== undefined && (width || height || onlyWidth)) {
    image.alt = alt
    size.width = Number(width || onlyWidth) || undefined
    size.height = Number(height || bothHeight) || undefined
  }
  if (size.width !== undefined) addProperties(image, { width: size.width })
  if (size.height !== undefined) addProperties(image, { height: size.height })
  const scheme = SCHEME.exec(image.url)
  if (scheme) {
    image.url = image.url.slice(0, scheme.index)
    addProperties(image, { dataScheme: scheme[1] ?? '' })
  }
}

/** The pictures of a paragraph that holds nothing else. */
function imagesOnly(paragraph: Paragraph): Image[] | undefined {
  const found: Image[] = []
  for (const child of paragraph.children) {
    if (child.type === 'image') found.push(child)
    else if (!(child.type === 'break' || (child.type === 'text' && child.value.trim() === ''))) return undefined
  }
  return found.length > 0 ? found : undefined
}

function figure(image: Image): RootContent {
  const caption = element('figcaption', {}, [{ type: 'text', value: image.title ?? '' }])
  const scheme = image.data?.hProperties?.dataScheme
  image.title = null
  return element('figure', scheme === undefined ? {} : { dataScheme: scheme }, [image, caption])
}
