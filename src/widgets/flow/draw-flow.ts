import type { Chart } from 'flowchart.ts'
import { siteAddress } from '../../markdown/tree/links'
import { isRecord } from '../../platform/record'
import { BREAKPOINT, FLOWCHART_SCALE } from '../../site/constants'
import { onResize } from '../drawing/use-drawing'
import { color } from '../readers'

/** Pixels kept free until the diagram is there. */
export const FLOW_HEIGHT = 192

/** Roles of the site's colours for the fills of a preset. */
const PRESETS: Readonly<Record<string, { fill: string; line: string }>> = {
  vue: { fill: '--accent-soft', line: '--accent-glow' },
  ant: { fill: '--info-soft', line: '--info' },
  pie: { fill: '--bg-soft', line: '--line-strong' },
}

/** How large the diagram is drawn in a window of a width. */
export function flowScale(width: number): number {
  if (width < BREAKPOINT.mobile) return FLOWCHART_SCALE.small
  return width > BREAKPOINT.laptop ? FLOWCHART_SCALE.large : FLOWCHART_SCALE.medium
}

/** Draws a flowchart; again when the window's width asks for another scale. Rejects on a faulty source. */
export async function drawFlow(source: string, variant: string, file: string, element: HTMLElement) {
  const { parse } = await import('flowchart.ts')
  const chart = parse(source)
  if (!chart.start) throw new Error('Nothing is connected: a line such as "start->work" is missing.')
  tame(chart, file)
  let scale = 0
  const paint = () => {
    const next = flowScale(window.innerWidth)
    if (next === scale) return
    scale = next
    element.replaceChildren()
    chart.draw(element, held(looks(variant, scale)))
    // A page names its boxes as it likes; as ids they could stand for something of the application.
    for (const node of element.querySelectorAll('[id]')) if (!node.closest('defs')) node.removeAttribute('id')
  }
  paint()
  return onResize(element, paint)
}

/**
 * Takes from a chart what its text must not do: call functions of the page, lead to addresses that run, load
 * something by the style of a line. Links become those of the site.
 */
export function tame(chart: Chart, file: string): void {
  for (const symbol of Object.values(chart.symbols)) {
    symbol.function = null
    symbol.target = null
    symbol.link = (symbol.link && siteAddress(symbol.link, file)) || null
    for (const style of Object.values<unknown>(symbol.lineStyle)) if (isRecord(style)) tameStyle(style)
  }
}

/** A line keeps its colour and its width. */
function tameStyle(style: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(style)) {
    const allowed =
      (key === 'stroke' && color(String(value), '') !== undefined) ||
      (key === 'stroke-width' && Number.isFinite(Number(value)))
    if (!allowed) delete style[key]
  }
}

function looks(variant: string, scale: number) {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const preset = (Object.hasOwn(PRESETS, variant) ? PRESETS[variant] : undefined) ?? {
    fill: '--accent-soft',
    line: '--accent-glow',
  }
  return {
    scale,
    'line-width': 1.5,
    'line-length': 40,
    'text-margin': 12,
    'font-size': 14,
    'font-family': token('--sans'),
    'font-color': token('--text'),
    'line-color': token('--line-control'),
    'element-color': token(preset.line),
    fill: token(preset.fill),
  }
}

/** The library writes its defaults over what it is given; these values stay, and only what is missing is added. */
const held = <T extends object>(options: T): T =>
  new Proxy(options, {
    set: (target, key, value) => key in target || Reflect.set(target, key, value),
  })
