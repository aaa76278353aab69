import type { ComponentType } from 'react'
import type { PageData } from '../content/types'
import { DocPage } from '../layout/doc/DocPage'
import { onDemand } from '../ui/on-demand'
import { FailedPage } from './FailedPage'

export interface LayoutProps {
  /** Loads the page again. */
  retry(): Promise<void>
}

type Layout = ComponentType<LayoutProps>
type LoadLayout = () => Promise<Layout>

/** Page kinds to the frame they are shown in. */
const LAYOUTS: Record<string, Layout> = { article: DocPage, page: DocPage, failed: FailedPage }

/** Frames that load with the first page that has them. */
const LATER: Readonly<Record<string, LoadLayout>> = {
  home: async () => (await import('../layout/home/HomePage')).HomePage,
  portfolio: async () => (await import('../layout/portfolio/PortfolioPage')).PortfolioPage,
  slide: async () => (await import('../layout/slide/SlidePage')).SlidePage,
  missing: async () => (await import('../layout/NotFoundPage')).NotFoundPage,
}

/** The same frames where they did not arrive in time: they try again in their place. */
const ON_DEMAND = Object.fromEntries(Object.entries(LATER).map(([name, load]) => [name, onDemand(load)]))

function nameOf({ kind, document: { meta } }: PageData): string {
  if (kind !== 'page') return kind
  if (meta.home || meta.type === 'home') return meta.portfolio ? 'portfolio' : 'home'
  if (meta.layout && (Object.hasOwn(LAYOUTS, meta.layout) || Object.hasOwn(LATER, meta.layout))) return meta.layout
  return meta.type ?? 'article'
}

/** Loads the frame of a page, so that it is drawn at once. */
export async function prepareLayout(page: PageData): Promise<void> {
  const name = nameOf(page)
  const load = LATER[name]
  if (!load || LAYOUTS[name]) return
  try {
    LAYOUTS[name] = await load()
  } catch {
    // Drawn on demand, it meets the same failure and tells it on the page.
  }
}

/** The frame of a page that has been prepared. */
export const layoutOf = (page: PageData): Layout => LAYOUTS[nameOf(page)] ?? ON_DEMAND[nameOf(page)] ?? DocPage
