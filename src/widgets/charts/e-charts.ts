import { isRecord } from '../../platform/record'
import type { Theme } from '../../stores/theme'
import { onResize } from '../drawing/use-drawing'

/** Pixels, unless the configuration says another height. */
export const ECHARTS_HEIGHT = 360

/** Draws with ECharts; follows the width after the specified moment. Rejects on a faulty configuration. */
export async function drawECharts(option: Record<string, unknown>, element: HTMLElement, theme: Theme) {
  const { init } = await import('echarts')
  const height = typeof option.height === 'number' ? option.height : ECHARTS_HEIGHT
  element.style.cssText = `inline-size: 100%; block-size: ${height}px`
  const chart = init(element, theme === 'dark' ? 'dark' : undefined)
  chart.setOption({ backgroundColor: 'transparent', ...tame(option) })
  const stop = onResize(element, () => chart.resize())
  return () => {
    stop()
    chart.dispose()
  }
}

const LINKS = new Set(['link', 'sublink'])

const drawnTooltip = (tooltip: unknown): unknown =>
  isRecord(tooltip) ? { ...tame(tooltip), renderMode: 'richText' } : tooltip

/**
 * A copy of a configuration without what would put markup into the page or lead somewhere unsafe: tooltips are drawn
 * instead of written as HTML, the table view goes (the numbers are below the chart), links must be of a safe kind.
 */
export function tame<T>(value: T): T {
  if (Array.isArray(value)) return value.map(tame) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
    if (key === 'dataView' || (LINKS.has(key) && !/^https?:\/\//i.test(String(entry)))) return []
    if (key === 'tooltip') return [[key, Array.isArray(entry) ? entry.map(drawnTooltip) : drawnTooltip(entry)]]
    return [[key, tame(entry)]]
  })
  return Object.fromEntries(entries) as T
}
