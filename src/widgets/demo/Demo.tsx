import { useEffect, useId, useState } from 'react'
import { useStore } from '../../platform/use-store'
import { theme } from '../../stores/theme'
import { FailureBox } from '../../ui/ErrorBoundary'
import { useTranslation } from '../../ui/translation'
import type { Readers } from '../readers'
import type { WidgetProps } from '../row'
import { DemoCard } from './DemoCard'
import styles from './DemoCard.module.css'
import { type DemoCode, demoPage, playgroundsOf, readDemo } from './demo-code'

/** Pixels; a taller result scrolls in itself. `unknown`: a frame without scripts cannot say how high it is. */
const HEIGHT = { least: 60, unknown: 240, most: 400 }
/** How long after a frame has loaded its script may take to speak, in milliseconds. */
const SILENCE = 1000

/** `::: normal-demo Title` with fences of html, css and js: the result in a sandbox, the code below it on demand. */
export function Demo({ name, title, fences, children }: WidgetProps<Readers>) {
  const { t } = useTranslation()
  const demo = readDemo(name, fences)
  const words = typeof title === 'string' ? title : t('widgets.demo.result')
  const playgrounds = playgroundsOf(words, demo)
  return (
    <DemoCard
      title={title}
      playgrounds={playgrounds}
      result={
        demo.needsCompiler ? <p>{t('widgets.demo.noPreview', { service: 'CodePen' })}</p> : <Sandbox demo={demo} />
      }
      code={children}
      startsOpen={demo.needsCompiler}
    />
  )
}

/** The result. A strict Content-Security-Policy of the host holds inside the frame too: then only markup and styles show. */
function Sandbox({ demo }: { demo: DemoCode }) {
  const { t } = useTranslation()
  const id = useId()
  const scheme = useStore(theme)
  const [height, setHeight] = useState(HEIGHT.least)
  const [failure, setFailure] = useState<string>()
  const [runs, setRuns] = useState<boolean>()

  useEffect(() => {
    const listen = ({ data, origin }: MessageEvent) => {
      // A sandboxed frame has the origin "null"; what else speaks is not ours.
      if (origin !== 'null' || typeof data !== 'object' || data === null || data.demo !== id) return
      setRuns(true)
      if (typeof data.height === 'number') setHeight(Math.min(HEIGHT.most, Math.max(HEIGHT.least, data.height)))
      if (typeof data.error === 'string') setFailure(data.error.slice(0, 300))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [id])

  return (
    <>
      <iframe
        className={styles.result}
        title={t('widgets.demo.result')}
        sandbox="allow-scripts"
        srcDoc={demoPage(demo, id, scheme)}
        style={{ blockSize: runs === false ? HEIGHT.unknown : height }}
        onLoad={() => setTimeout(() => setRuns((known) => known ?? false), SILENCE)}
      />
      {runs === false && demo.js !== '' && <p className={styles.note}>{t('widgets.demo.blocked')}</p>}
      {failure !== undefined && <FailureBox what={t('widgets.demo.result')} message={failure} />}
    </>
  )
}
