import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { localeLinks } from '../content/locale-links'
import { usePage } from '../content/page-context'
import { encodePath } from '../content/paths'

/** Title, description, canonical and alternate addresses, and what link previews read. */
export function useDocumentHead(): void {
  const { t } = useTranslation()
  const { page, manifest } = usePage()
  const { site } = manifest
  const locale = site.locales[page.locale]
  const siteTitle = locale?.title ?? site.title
  const missing = page.kind !== 'page'
  const title = missing ? t('notFound.title') : page.title
  const full = page.path === page.locale || title === siteTitle ? siteTitle : `${title} | ${siteTitle}`
  const description = page.document.meta.description ?? locale?.description ?? site.description
  const origin = site.host || window.location.origin
  const address = origin + encodePath(page.path)
  const image = page.document.meta.cover

  useLayoutEffect(() => {
    document.title = full
    setMeta('name', 'description', description)
    setMeta('name', 'robots', missing ? 'noindex' : undefined)
    setMeta('property', 'og:title', missing ? undefined : title)
    setMeta('property', 'og:description', missing ? undefined : description)
    setMeta('property', 'og:url', missing ? undefined : address)
    setMeta('property', 'og:type', missing ? undefined : 'article')
    setMeta('property', 'og:site_name', missing ? undefined : siteTitle)
    setMeta('property', 'og:locale', missing ? undefined : page.lang.replace('-', '_'))
    setMeta('property', 'og:image', image && !missing ? new URL(image, origin).href : undefined)
    const alternates = missing ? [] : localeLinks(manifest, page).filter((link) => manifest.byPath.has(link.path))
    setLinks([
      ...(missing ? [] : [{ rel: 'canonical', href: address }]),
      ...alternates.map(({ lang, path }) => ({ rel: 'alternate', hreflang: lang, href: origin + encodePath(path) })),
    ])
  }, [full, title, description, missing, address, siteTitle, image, origin, page, manifest])
}

function setMeta(key: 'name' | 'property', name: string, content: string | undefined): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${key}="${name}"]`)
  if (!content) {
    found?.remove()
    return
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute(key, name)
  meta.content = content
}

/** Replaces the addresses of the page before. */
function setLinks(links: readonly Record<string, string>[]): void {
  for (const old of document.head.querySelectorAll('link[rel="canonical"], link[rel="alternate"][hreflang]'))
    old.remove()
  for (const attributes of links) {
    const link = document.head.appendChild(document.createElement('link'))
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  }
}
