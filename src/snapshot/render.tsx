import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { createPath, NavigationType, type Navigator } from 'react-router-dom'
import { loadPage, Screen } from '../app/router'
import { documentHead } from '../content/document-head'
import type { LoadedRoute } from '../content/load-route'
import { encodePath } from '../content/paths'
import { drawnFrom } from '../content/snapshots'
import { withBase } from '../platform/base'
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
 * Returns `undefined` for an address that is no page. Throws what rendering throws.
 */
export async function renderSnapshot(path: string): Promise<Snapshot | undefined> {
  const pathname = withBase(encodePath(path))
  const answer = await loadPage(pathname)
  const { page, manifest } = answer
  if (page.kind !== 'page') return undefined
  const shown = {
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    type: NavigationType.Pop,
    answer,
    scroll: 'stay',
  } as const
  const { prelude } = await prerender(
    createElement(Screen, { shown, navigator: NAVIGATOR, revalidate: async () => {} }),
    // Everything in its place: what React would put at the end, a script of its own has to bring up.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return {
    pathname,
    lang: page.lang,
    hash: page.document.hash,
    drawnFrom: drawnFrom(answer),
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
