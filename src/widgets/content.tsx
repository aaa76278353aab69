/** Reads what a page wrote into what a widget receives. */
import type { Element, ElementContent } from 'hast'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { type Fence, readFence } from '../markdown/code/meta'
import { componentAttributes } from '../markdown/html/tokens'
import { isRecord } from '../platform/record'
import { report } from '../platform/report'
import type { Readers, Values } from './readers'
import type { WidgetContent, WidgetItem, WidgetRow } from './row'

interface SlotProps {
  slot?: string
  value?: string
  active?: string
  children?: ReactNode
}

/** A named piece of a container: its title, or one of its tabs. The widget takes it apart; alone it is its content. */
export function Slot({ children }: SlotProps) {
  return <>{children}</>
}

const isSlot = (node: ReactNode, slot: string): node is ReactElement<SlotProps> =>
  isValidElement<SlotProps>(node) && node.type === Slot && node.props.slot === slot

/** The pieces of a container's children. */
function takeApart(children: ReactNode): { title: ReactNode; items: WidgetItem[]; rest: ReactNode[] } {
  const all = Children.toArray(children)
  const title = all.find((child) => isSlot(child, 'title'))
  return {
    title: title && isSlot(title, 'title') ? title.props.children : undefined,
    items: all.filter((child) => isSlot(child, 'item')).map(toItem),
    rest: all.filter((child) => !isSlot(child, 'title') && !isSlot(child, 'item')),
  }
}

/** A container's children without its title; a piece of it that nobody takes apart shows what is in it. */
export const withoutTitle = (children: ReactNode): ReactNode[] =>
  Children.toArray(children).filter((child) => !isSlot(child, 'title'))

function toItem({ props }: ReactElement<SlotProps>): WidgetItem {
  const { title, rest } = takeApart(props.children)
  return { title, value: props.value ?? '', active: props.active === 'true', content: rest }
}

/** A tag's or container's attributes as written. They come from our own tree, so what does not parse is nothing. */
export function parseAttributes(json: string | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parseObject(json ?? '') ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** A line of a `component` fence that is no JSON. */
const FIELD = /^([A-Za-z][\w-]*):(?:[ \t]+(.*))?$/

/** The body of a `component` fence: JSON, or lines of `key: value`. */
export function readComponentData(code: string): Record<string, string> {
  const json = parseObject(code)
  const entries = json
    ? Object.entries(json).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)])
    : code.split('\n').flatMap((line) => {
        const [, key, value = ''] = FIELD.exec(line.trimEnd()) ?? []
        return key === undefined ? [] : [[key, value.replace(/^(["'])(.*)\1$/, '$2')]]
      })
  return componentAttributes(Object.fromEntries(entries))
}

/** The first line of a `component` fence that says nothing, though it is neither blank nor a comment. */
export const unreadLine = (code: string): string | undefined =>
  parseObject(code)
    ? undefined
    : code.split('\n').find((line) => /^\s*[^\s#]/.test(line) && !FIELD.test(line.trimEnd()))

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    // Not JSON, so the lines are read.
    return undefined
  }
}

const told = new Set<string>()

/** Reports a fault of a page once, however often it is drawn. */
export function reportOnce(what: string, file: string, hint: string): void {
  if (told.has(what + file)) return
  told.add(what + file)
  report(what, file, hint)
}

/** The attributes a row knows, read. What it does not know or cannot read is reported and left out. */
export function readWith(widget: WidgetRow, written: Record<string, string>, file: string): Values<Readers> {
  const values: Record<string, unknown> = {}
  const [name] = widget.names
  for (const [key, value] of Object.entries(written)) {
    if (key === 'source') continue
    const read = Object.hasOwn(widget.attributes, key) ? widget.attributes[key] : undefined
    const result = read?.(value, file)
    if (result !== undefined) values[key] = result
    else if (read) reportOnce(`${name}: "${value}" does not fit ${key}`, file, 'see docs/AUTHORING.md for its form')
    else if (!PASSED_BY.has(key))
      reportOnce(`${name} has no attribute ${key}`, file, 'see docs/AUTHORING.md for those it has')
  }
  return values
}

/** Attributes that any element may carry and no widget needs. */
const PASSED_BY = new Set(['class', 'id', 'style', 'title', 'value', 'alt'])

/** Content of a tag or container. */
export function containerContent(
  name: string,
  file: string,
  node: Element | undefined,
  written: Record<string, string>,
  children: ReactNode,
): WidgetContent {
  const { title, items, rest } = takeApart(children)
  const fences = (node?.children ?? []).flatMap((child: ElementContent): Fence[] => {
    const fence = child.type === 'element' && child.tagName === 'pre' ? readFence(child) : undefined
    return fence ? [fence] : []
  })
  return {
    name,
    file,
    title,
    source: written.source ?? '',
    info: '',
    variant: '',
    items,
    fences,
    node,
    children: rest.length > 0 ? rest : undefined,
  }
}

/** Content of a fence. */
export function fenceContent(fence: Fence, file: string): WidgetContent {
  const { lang, code, rest, variant } = fence
  return {
    name: lang,
    file,
    title: undefined,
    source: code,
    info: rest,
    variant,
    items: [],
    fences: [fence],
    children: undefined,
  }
}
