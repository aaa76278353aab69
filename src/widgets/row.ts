/** What a row of the widget table says, and what its component receives. */
import type { Element } from 'hast'
import type { ComponentType, ReactNode } from 'react'
import type { Fence } from '../markdown/code/meta'
import type { Readers, Values } from './readers'

/** One tab of a container. */
export interface WidgetItem {
  /** The title as elements, and as the value that is remembered. */
  title: ReactNode
  value: string
  active: boolean
  content: ReactNode
}

/** Everything a widget may draw from. */
export interface WidgetContent {
  /** The name it was called by, as in its row. */
  name: string
  /** File of the page, for messages. */
  file: string
  /** Title of a container, with its markup. */
  title: ReactNode
  /** The code of a fence, or what a container was written as. */
  source: string
  /** A fence: what it says after its language. */
  info: string
  /** A fence: what is glued to its language, e.g. `ant` of `flow:ant`. */
  variant: string
  items: readonly WidgetItem[]
  /** Fences directly inside a container. */
  fences: readonly Fence[]
  /** A container's own tree, for widgets that read its list. */
  node?: Element | undefined
  children: ReactNode
}

export interface WidgetProps<R extends Readers> extends WidgetContent {
  attributes: Values<R>
}

/** `inline` stands in a line of text, `block` between paragraphs, `container` is written with colons. */
export type WidgetKind = 'inline' | 'block' | 'container'

export interface WidgetRow<R extends Readers = Readers> {
  /** Names of tags or containers; case and dashes do not matter. The first is the one messages use. */
  names: readonly string[]
  kind: WidgetKind
  /** Languages of code fences that it draws. */
  fences?: readonly string[]
  /** The one kind of element that a container is drawn from; it is told when there is more than that. */
  drawnFrom?: 'ul' | 'pre'
  /** Attribute to the reader of its text. Others are ignored, with a message. */
  attributes: R
  /** A small widget that most pages have. */
  component?: ComponentType<WidgetProps<R>>
  /** A widget that is loaded when one comes near the screen. */
  load?: () => Promise<ComponentType<WidgetProps<R>>>
  /** Kept free until it is there, in pixels or as a length of CSS; a lazy block needs it. */
  height?: number | string | ((content: WidgetContent) => number)
}

/** Keeps the types of attributes and component together. */
export const row = <R extends Readers>(definition: WidgetRow<R>): WidgetRow => definition as unknown as WidgetRow
