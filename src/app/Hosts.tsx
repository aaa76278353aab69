import { ProgressBar } from '../features/progress/ProgressBar'
import { SearchHost } from '../features/search/SearchHost'
import { OverlayHosts } from '../layout/OverlayHosts'

/** What lives above the pages: progress, search, and the overlays that wait until the page has been painted. */
export function Hosts() {
  return (
    <>
      <ProgressBar />
      <SearchHost />
      <OverlayHosts />
    </>
  )
}
