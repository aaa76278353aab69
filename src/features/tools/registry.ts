import { createElement, type ReactNode } from 'react'
import { onDemand } from '../../ui/on-demand'
import { type OAuthProvider, PROVIDERS } from './oauth/providers'
import type { Trust } from './TrustNote'

/** One tool: what draws it, who sees the secrets, and the name of the service in `who` of the product texts. */
export interface ToolRow {
  draw(): ReactNode
  trust: Trust
  who: OAuthProvider['id'] | '115' | 'wopan'
}

const OAuthRequest = onDemand(() => import('./oauth/OAuthRequest').then((module) => module.OAuthRequest))
const OAuthCallback = onDemand(() => import('./oauth/OAuthCallback').then((module) => module.OAuthCallback))
const AliyunRequest = onDemand(() => import('./aliyundrive/AliyunRequest').then((module) => module.AliyunRequest))
const GoogleAlbum = onDemand(() => import('./google/GoogleAlbum').then((module) => module.GoogleAlbum))
const Pan115Token = onDemand(() => import('./Pan115Token').then((module) => module.Pan115Token))
const WebdavRoot = onDemand(() => import('./WebdavRoot').then((module) => module.WebdavRoot))
const WopanToken = onDemand(() => import('./WopanToken').then((module) => module.WopanToken))

/** Request pages that offer more than the sign-in at the provider. */
const REQUESTS: Partial<Record<OAuthProvider['id'], () => ReactNode>> = {
  aliyundrive: () => createElement(AliyunRequest),
}

/** Every provider has a result page, and those that begin on a page of their own a request page. */
const oauth = Object.values(PROVIDERS).flatMap((provider): [string, ToolRow][] => {
  const row = { trust: provider.exchange.at, who: provider.id }
  return [
    [`${provider.id}-callback`, { ...row, draw: () => createElement(OAuthCallback, { provider }) }],
    ...(provider.requestPage
      ? [
          [
            `${provider.id}-request`,
            { ...row, draw: REQUESTS[provider.id] ?? (() => createElement(OAuthRequest, { provider })) },
          ] as [string, ToolRow],
        ]
      : []),
  ]
})

/** Name of a tool, as pages write it, to its row. */
export const TOOLS: Readonly<Record<string, ToolRow>> = {
  ...Object.fromEntries(oauth),
  '115-token': { draw: () => createElement(Pan115Token), trust: 'helper', who: '115' },
  'google-album': { draw: () => createElement(GoogleAlbum), trust: 'provider', who: 'google' },
  'onedrive-webdav': { draw: () => createElement(WebdavRoot), trust: 'none', who: 'onedrive' },
  'wopan-token': { draw: () => createElement(WopanToken), trust: 'password', who: 'wopan' },
}
