import type { ChartConfiguration } from 'chart.js'
import { isRecord } from '../../platform/record'
import type { Theme } from '../../stores/theme'

/** Pixels. */
export const CHART_JS_HEIGHT = 400

/** Draws with Chart.js in the colours of the site. It follows the width by itself. Rejects on a faulty configuration. */
export async function drawChartJs(config: Record<string, unknown>, element: HTMLElement, _theme: Theme) {
  const { Chart } = await import('chart.js/auto')
  const style = getComputedStyle(document.documentElement)
  element.style.cssText = `position: relative; block-size: ${CHART_JS_HEIGHT}px`
  const canvas = document.createElement('canvas')
  element.append(canvas)
  Chart.defaults.color = style.getPropertyValue('--text-soft').trim()
  // Not the common colour of borders: with that one set, datasets without colours of their own stay grey.
  Chart.defaults.scale.grid.color = style.getPropertyValue('--line').trim()
  Chart.defaults.font.family = style.getPropertyValue('--sans').trim()
  const options = isRecord(config.options) ? config.options : {}
  // A copy: Chart.js writes into what it is given, and the next theme starts from the same.
  const copy = structuredClone({ ...config, options: { ...options, maintainAspectRatio: false } })
  const chart = new Chart(canvas, copy as unknown as ChartConfiguration)
  return () => chart.destroy()
}
