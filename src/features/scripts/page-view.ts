/** Queues of analytics scripts that are in the page, by the name they are known under. */
interface Queues {
  dataLayer?: unknown
  _hmt?: unknown
}

/**
 * Tells analytics of a page that was reached without a reload: the path, never a query or a hash. Scripts that have
 * no queue may listen to the event `docs:page-view` on the window.
 */
export function countPageView(path: string): void {
  const { dataLayer, _hmt } = window as Window & Queues
  if (Array.isArray(dataLayer)) dataLayer.push({ event: 'page_view', page_path: path })
  if (Array.isArray(_hmt)) _hmt.push(['_trackPageview', path])
  window.dispatchEvent(new CustomEvent('docs:page-view', { detail: { path } }))
}
