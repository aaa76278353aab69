import { useCallback } from 'react'
import { useTranslation } from '../../ui/translation'
import { DrawingFrame } from '../drawing/DrawingFrame'
import type { Draw } from '../drawing/use-drawing'
import type { text } from '../readers'
import type { WidgetProps } from '../row'
import { drawMermaid, sourceOf } from './render'
import { reservedHeight } from './reserve'

/** A diagram by mermaid, drawn again when the theme changes. A faulty one shows its message and its source. */
export function Mermaid({ name, source, info, file }: WidgetProps<{ title: typeof text }>) {
  const { t } = useTranslation()
  const draw = useCallback<Draw>(
    async (element, theme) => {
      element.innerHTML = await drawMermaid(sourceOf(name, source, info), theme === 'dark')
      return () => element.replaceChildren()
    },
    [name, source, info],
  )
  return (
    <DrawingFrame
      what={`${name} (${file})`}
      label={info === '' ? t('widgets.diagram.label') : t('widgets.diagram.flow', { title: info })}
      height={reservedHeight({ source })}
      source={source}
      draw={draw}
      fileName={info === '' ? name : info}
    />
  )
}
