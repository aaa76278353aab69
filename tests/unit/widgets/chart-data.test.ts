import { describe, expect, it } from 'vitest'
import { chartJsTable, eChartsTable, readChart } from '../../../src/widgets/charts/chart-data'

describe('readChart', () => {
  it.each(['', '{', 'option = { }', '[1]', '"x"', 'null'])('refuses %j with a reason', (source) => {
    expect(() => readChart(source)).toThrow(/JSON/)
  })
})

it('puts the numbers of Chart.js into a table', () => {
  const table = chartJsTable(
    readChart(
      '{"type":"bar","data":{"labels":["a","b"],"datasets":[{"label":"x","data":[1,2]},{"data":[{"x":1,"y":2}]}]}}',
    ),
  )
  expect(table).toEqual({
    head: ['', 'x', '#2'],
    rows: [
      ['a', '1', '1, 2'],
      ['b', '2', ''],
    ],
  })
})

it('puts the numbers of ECharts into a table', () => {
  expect(
    eChartsTable(readChart('{"xAxis":{"data":["Mo","Di"]},"series":[{"name":"s","type":"line","data":[3,4]}]}')),
  ).toEqual({
    head: ['', 's'],
    rows: [
      ['Mo', '3'],
      ['Di', '4'],
    ],
  })
  expect(eChartsTable(readChart('{"series":{"type":"pie","data":[{"name":"a","value":5}]}}'))).toEqual({
    head: ['', '#1'],
    rows: [['a', '5']],
  })
})
