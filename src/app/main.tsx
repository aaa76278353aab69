import '../ui/styles/index.css'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { RouterProvider } from 'react-router-dom'
import { onDocumentChange, prefetchDocument } from '../content/documents'
import { ManifestError } from '../content/manifest'
import { getManifest, onManifestChange } from '../content/manifest-source'
import { setPrefetcher } from '../content/prefetch'
import { resolveRoute } from '../content/resolve'
import { healStaleBuild } from '../offline/heal'
import { ContentError } from '../platform/fetch-text'
import { report } from '../platform/report'
import { whenIdle } from '../platform/timing'
import { i18n } from '../site/i18n'
import { createSiteRouter } from './router'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id "root"')
const root = createRoot(container)

declare global {
  interface Window {
    /** Of the inline lines of `index.html`: one more try by itself, then a message that needs none of our programs. */
    docsGiveUp?(): void
  }
}

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
  const router = await createSiteRouter()
  // Without the interface's texts not even an error can be told.
  if (!i18n.hasResourceBundle(i18n.language, 'translation')) throw router.state.errors?.page
  onDocumentChange(() => void router.revalidate())
  onManifestChange(() => void router.revalidate())
  healStaleBuild(() => {
    const { location } = router.state.navigation
    return location && location.pathname + location.search + location.hash
  })
  setPrefetcher(async (path) => {
    const resolution = resolveRoute(await getManifest(), path)
    if (resolution.kind === 'page') await prefetchDocument(resolution.record.file, resolution.record)
  })
  root.render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
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
