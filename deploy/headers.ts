import { createHash } from 'node:crypto'
import type { SiteConfig } from '../src/site/types'

/** Players behind the click-to-load facades of the dialect. */
const FRAMES = ['https://player.bilibili.com', 'https://www.youtube-nocookie.com']
/** Playgrounds a code demo is posted to, in a new tab. */
const PLAYGROUNDS = ['https://codepen.io', 'https://jsfiddle.net']

/**
 * The Content-Security-Policy of a build: its inline lines by their hash, and what `site.yaml` asks for by origin.
 * Nothing else runs: no inline script, no `eval`. docs/DEPLOYING.md gives the reason for each source.
 */
export function contentSecurityPolicy(html: string, site: SiteConfig): string {
  const external = site.scripts.enabled ? site.scripts.items : []
  const scripts = external.filter(({ kind }) => kind !== 'icons').map(({ src }) => originOf(src))
  const icons = external.filter(({ kind }) => kind === 'icons').map(({ src }) => originOf(src))
  const comments = site.comments ? [originOf(site.comments.script ?? 'https://giscus.app')] : []
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...scripts, ...comments],
    // Diagram libraries and the player put style elements into what they draw; see docs/DEPLOYING.md.
    'style-src': ["'self'", "'unsafe-inline'", ...icons, ...comments],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:', ...icons],
    'media-src': ["'self'", 'blob:', 'https:'],
    // Visitors may name an API endpoint of their own: https, or http on their own computer.
    'connect-src': ["'self'", 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
    'frame-src': ["'self'", 'blob:', ...FRAMES, ...comments],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...PLAYGROUNDS],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter((source) => source !== undefined))].join(' '))
    .join('; ')
}

/** `'sha256-…'` of each inline script of a page, as browsers compute it. */
export function inlineScriptHashes(html: string): string[] {
  return (
    [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
      // Data blocks such as JSON-LD are no scripts.
      .filter(([, attributes = '', text = '']) => !/\bsrc=|\btype="application\//.test(attributes) && text !== '')
      .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  )
}

const originOf = (address: string): string | undefined =>
  /^(?:https?:)?\/\//.test(address) ? new URL(address, 'https://localhost').origin : undefined
