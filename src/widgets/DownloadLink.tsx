import { DownloadLink as DownloadLinkFeature } from '../features/downloads/DownloadLink'
import type { text } from './readers'
import type { WidgetProps } from './row'

/** `<DownloadLink file="linux-amd64.tar.gz" />`: a link to that file of the newest version. */
export function DownloadLink({ attributes, children }: WidgetProps<{ file: typeof text }>) {
  return <DownloadLinkFeature file={attributes.file ?? ''}>{children}</DownloadLinkFeature>
}
