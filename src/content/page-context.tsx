import { createContext, type ReactNode, use } from 'react'
import type { LocaleConfig, SiteConfig } from '../site/types'
import type { ManifestIndex } from './manifest'
import type { PageData } from './types'

/** What the current screen shows, and the manifest it was resolved with. */
export interface CurrentPage {
  page: PageData
  manifest: ManifestIndex
}

const PageContext = createContext<CurrentPage | undefined>(undefined)
const ManifestContext = createContext<ManifestIndex | undefined>(undefined)

export function PageProvider({ value, children }: { value: CurrentPage; children: ReactNode }) {
  return (
    <ManifestContext value={value.manifest}>
      <PageContext value={value}>{children}</PageContext>
    </ManifestContext>
  )
}

/** The one door to the current page. Throws outside a `PageProvider`. */
export function usePage(): CurrentPage {
  const current = use(PageContext)
  if (!current) throw new Error('usePage outside of PageProvider: render inside app/PageRoute')
  return current
}

/** The current page where there may be none, as on a screen that replaces the whole site. */
export const useOptionalPage = (): CurrentPage | undefined => use(PageContext)

/** The manifest where there may be none. What asks for no more is not drawn anew with every page. */
export const useOptionalManifest = (): ManifestIndex | undefined => use(ManifestContext)

export const useSite = (): SiteConfig => usePage().manifest.site

/** Settings of the current page's locale. */
export function useLocale(): LocaleConfig & { prefix: string } {
  const { page, manifest } = usePage()
  const config = manifest.site.locales[page.locale]
  if (!config) throw new Error(`site.yaml: locales has no entry for ${page.locale}`)
  return { ...config, prefix: page.locale }
}
