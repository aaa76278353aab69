import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { createPath, NavigationType, type Navigator } from 'react-router-dom'
import { loadPage, Screen } from '../app/router'
import { documentHead } from '../content/document-head'
import { documentUrl } from '../content/documents'
import type { LoadedRoute } from '../content/load-route'
import { forgetParts } from '../content/manifest-source'
import { encodePath } from '../content/paths'
import { drawnFrom, drawnHash } from '../content/snapshots'
import { resolveIncludes } from '../markdown/syntax/includes'
import { withBase } from '../platform/base'
import { fetchText } from '../platform/fetch-text'
import { i18n } from '../site/i18n'
import { blocksOfWindow } from '../widgets/PageMarkdown'
import type { Snapshot } from './page-html'

/** Nobody clicks while a file is written. */
const NAVIGATOR: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go() {},
  push() {},
  replace() {},
}

/** Windows of laptops and of large screens; in a taller one the whole page is painted at once. */
const HEIGHTS = [900, 1440]

/**
 * One page as the application itself renders it: the same loader, components and classes. Lazy parts are waited for.
 * Returns `undefined` for an address that is no page. Throws what rendering throws, also where React would leave the
 * place empty for the browser to fill.
 */
export async function renderSnapshot(path: string): Promise<Snapshot | undefined> {
  const pathname = withBase(encodePath(path))
  // A visit has read the parts of the manifest around its page, and those alone.
  await forgetParts()
  const answer = await loadPage(pathname)
  const { page, manifest } = answer
  if (page.kind !== 'page') return undefined
  const { document } = page
  const whole = await resolveIncludes(document.body, document.file, (file) => fetchText(documentUrl(file)))
  const shown = {
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    type: NavigationType.Pop,
    answer,
    scroll: 'stay',
  } as const
  const failures: unknown[] = []
  const { prelude } = await prerender(
    createElement(Screen, { shown, navigator: NAVIGATOR, revalidate: async () => {} }),
    {
      // Everything in its place: what React would put at the end, a script of its own has to bring up.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  )
  if (failures.length > 0) throw failures[0]
  return {
    pathname,
    lang: page.lang,
    hash: drawnHash(document, whole),
    drawnFrom: drawnFrom(answer),
    year: new Date().getFullYear(),
    windows: await windowsOf(answer),
    head: documentHead(page, manifest, i18n.t('notFound.title'), ''),
    body: await new Response(prelude).text(),
  }
}

async function windowsOf({ page, manifest }: LoadedRoute): Promise<NonNullable<Snapshot['windows']>> {
  const windows = await Promise.all(
    HEIGHTS.map(async (height) => ({ height, blocks: await blocksOfWindow(page.document, manifest.site, height) })),
  )
  return windows.flatMap(({ height, blocks }) => (blocks === undefined ? [] : [{ height, blocks }]))
}
