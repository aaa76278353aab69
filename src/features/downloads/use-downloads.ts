import { use } from 'react'
import { readDataFile, textIn } from '../../content/data-file'
import { usePage, useSite } from '../../content/page-context'
import { type Catalog, fillTemplate, readCatalog } from './catalog'
import { useVersion, type Version } from './use-version'

export interface DownloadAddress {
  id: string
  /** Name of the place it comes from. */
  name: string
  url: string
}

interface Downloads {
  catalog: Catalog
  version: Version
  /** Addresses of a server file, preferred place first. */
  serverFile(suffix: string): DownloadAddress[]
  desktopFile(file: string): DownloadAddress[]
  checksums(list: string): string
}

const DEFAULT_BASE = 'https://alistgo.com'

/** The files there are, with their addresses for the newest known version. Suspends for the data file. */
export function useDownloads(): Downloads {
  const { page } = usePage()
  const { services } = useSite()
  const catalog = readCatalog(use(readDataFile('downloads')))
  const version = useVersion(catalog.version)
  const base = (services.downloads ?? DEFAULT_BASE).replace(/\/+$/, '')
  const common = { base, version: version.number }
  const addresses = (kind: 'server' | 'desktop', values: Record<string, string>) =>
    catalog.sources.flatMap((source) => {
      const template = source[kind]
      if (template === undefined) return []
      return {
        id: source.id,
        name: textIn(source.name, page.lang),
        url: fillTemplate(template, { ...common, ...values }),
      }
    })
  return {
    catalog,
    version,
    serverFile: (suffix) => addresses('server', { suffix }),
    desktopFile: (file) => addresses('desktop', { file: fillTemplate(file, common) }),
    checksums: (md5) => fillTemplate(catalog.checksums, { ...common, md5 }),
  }
}
