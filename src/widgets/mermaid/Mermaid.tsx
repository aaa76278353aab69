import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../platform/use-store'
import { theme } from '../../stores/theme'
import { FailureBox } from '../../ui/ErrorBoundary'
import { Spinner } from '../../ui/Spinner'
import type { text } from '../readers'
import type { WidgetProps } from '../row'
import styles from './Mermaid.module.css'
import { drawMermaid, sourceOf } from './render'

/** A diagram by mermaid, drawn again when the theme changes. A faulty one shows its message and its source. */
export function Mermaid({ name, source, info, file }: WidgetProps<{ title: typeof text }>) {
  const { t } = useTranslation()
  const id = useId().replace(/[^\w-]/g, '')
  const dark = useStore(theme) === 'dark'
  const [svg, setSvg] = useState('')
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws the same again
  useEffect(() => {
    let stale = false
    drawMermaid(`mermaid-${id}`, sourceOf(name, source, info), dark).then(
      (drawn) => {
        if (stale) return
        setSvg(drawn)
        setFailure(undefined)
      },
      (error: unknown) => {
        if (!stale) setFailure(error instanceof Error ? error.message : String(error))
      },
    )
    return () => {
      stale = true
    }
  }, [id, name, source, info, dark, attempt])

  if (failure !== undefined) {
    return (
      <FailureBox what={`${name} (${file})`} message={failure} retry={() => setAttempt(attempt + 1)}>
        <pre>{source}</pre>
      </FailureBox>
    )
  }
  if (svg === '') {
    return (
      <div className={styles.waiting}>
        <Spinner size="small" label={t('widgets.diagram.drawing')} />
      </div>
    )
  }
  return (
    <figure
      className={styles.diagram}
      aria-label={info === '' ? t('widgets.diagram.label') : t('widgets.diagram.flow', { title: info })}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: mermaid's own drawing, cleaned by its strict security level */}
      <div className={styles.scroll} data-scroll="" dangerouslySetInnerHTML={{ __html: svg }} />
      <details className={styles.source}>
        <summary>{t('widgets.source')}</summary>
        <pre>{source}</pre>
      </details>
    </figure>
  )
}
