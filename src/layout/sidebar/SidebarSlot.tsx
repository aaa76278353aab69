import { usePage, useSite } from '../../content/page-context'
import { SponsorSlot } from '../../features/sponsors/SponsorSlot'
import { Extra } from '../../ui/Extra'
import { onDemand } from '../../ui/on-demand'
import styles from './SidebarSlot.module.css'

const EndpointSelect = onDemand(() =>
  import('../../features/endpoint/EndpointSelect').then((module) => module.EndpointSelect),
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
        <Extra what="API endpoint" where="features/endpoint" fallback={<div className={styles.endpoint} />}>
          <EndpointSelect />
        </Extra>
      )}
    </>
  )
}
