import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { ExternalRedirect, type LoadedRoute, loadRoute } from '../content/load-route'
import { getManifest, refreshManifest } from '../content/manifest-source'
import { BASE, withoutBase } from '../platform/base'
import { i18n } from '../site/i18n'
import { preparePage } from '../widgets/PageMarkdown'
import { CrashPage } from './CrashPage'
import { PageRoute } from './PageRoute'

/** One loader for every address: the route, its document, the interface texts and what its markdown needs. */
async function loader({ request }: LoaderFunctionArgs): Promise<LoadedRoute> {
  const pathname = withoutBase(new URL(request.url).pathname) ?? '/'
  try {
    const loaded = await loadRoute(pathname, await getManifest(), refreshManifest, request.signal)
    await preparePage(loaded.page.document, loaded.manifest.site, loaded.page.record?.images)
    request.signal.throwIfAborted()
    await i18n.changeLanguage(loaded.page.lang)
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

/**
 * One catch-all route. The router gives what a page cache of our own would get wrong: a newer navigation aborts the
 * older one, the old page stays meanwhile, and the scroll position comes back.
 */
export const ROUTES: RouteObject[] = [
  {
    id: 'page',
    path: '*',
    loader,
    Component: PageRoute,
    ErrorBoundary: CrashPage,
    // A change of query or hash alone is not another page.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
  },
]

export type SiteRouter = ReturnType<typeof createBrowserRouter>

/**
 * The router with its first page loaded: what is rendered first is the whole page, so that a snapshot which is on the
 * screen already is replaced in one step.
 */
export async function createSiteRouter(): Promise<SiteRouter> {
  const router = createBrowserRouter(ROUTES, { basename: BASE })
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    })
  }
  return router
}
