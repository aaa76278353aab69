import { BREAKPOINT, FLOWCHART_SCALE } from '../../site/constants'
import { onResize } from '../drawing/use-drawing'

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
export async function drawFlow(source: string, variant: string, element: HTMLElement): Promise<() => void> {
  const { parse } = await import('flowchart.ts')
  const chart = parse(source)
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const preset = (Object.hasOwn(PRESETS, variant) ? PRESETS[variant] : undefined) ?? {
    fill: '--accent-soft',
    line: '--accent-glow',
  }
  let scale = 0
  const paint = () => {
    const next = flowScale(window.innerWidth)
    if (next === scale) return
    scale = next
    element.replaceChildren()
    chart.draw(element, {
      scale,
      'line-width': 1.5,
      'line-length': 40,
      'text-margin': 12,
      'font-size': 14,
      'font-color': token('--text'),
      'line-color': token('--line-control'),
      'element-color': token(preset.line),
      fill: token(preset.fill),
      'yes-text': 'yes',
      'no-text': 'no',
    })
  }
  paint()
  const stop = onResize(element, paint)
  return () => {
    stop()
    element.replaceChildren()
  }
}
