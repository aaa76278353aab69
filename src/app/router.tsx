import { startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { comingPage, ExternalRedirect, type LoadedRoute, loadRoute } from '../content/load-route'
import type { ManifestIndex } from '../content/manifest'
import { manifestAround, refreshManifest } from '../content/manifest-source'
import { DocPage } from '../layout/doc/DocPage'
import { BASE, withoutBase } from '../platform/base'
import { i18n } from '../site/i18n'
import { TranslationProvider } from '../ui/translation'
import { preparePage } from '../widgets/PageMarkdown'
import { CrashBoundary, CrashPage } from './CrashPage'
import { layoutOf, prepareLayout } from './layouts'
import { PageRoute } from './PageRoute'
import type { Announce, Shown, SiteRouter } from './site-router'
import { useArrival } from './use-arrival'

/** A text that is there by then is shown with its page, in milliseconds. */
const ANNOUNCE_AFTER = 30

/** One loader for every address: the route, its document, the interface texts and what its markdown needs. */
export async function loadPage(path: string, signal?: AbortSignal, announce?: Announce): Promise<LoadedRoute> {
  try {
    const pathname = withoutBase(path) ?? '/'
    const known = await manifestAround(pathname)
    const timer = announce && setTimeout(() => announceComing(pathname, known, announce), ANNOUNCE_AFTER)
    const loaded = await loadRoute(pathname, known, refreshManifest, signal).finally(() => clearTimeout(timer))
    const { page, manifest } = loaded
    await Promise.all([preparePage(page.document, manifest.site, page.record?.images), prepareLayout(page)])
    signal?.throwIfAborted()
    if (i18n.language !== page.lang) await i18n.changeLanguage(page.lang)
    return loaded
  } catch (error) {
    if (error instanceof ExternalRedirect) {
      window.location.replace(error.url)
      // The browser is leaving; the old page stays until it has.
      return new Promise(() => {})
    }
    throw error
  }
}

/** Only a page of documentation says something before its text is there, and only in words that are here already. */
function announceComing(pathname: string, manifest: ManifestIndex, announce: Announce): void {
  const coming = comingPage(pathname, manifest)
  if (coming && layoutOf(coming.page) === DocPage && coming.page.lang === i18n.language) announce(coming)
}

/** The site, following its router. A newer page is drawn behind the old one, which stays usable meanwhile. */
export function Site({ router }: { router: SiteRouter }) {
  const [shown, show] = useState(router.shown.get)
  useLayoutEffect(() => router.shown.subscribe(() => startTransition(() => show(router.shown.get()))), [router])
  useArrival(shown)
  return <Screen shown={shown} navigator={router.navigator} revalidate={router.revalidate} />
}

interface ScreenProps extends Pick<SiteRouter, 'navigator' | 'revalidate'> {
  shown: Shown
}

/** Everything on the screen, as a function of what the router shows. */
export function Screen({ shown: { location, type, answer }, navigator, revalidate }: ScreenProps) {
  return (
    <Router basename={BASE} location={location} navigationType={type} navigator={navigator}>
      <TranslationProvider lang={'error' in answer ? i18n.language : answer.page.lang}>
        <CrashBoundary at={answer}>
          {'error' in answer ? <CrashPage error={answer.error} /> : <PageRoute loaded={answer} retry={revalidate} />}
        </CrashBoundary>
      </TranslationProvider>
    </Router>
  )
}
