import '../ui/styles/index.css'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { onDocumentChange, prefetchDocument } from '../content/documents'
import { ManifestError } from '../content/manifest'
import { getManifest, manifestAround, onManifestChange } from '../content/manifest-source'
import { setPrefetcher } from '../content/prefetch'
import { resolveRoute } from '../content/resolve'
import { healStaleBuild } from '../offline/heal'
import { ContentError } from '../platform/fetch-text'
import { report } from '../platform/report'
import { whenIdle } from '../platform/timing'
import { i18n } from '../site/i18n'
import { loadPage, Site } from './router'
import { createSiteRouter } from './site-router'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id "root"')
const root = createRoot(container)

declare global {
  interface Window {
    /** Of the inline lines of `index.html`: one more try by itself, then a message that needs none of our programs. */
    docsGiveUp?(): void
    /** Set as soon as the program runs; from then on it reports by itself what does not arrive. */
    docsRuns?: boolean
  }
}
window.docsRuns = true

start().catch(async (error: unknown) => {
  try {
    // A manifest that cannot be used has words of its own.
    if (!(error instanceof ContentError || error instanceof ManifestError)) throw error
    const { StartFailure } = await import('./StartFailure')
    root.render(<StartFailure error={error} />)
  } catch (failure) {
    report('the site cannot start', window.location.pathname, 'reload; report it if it stays', failure)
    window.docsGiveUp?.()
  }
})

async function start(): Promise<void> {
  // The manifest decides everything; without it there is no site to show, only a message.
  await getManifest()
  const router = await createSiteRouter(loadPage)
  // Without the interface's texts not even an error can be told.
  const { answer } = router.shown.get()
  if ('error' in answer && !i18n.hasResourceBundle(i18n.language, 'translation')) throw answer.error
  onDocumentChange(() => void router.revalidate())
  onManifestChange(() => void router.revalidate())
  healStaleBuild(() => {
    const to = router.awaited()
    return to && to.pathname + to.search + to.hash
  })
  setPrefetcher(async (path) => {
    const resolution = resolveRoute(await manifestAround(path), path)
    if (resolution.kind === 'page') await prefetchDocument(resolution.record.file, resolution.record)
  })
  root.render(
    <I18nextProvider i18n={i18n}>
      <Site router={router} />
    </I18nextProvider>,
  )
  whenIdle(() => {
    import('./after-start')
      .then(({ afterStart }) => afterStart(router))
      .catch((error: unknown) => {
        report('offline use and external scripts are left out', 'app/after-start', 'a reload tries again', error)
      })
  })
}
