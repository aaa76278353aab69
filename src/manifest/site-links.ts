import { parseBody } from '../markdown/text/parse'
import type { NavbarItem, SidebarItem, SiteConfig } from '../site/types'
import { type LinkUse, linksOf } from './links'
import type { SiteFile } from './read-site'

/** Links of `site.yaml`, each with the file it is relative to. */
export function siteLinks(file: SiteFile, site: SiteConfig): (LinkUse & { base: string })[] {
  const links: (LinkUse & { base: string })[] = []
  const add = (href: unknown, kind: LinkUse['kind'], base: string, ...path: (string | number)[]) => {
    if (typeof href === 'string' && href !== '') links.push({ href, kind, line: file.lineOf(path) ?? 1, base })
  }
  const localised = (value: unknown, kind: LinkUse['kind'], ...path: (string | number)[]) => {
    if (typeof value === 'string') add(value, kind, 'README.md', ...path)
    else for (const [lang, text] of Object.entries(value ?? {})) add(text, kind, 'README.md', ...path, lang)
  }
  add(site.logo, 'image', 'README.md', 'logo')
  add(site.logoDark, 'image', 'README.md', 'logoDark')
  site.sponsors.slots.forEach((slot, index) => {
    for (const key of ['image', 'imageDark'] as const) localised(slot[key], 'image', 'sponsors', 'slots', index, key)
    localised(slot.link, 'link', 'sponsors', 'slots', index, 'link')
  })
  for (const [from, to] of Object.entries(site.redirects)) {
    if (!/[:*]/.test(to)) add(to, 'link', 'README.md', 'redirects', from)
  }
  for (const [prefix, locale] of Object.entries(site.locales)) {
    const base = `${prefix.slice(1)}README.md`
    const at = (...path: (string | number)[]) => ['locales', prefix, ...path]
    const navbar = (items: readonly NavbarItem[], ...path: (string | number)[]) =>
      items.forEach((item, index) => {
        add(item.link, 'link', base, ...at(...path, index, 'link'))
        navbar(item.children ?? [], ...path, index, 'children')
      })
    navbar(locale.navbar, 'navbar')
    for (const [section, setting] of Object.entries(locale.sidebar)) {
      if (Array.isArray(setting))
        sidebarLinks(setting, '', ['sidebar', section], (href, path) => add(href, 'link', base, ...at(...path)))
    }
    locale.notices.forEach((notice, index) => {
      const line = file.lineOf(at('notices', index, 'content')) ?? 1
      for (const link of linksOf(parseBody(notice.content))) links.push({ ...link, line: line + link.line, base })
      notice.actions?.forEach((action, button) => {
        add(action.link, 'link', base, ...at('notices', index, 'actions', button, 'link'))
      })
    })
  }
  return links
}

/** Prefixes add up down the tree; absolute and external links ignore them. */
function sidebarLinks(
  items: readonly (SidebarItem | string)[],
  prefix: string,
  path: (string | number)[],
  add: (href: string, path: (string | number)[]) => void,
): void {
  items.forEach((item, index) => {
    const link = typeof item === 'string' ? item : item.link
    if (link !== undefined) {
      const whole = /^(?:\/|[a-z]+:)/i.test(link) ? link : prefix + link
      add(whole, typeof item === 'string' ? [...path, index] : [...path, index, 'link'])
    }
    if (typeof item === 'string' || !Array.isArray(item.children)) return
    sidebarLinks(item.children, prefix + (item.prefix ?? ''), [...path, index, 'children'], add)
  })
}
