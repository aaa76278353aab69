import '../ui/styles/index.css'
import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler'
import { onDocumentChange, prefetchDocument } from '../content/documents'
import { ManifestError } from '../content/manifest'
import { getManifest, manifestAround, onManifestChange } from '../content/manifest-source'
import { setPrefetcher } from '../content/prefetch'
import { resolveRoute } from '../content/resolve'
import { drawnFrom } from '../content/snapshots'
import { healStaleBuild } from '../offline/heal'
import { ContentError } from '../platform/fetch-text'
import { report } from '../platform/report'
import { pause, whenIdle } from '../platform/timing'
import { i18n } from '../site/i18n'
import { forgetGroups } from '../stores/sidebar'
import { preparePage } from '../widgets/PageMarkdown'
import { loadPage, Site } from './router'
import { createSiteRouter, type Shown, type SiteRouter } from './site-router'

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

/** In frames a second, so slices of 30 ms: a click is still heard in time. */
const FRAME_RATE = 33

// Slices of 5 ms, as React makes them, spend a third of a navigation on a slow phone between slices.
forceFrameRate(FRAME_RATE)

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
  await pause()
  // The manifest decides everything; without it there is no site to show, only a message.
  await getManifest()
  await pause()
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
  show(<Site router={router} />, router.shown.get(), () => afterPaint(router))
}

function afterPaint(router: SiteRouter): void {
  whenIdle(() => {
    import('./after-paint')
      .then(({ afterStart }) => afterStart(router))
      .catch((error: unknown) => {
        report('offline use and external scripts are left out', 'app/after-paint', 'a reload tries again', error)
      })
  })
}

/**
 * Draws in small steps, which leave the reader of the first words the time to scroll and to click; what stands there
 * goes in the last of them.
 */
function draw(element: ReactNode, onDrawn = () => {}): void {
  startTransition(() => {
    createRoot(root).render(<Drawn then={onDrawn}>{element}</Drawn>)
  })
}

/** Tells, before the painting, that what is inside stands in the document. */
function Drawn({ then, children }: { then(): void; children: ReactNode }): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useLayoutEffect(() => {
    delete root.dataset.firstWords
    then()
  }, [])
  return children
}

/** Draws the site. A snapshot of exactly this page is taken over as it stands; one of an older text is replaced. */
function show(site: ReactNode, { location, answer }: Shown, onDrawn: () => void): void {
  const { drawnFrom: stamp } = root.dataset
  const isCurrent =
    stamp !== undefined &&
    'page' in answer &&
    location.search === '' &&
    root.hasChildNodes() &&
    stamp === drawnFrom(answer)
  if (!isCurrent) {
    draw(site, onDrawn)
    return
  }
  forgetGroups()
  startTransition(() => {
    hydrateRoot(root, <Drawn then={onDrawn}>{site}</Drawn>, {
      // React draws the part again by itself.
      onRecoverableError: (error) =>
        report('the snapshot is not the page as it is drawn', location.pathname, 'run npm run snapshot again', error),
    })
  })
}
