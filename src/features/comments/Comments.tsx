import { useEffect } from 'react'
import { usePage } from '../../content/page-context'
import { runForeign } from '../../platform/foreign-script'
import { useStore } from '../../platform/use-store'
import type { Comments as Settings } from '../../site/types'
import { theme } from '../../stores/theme'
import { useTranslation } from '../../ui/translation'
import { useNear } from '../../ui/use-near'
import styles from './Comments.module.css'

const ORIGIN = 'https://giscus.app'

/** A discussion under the page, by Giscus. Nothing of it loads before the reader gets there. */
export function Comments({ settings }: { settings: Settings }) {
  const { t } = useTranslation()
  const { page } = usePage()
  const [host, isNear] = useNear<HTMLDivElement>()
  const shown = useStore(theme)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed theme is sent to the frame below, not reloaded
  useEffect(() => {
    const element = host.current
    if (!element || !isNear) return
    const script = document.createElement('script')
    script.src = settings.script ?? `${ORIGIN}/client.js`
    script.async = true
    script.crossOrigin = 'anonymous'
    const attributes = {
      repo: settings.repo,
      repoId: settings.repoId,
      category: settings.category,
      categoryId: settings.categoryId,
      mapping: 'specific',
      term: page.path,
      strict: '1',
      reactionsEnabled: '1',
      inputPosition: 'top',
      theme: shown,
      lang: page.lang === 'zh-CN' ? 'zh-CN' : 'en',
    }
    Object.assign(script.dataset, attributes)
    runForeign(script, element)
    return () => element.replaceChildren()
  }, [isNear, settings, page.path, page.lang])

  useEffect(() => {
    const frame = host.current?.querySelector<HTMLIFrameElement>('iframe.giscus-frame')
    const origin = settings.script ? new URL(settings.script, window.location.href).origin : ORIGIN
    frame?.contentWindow?.postMessage({ giscus: { setConfig: { theme: shown } } }, origin)
  }, [host, shown, settings.script])

  return (
    <section className={styles.comments} aria-label={t('page.comments')} data-print="hide" data-dim>
      <h2>{t('page.comments')}</h2>
      <div ref={host} className="giscus" />
    </section>
  )
}
