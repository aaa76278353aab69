import { lazy, Suspense } from 'react'
import { usePage, useSite } from '../../content/page-context'
import { SponsorSlot } from '../../features/sponsors/SponsorSlot'

const EndpointSelect = lazy(() =>
  import('../../features/endpoint/EndpointSelect').then((module) => ({ default: module.EndpointSelect })),
)

/** Above the tree: banners, and on driver pages the endpoint that their tools call. */
export function SidebarSlot({ path }: { path: string }) {
  const { sponsors } = useSite()
  const { page } = usePage()
  return (
    <>
      {sponsors.slots
        .filter((slot) => slot.enabled && slot.place === 'sidebar')
        .map((slot) => (
          <SponsorSlot key={slot.id + page.locale} slot={slot} statsHost={sponsors.statsHost} lang={page.lang} />
        ))}
      {path.includes('/drivers/') && (
        <Suspense>
          <EndpointSelect />
        </Suspense>
      )}
    </>
  )
}
