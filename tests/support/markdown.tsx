/** Renders markdown in tests: the bare pipeline as HTML, or a page with its widgets inside everything they need. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ReactMarkdown from 'react-markdown'
import { MemoryRouter } from 'react-router-dom'
import { indexManifest, type ManifestIndex } from '../../src/content/manifest'
import { PageProvider } from '../../src/content/page-context'
import type { Document, PageData } from '../../src/content/types'
import { type Part, type PipelineOptions, preparePipeline } from '../../src/markdown/pipeline'
import { ensureMessages, i18n } from '../../src/site/i18n'
import { TranslationProvider } from '../../src/ui/translation'
import { PageMarkdown, preparePage } from '../../src/widgets/PageMarkdown'

/** HTML of a text by a list of plugins, without components. */
export const drawn = (text: string, plugins: Part['plugins']): string =>
  renderToStaticMarkup(
    <ReactMarkdown {...plugins} urlTransform={(url) => url}>
      {text}
    </ReactMarkdown>,
  ).replaceAll('\n', '')

/** HTML of a body as the pipeline leaves it, without components. */
export async function htmlOf(body: string, options: Partial<PipelineOptions> = {}): Promise<string> {
  const { parts } = await preparePipeline(body, { file: 'guide/a.md', ...options })
  return parts.map(({ text, plugins }) => drawn(text, plugins)).join('')
}

export const testManifest = (pages: readonly object[] = []): ManifestIndex =>
  indexManifest(
    {
      version: 1,
      site: {
        title: 'Test',
        locales: { '/': { lang: 'en-US', name: 'English' }, '/zh/': { lang: 'zh-CN', name: '中文' } },
      },
      pages: pages.map((page) => ({ hash: '', frontmatterHash: '', meta: {}, words: { latin: 0, han: 0 }, ...page })),
      searchText: {},
      outlines: {},
    },
    'test',
  )

export interface PageOptions {
  file?: string
  path?: string
  lang?: string
  /** Query and hash of the address. */
  address?: string
  manifest?: ManifestIndex
  meta?: Document['meta']
}

/** A page with this body, ready to render. */
export async function pageOf(body: string, options: PageOptions = {}): Promise<ReactNode> {
  const {
    file = 'guide/a.md',
    path = '/guide/a.html',
    lang = 'en-US',
    address = '',
    manifest = testManifest(),
    meta = {},
  } = options
  const document: Document = { file, meta, body, source: body, hash: body }
  const page: PageData = { kind: 'page', path, locale: '/', lang, title: 'Page', document }
  await ensureMessages(lang)
  await i18n.changeLanguage(lang)
  await preparePage(document, manifest.site)
  return (
    <TranslationProvider lang={lang}>
      <MemoryRouter initialEntries={[path + address]}>
        <PageProvider value={{ page, manifest }}>
          <PageMarkdown />
        </PageProvider>
      </MemoryRouter>
    </TranslationProvider>
  )
}

/** HTML of a page with its widgets, as the first render gives it. */
export const pageHtml = async (body: string, options?: PageOptions): Promise<string> =>
  renderToStaticMarkup(await pageOf(body, options))
