import type { SiteConfig } from '../site/types'

/** `site.webmanifest`: what an installed site is called and looks like. Addresses are relative to the file. */
export function webAppManifest(site: SiteConfig): string {
  const logo = site.logo.startsWith('/') && site.logo.endsWith('.svg') ? [svgIcon(site.logo.slice(1))] : []
  const manifest = {
    id: './',
    name: site.title,
    short_name: site.title,
    description: site.description,
    lang: site.locales['/']?.lang ?? 'en-US',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0b7f77',
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ...logo,
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const svgIcon = (src: string) => ({ src, sizes: 'any', type: 'image/svg+xml' })
