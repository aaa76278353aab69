import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { ROUTES } from '../app/router'
import { documentHead } from '../content/document-head'
import type { LoadedRoute } from '../content/load-route'
import { encodePath } from '../content/paths'
import { BASE, withBase } from '../platform/base'
import { i18n } from '../site/i18n'
import type { Snapshot } from './page-html'

const handler = createStaticHandler(ROUTES, { basename: BASE })

/**
 * One page as the application itself renders it: the same loader, components and classes. Lazy parts are waited for.
 * Returns `undefined` for an address that is no page. Throws what rendering throws.
 */
export async function renderSnapshot(path: string): Promise<Snapshot | undefined> {
  const pathname = withBase(encodePath(path))
  const context = await handler.query(new Request(`http://snapshot.invalid${pathname}`))
  if (context instanceof Response) return undefined
  if (context.errors) throw Object.values(context.errors)[0]
  const { page, manifest } = context.loaderData.page as LoadedRoute
  if (page.kind !== 'page') return undefined
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    createElement(I18nextProvider, { i18n }, createElement(StaticRouterProvider, { router, context, hydrate: false })),
  )
  return {
    pathname,
    lang: page.lang,
    hash: page.document.hash,
    head: documentHead(page, manifest, i18n.t('notFound.title'), ''),
    body: await new Response(prelude).text(),
  }
}
