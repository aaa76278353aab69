import { Suspense } from 'react'
import type { LoadedRoute } from '../content/load-route'
import { PageProvider } from '../content/page-context'
import { SiteFrame } from '../layout/SiteFrame'
import { Hosts } from './Hosts'
import { type LayoutProps, layoutOf } from './layouts'
import { useCanonicalAddress } from './use-canonical-address'

/** Everything on the screen, as a function of what the loader returned. */
export function PageRoute({ loaded, retry }: LayoutProps & { loaded: LoadedRoute }) {
  useCanonicalAddress(loaded)
  const Layout = layoutOf(loaded.page)
  return (
    <PageProvider value={loaded}>
      <SiteFrame>
        <Suspense>
          <Layout retry={retry} />
        </Suspense>
      </SiteFrame>
      <Hosts />
    </PageProvider>
  )
}
