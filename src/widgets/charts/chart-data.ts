import { isRecord } from '../../platform/record'

/** Numbers of a chart as a table, for readers who cannot see the picture. Pure. */
export interface ChartTable {
  head: string[]
  rows: string[][]
}

type Shape = Record<string, unknown>

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)
const cell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(cell).join(', ')
  if (isRecord(value)) return 'value' in value ? cell(value.value) : [value.x, value.y].map(cell).join(', ')
  return String(value)
}

/** Reads the configuration of a chart. Throws a message that says what is wrong with the JSON. */
export function readChart(source: string): Shape {
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch (error) {
    throw new Error(`The configuration is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!isRecord(value)) throw new Error('The configuration is not a JSON object.')
  return value
}

/** Chart.js: labels beside the datasets. */
export function chartJsTable(config: Shape): ChartTable {
  const data = isRecord(config.data) ? config.data : {}
  const sets = list(data.datasets).filter(isRecord)
  const labels = list(data.labels).map(cell)
  const length = Math.max(labels.length, ...sets.map((set) => list(set.data).length), 0)
  return {
    head: ['', ...sets.map((set, index) => cell(set.label) || `#${index + 1}`)],
    rows: Array.from({ length }, (_, row) => [
      labels[row] ?? String(row + 1),
      ...sets.map((set) => cell(list(set.data)[row])),
    ]),
  }
}

/** ECharts: categories of the first axis, or the names of the data, beside the series. */
export function eChartsTable(option: Shape): ChartTable {
  const series = (Array.isArray(option.series) ? option.series : [option.series]).filter(isRecord)
  const axis = [first(option.xAxis), first(option.yAxis)]
    .filter(isRecord)
    .find((candidate) => Array.isArray(candidate.data))
  const named = list(series[0]?.data).map((item) => (isRecord(item) ? cell(item.name) : ''))
  const labels = axis ? list(axis.data).map(cell) : named
  const length = Math.max(labels.length, ...series.map((one) => list(one.data).length), 0)
  return {
    head: ['', ...series.map((one, index) => cell(one.name) || `#${index + 1}`)],
    rows: Array.from({ length }, (_, row) => [
      labels[row] || String(row + 1),
      ...series.map((one) => cell(list(one.data)[row])),
    ]),
  }
}
