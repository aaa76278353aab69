import { useCallback } from 'react'
import { useTranslation } from '../../ui/translation'
import { DrawingFrame } from '../drawing/DrawingFrame'
import type { Readers } from '../readers'
import type { WidgetProps } from '../row'
import { drawFlow, FLOW_HEIGHT } from './draw-flow'

/** A ` ```flow ` fence, drawn by flowchart.ts; `flow:vue`, `flow:ant` and `flow:pie` choose the colours. */
export function Flow({ source, variant, info, file }: WidgetProps<Readers>) {
  const { t } = useTranslation()
  const draw = useCallback((element: HTMLElement) => drawFlow(source, variant, file, element), [source, variant, file])
  return (
    <DrawingFrame
      what={`flow (${file})`}
      label={info === '' ? t('widgets.diagram.label') : t('widgets.diagram.flow', { title: info })}
      height={FLOW_HEIGHT}
      source={source}
      draw={draw}
      fileName={info === '' ? 'flow' : info}
    />
  )
}
