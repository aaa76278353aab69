import { useEffect, useState } from 'react'
import { useSite } from '../../content/page-context'
import { FailureBox } from '../../ui/ErrorBoundary'
import { useTranslation } from '../../ui/translation'
import type { Readers } from '../readers'
import type { WidgetProps } from '../row'
import styles from './PlantUml.module.css'
import { plantUmlAddress } from './plantuml-address'

/**
 * A PlantUML source. The text would leave the device, so it is drawn only when `site.yaml` names a server; otherwise,
 * and when the server fails, the source itself is shown.
 */
export function PlantUml({ source, info, file }: WidgetProps<Readers>) {
  const { t } = useTranslation()
  const { plantuml: server } = useSite()
  const [address, setAddress] = useState<string>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let stale = false
    if (server === undefined) return
    plantUmlAddress(server, source).then(
      (url) => {
        if (!stale) setAddress(url)
      },
      () => {
        // A browser without CompressionStream cannot ask; the box below shows the source.
        if (!stale) setFailed(true)
      },
    )
    return () => {
      stale = true
    }
  }, [server, source])

  if (server === undefined) {
    return (
      <figure>
        <pre className={styles.source}>{source}</pre>
        <figcaption>{t('widgets.uml.off')}</figcaption>
      </figure>
    )
  }
  if (failed) {
    return (
      <FailureBox what={`plantuml (${file})`} message={t('widgets.uml.failed')} retry={() => setFailed(false)}>
        <pre>{source}</pre>
      </FailureBox>
    )
  }
  return (
    <figure>
      {address && <img src={address} alt={info || t('widgets.diagram.label')} onError={() => setFailed(true)} />}
      <details>
        <summary>{t('widgets.source')}</summary>
        <pre>{source}</pre>
      </details>
    </figure>
  )
}
