import '../ui/styles/index.css'
import { type ReactNode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { onDocumentChange, prefetchDocument } from '../content/documents'
import { ManifestError } from '../content/manifest'
import { getManifest, manifestAround, onManifestChange } from '../content/manifest-source'
import { setPrefetcher } from '../content/prefetch'
import { resolveRoute } from '../content/resolve'
import { drawnFrom } from '../content/snapshots'
import { healStaleBuild } from '../offline/heal'
import { ContentError } from '../platform/fetch-text'
import { report } from '../platform/report'
import { whenIdle } from '../platform/timing'
import { i18n } from '../site/i18n'
import { forgetGroups } from '../stores/sidebar'
import { preparePage } from '../widgets/PageMarkdown'
import { loadPage, Site } from './router'
import { createSiteRouter, type Shown } from './site-router'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id "root"')
const root = container

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
    draw(<StartFailure error={error} />)
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
  setPrefetcher(async (path, readiness) => {
    const manifest = await manifestAround(path)
    const resolution = resolveRoute(manifest, path)
    if (resolution.kind !== 'page') return
    const { record } = resolution
    const document = await prefetchDocument(record.file, record)
    if (document && readiness === 'page') await preparePage(document, manifest.site, record.images)
  })
  show(
    <I18nextProvider i18n={i18n}>
      <Site router={router} />
    </I18nextProvider>,
    router.shown.get(),
  )
  whenIdle(() => {
    import('./after-paint')
      .then(({ afterStart }) => afterStart(router))
      .catch((error: unknown) => {
        report('offline use and external scripts are left out', 'app/after-paint', 'a reload tries again', error)
      })
  })
}

/** At once: the reader sees nothing yet, or the first words only, that a pause could keep usable. */
function draw(element: ReactNode): void {
  flushSync(() => createRoot(root).render(element))
  delete root.dataset.firstWords
}

/**
 * Draws the site. A snapshot of exactly this page is taken over as it stands, in small steps that leave the reader's
 * clicks their time; one of an older text, or of another query, is replaced.
 */
function show(site: ReactNode, { location, answer }: Shown): void {
  const isCurrent =
    'page' in answer && location.search === '' && root.dataset.drawnFrom === drawnFrom(answer) && root.hasChildNodes()
  if (!isCurrent) {
    draw(site)
    return
  }
  forgetGroups()
  startTransition(() => {
    hydrateRoot(root, site, {
      // React draws the part again by itself.
      onRecoverableError: (error) =>
        report('the snapshot is not the page as it is drawn', location.pathname, 'run npm run snapshot again', error),
    })
  })
}
