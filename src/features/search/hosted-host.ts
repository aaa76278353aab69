import { whenIdle } from '../../platform/timing'
import type { HostedSearch } from '../../site/types'

/** An address for a host as `site.yaml` names it: with a scheme or without. */
export const hostUrl = (host: string): URL => new URL(/^https?:\/\//.test(host) ? host : `https://${host}`)

/** Has the browser open a connection to the service when it is idle, so that the first query need not wait for it. */
export function preconnectWhenIdle({ appId, hosts }: HostedSearch): () => void {
  const { origin } = hostUrl(hosts?.[0] ?? `${appId}-dsn.algolia.net`)
  return whenIdle(() => {
    if (document.head.querySelector(`link[rel="preconnect"][href="${CSS.escape(origin)}"]`)) return
    const link = document.createElement('link')
    link.rel = 'preconnect'
    link.href = origin
    link.crossOrigin = 'anonymous'
    document.head.append(link)
  })
}
