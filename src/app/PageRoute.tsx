import { type ComponentType, Suspense } from 'react'
import { ScrollRestoration, useLoaderData } from 'react-router-dom'
import type { LoadedRoute } from '../content/load-route'
import { PageProvider } from '../content/page-context'
import type { PageData } from '../content/types'
import { DocPage } from '../layout/doc/DocPage'
import { HomePage } from '../layout/home/HomePage'
import { SiteFrame } from '../layout/SiteFrame'
import { onDemand } from '../ui/on-demand'
import { FailedPage } from './FailedPage'
import { Hosts } from './Hosts'
import { useArrival } from './use-arrival'
import { useCanonicalAddress } from './use-canonical-address'

/** Page kinds to the frame they are shown in. */
const LAYOUTS = {
  article: DocPage,
  page: DocPage,
  home: HomePage,
  portfolio: onDemand(() => import('../layout/portfolio/PortfolioPage').then((module) => module.PortfolioPage)),
  slide: onDemand(() => import('../layout/slide/SlidePage').then((module) => module.SlidePage)),
  missing: onDemand(() => import('../layout/NotFoundPage').then((module) => module.NotFoundPage)),
  failed: FailedPage,
} satisfies Record<string, ComponentType>

function layoutOf({ kind, document: { meta } }: PageData): keyof typeof LAYOUTS {
  if (kind !== 'page') return kind
  if (meta.home || meta.type === 'home') return meta.portfolio ? 'portfolio' : 'home'
  if (meta.layout && Object.hasOwn(LAYOUTS, meta.layout)) return meta.layout as keyof typeof LAYOUTS
  return meta.type ?? 'article'
}

/** Everything on the screen, as a function of what the loader returned. */
export function PageRoute() {
  const loaded = useLoaderData<LoadedRoute>()
  useCanonicalAddress(loaded)
  useArrival(loaded.page)
  const Layout = LAYOUTS[layoutOf(loaded.page)]
  return (
    <PageProvider value={loaded}>
      <SiteFrame>
        <Suspense>
          <Layout />
        </Suspense>
      </SiteFrame>
      <Hosts />
      <ScrollRestoration />
    </PageProvider>
  )
}
