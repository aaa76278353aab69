import { type LocaleLink, localeLinks } from '../../content/locale-links'
import { usePage } from '../../content/page-context'
import { encodePath } from '../../content/paths'
import { decideLocale } from '../../stores/dismissals'

interface LocaleChoice extends LocaleLink {
  /** Address with the query and hash of the moment it is asked for. */
  href(): string
  /** Choosing by hand answers the language suggestion too. */
  choose(): void
}

/** The languages one may switch to, keeping page, query and hash. Empty when the site has only one. */
export function useLocaleChoices(): LocaleChoice[] {
  const { page, manifest } = usePage()
  const links = localeLinks(manifest, page)
  if (links.length < 2) return []
  return links.map((link) => ({
    ...link,
    // The scroll-spy keeps the hash in the address bar up to date behind the router's back.
    href: () => encodePath(link.path) + window.location.search + window.location.hash,
    choose: () => {
      for (const { prefix } of links) decideLocale(prefix, 'session')
    },
  }))
}
