import { createElement, lazy, type ReactNode } from 'react'
import { type OAuthProvider, PROVIDERS } from './oauth/providers'
import type { Trust } from './TrustNote'

/** One tool: what draws it, who sees the secrets, and the name of the service in `who` of the product texts. */
export interface ToolRow {
  draw(): ReactNode
  trust: Trust
  who: OAuthProvider['id'] | '115' | 'wopan'
}

const OAuthRequest = lazy(() => import('./oauth/OAuthRequest').then((m) => ({ default: m.OAuthRequest })))
const OAuthCallback = lazy(() => import('./oauth/OAuthCallback').then((m) => ({ default: m.OAuthCallback })))
const AliyunRequest = lazy(() => import('./aliyundrive/AliyunRequest').then((m) => ({ default: m.AliyunRequest })))
const GoogleAlbum = lazy(() => import('./google/GoogleAlbum').then((m) => ({ default: m.GoogleAlbum })))
const Pan115Token = lazy(() => import('./Pan115Token').then((m) => ({ default: m.Pan115Token })))
const WebdavRoot = lazy(() => import('./WebdavRoot').then((m) => ({ default: m.WebdavRoot })))
const WopanToken = lazy(() => import('./WopanToken').then((m) => ({ default: m.WopanToken })))

/** Every provider has a result page, and those that begin on a page of their own a request page. */
const oauth = Object.values(PROVIDERS).flatMap((provider): [string, ToolRow][] => {
  const row = { trust: provider.exchange.at, who: provider.id }
  return [
    [`${provider.id}-callback`, { ...row, draw: () => createElement(OAuthCallback, { provider }) }],
    ...(provider.requestPage
      ? [
          [`${provider.id}-request`, { ...row, draw: () => createElement(OAuthRequest, { provider }) }] as [
            string,
            ToolRow,
          ],
        ]
      : []),
  ]
})

/** Name of a tool, as pages write it, to its row. */
export const TOOLS: Readonly<Record<string, ToolRow>> = {
  ...Object.fromEntries(oauth),
  '115-token': { draw: () => createElement(Pan115Token), trust: 'helper', who: '115' },
  'aliyundrive-request': { draw: () => createElement(AliyunRequest), trust: 'helper', who: 'aliyundrive' },
  'google-album': { draw: () => createElement(GoogleAlbum), trust: 'provider', who: 'google' },
  'onedrive-webdav': { draw: () => createElement(WebdavRoot), trust: 'none', who: 'onedrive' },
  'wopan-token': { draw: () => createElement(WopanToken), trust: 'password', who: 'wopan' },
}
