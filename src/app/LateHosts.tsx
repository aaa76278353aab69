import { ProgressBar } from '../features/progress/ProgressBar'
import { OverlayHosts } from '../layout/OverlayHosts'

/** What lies over the pages and waits until the first one has been painted. */
export function LateHosts() {
  return (
    <>
      <ProgressBar />
      <OverlayHosts />
    </>
  )
}
