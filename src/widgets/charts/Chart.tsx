import { useCallback, useMemo } from 'react'
import { useTranslation } from '../../ui/translation'
import { DrawingFrame } from '../drawing/DrawingFrame'
import type { Draw } from '../drawing/use-drawing'
import type { text } from '../readers'
import type { WidgetProps } from '../row'
import { ChartNumbers } from './ChartNumbers'
import { type ChartTable, chartJsTable, eChartsTable, readChart } from './chart-data'
import { CHART_JS_HEIGHT, drawChartJs } from './chart-js'
import { drawECharts, ECHARTS_HEIGHT } from './e-charts'

type ChartProps = WidgetProps<{ title: typeof text }>
type Config = Record<string, unknown>

interface Engine {
  height: number
  table(config: Config): ChartTable
  draw: typeof drawChartJs
}

const CHART_JS: Engine = { height: CHART_JS_HEIGHT, table: chartJsTable, draw: drawChartJs }
const ECHARTS: Engine = { height: ECHARTS_HEIGHT, table: eChartsTable, draw: drawECharts }

/** `::: chartjs Title` with a fence of JSON. Scripts are never run. */
export const ChartJs = (props: ChartProps) => <Chart {...props} engine={CHART_JS} />

/** `::: echarts Title` with a fence of JSON. Scripts are never run. */
export const ECharts = (props: ChartProps) => <Chart {...props} engine={ECHARTS} />

function Chart({ name, file, title, fences, engine }: ChartProps & { engine: Engine }) {
  const { t } = useTranslation()
  const code = fences.find(({ lang }) => lang === 'json' || lang === '')?.code
  if (code === undefined) throw new Error(t('widgets.chart.onlyJson'))
  const config = useMemo(() => readChart(code), [code])
  const draw = useCallback<Draw>((element, theme) => engine.draw(config, element, theme), [config, engine])
  return (
    <DrawingFrame
      what={`${name} (${file})`}
      label={t('widgets.chart.label')}
      title={title}
      height={engine.height}
      source={code}
      draw={draw}
    >
      <ChartNumbers table={engine.table(config)} />
    </DrawingFrame>
  )
}
