/**
 * On a visit of a page the part that fills the window is drawn first and the rest after it has been painted: on a slow
 * phone half of a navigation is drawing what nobody can see yet.
 */
import type { Element } from 'hast'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

/** Heights in pixels, rather less than they are, so that what is drawn fills the window for sure. */
const LINE = 26
const BETWEEN = 12
const HEADING = 72
const ROW = 34
const WIDGET = 60
/** More characters than fit on a line. */
const CHARACTERS = 110
/** Less than so much is not worth drawing twice. */
const LEAST_REST = 400

type Parent = ReactElement<{ children?: ReactNode; node?: Element }>

export interface FirstScreen {
  first: Parent
  /** About the height of what is left, in pixels. */
  rest: number
}

/** Cuts drawn elements where they fill a window of this height; `undefined` when there is nothing to gain. */
export function firstScreen(all: ReactNode, height: number): FirstScreen | undefined {
  if (!isParent(all) || !Array.isArray(all.props.children)) return undefined
  const children: ReactNode[] = all.props.children
  let filled = 0
  let end = 0
  while (end < children.length && filled < height) filled += heightOf(children[end++])
  const rest = heightOf(children.slice(end))
  return rest < LEAST_REST ? undefined : { first: cloneElement(all, { children: children.slice(0, end) }), rest }
}

function heightOf(node: ReactNode): number {
  if (Array.isArray(node)) return node.reduce((sum: number, child) => sum + heightOf(child), 0)
  if (!isParent(node)) return 0
  const { children } = node.props
  // Elements of our own know the one they stand for.
  const tag = typeof node.type === 'string' ? node.type : node.props.node?.tagName
  if (tag === undefined) return WIDGET
  if (/^h\d$/.test(tag)) return HEADING
  if (tag === 'tr') return ROW
  if (/^(?:p|li|d[td])$/.test(tag)) return LINE * Math.ceil((lengthOf(children) + 1) / CHARACTERS) + BETWEEN
  return /^(?:[uod]l|table|t\w+|blockquote)$/.test(tag) ? heightOf(children) : WIDGET
}

const lengthOf = (node: ReactNode): number =>
  typeof node === 'string'
    ? node.length
    : Array.isArray(node)
      ? node.reduce((sum: number, child) => sum + lengthOf(child), 0)
      : isParent(node)
        ? lengthOf(node.props.children)
        : 0

const isParent = (node: ReactNode): node is Parent => isValidElement(node)
