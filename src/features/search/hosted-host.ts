import type { HostedSearch } from '../../site/types'

/** An address for a host as `site.yaml` names it: with a scheme or without. */
export const hostUrl = (host: string): URL => new URL(/^https?:\/\//.test(host) ? host : `https://${host}`)

/** Has the browser open a connection to the service, so that the first query need not wait for it. */
export function preconnect({ appId, hosts }: HostedSearch): void {
  const link = document.createElement('link')
  link.rel = 'preconnect'
  link.href = hostUrl(hosts?.[0] ?? `${appId}-dsn.algolia.net`).origin
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}
