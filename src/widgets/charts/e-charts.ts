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
  chart.setOption({ backgroundColor: 'transparent', ...structuredClone(option) })
  const stop = onResize(element, () => chart.resize())
  return () => {
    stop()
    chart.dispose()
  }
}
