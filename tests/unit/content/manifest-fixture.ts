import { indexManifest, type ManifestIndex } from '../../../src/content/manifest'
import { pathOfFile } from '../../../src/content/paths'
import type { PageMeta } from '../../../src/content/types'

const locale = (lang: string) => ({ lang, name: lang, navbar: [], sidebar: {}, notices: [] })

/** A manifest of the given files; a value gives title and options. */
export function manifestOf(
  files: Record<string, { title?: string; meta?: PageMeta }>,
  site: Record<string, unknown> = {},
): ManifestIndex {
  return indexManifest(
    {
      site: { locales: { '/': locale('en-US'), '/zh/': locale('zh-CN') }, ...site },
      pages: Object.entries(files).map(([file, { title = file, meta = {} }]) => ({
        path: pathOfFile(file),
        file,
        title,
        meta,
      })),
    },
    'test',
  )
}
