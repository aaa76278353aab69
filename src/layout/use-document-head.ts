import { useEffect } from 'react'
import { documentHead } from '../content/document-head'
import { usePage } from '../content/page-context'
import { useTranslation } from '../ui/translation'

/** What the head holds of the page before, ours to replace. */
const OURS =
  'meta[name="description"], meta[name="robots"], meta[name="referrer"], meta[property^="og:"], link[rel="canonical"], link[rel="alternate"]'

/** Keeps title, description, addresses and what link previews read in step with the page. */
export function useDocumentHead(): void {
  const { t } = useTranslation()
  const { page, manifest } = usePage()
  const instead = t(page.kind === 'failed' ? 'failed.server' : 'notFound.title')

  useEffect(() => {
    const { title, metas, links } = documentHead(page, manifest, instead, window.location.origin)
    document.title = title
    for (const old of document.head.querySelectorAll(OURS)) old.remove()
    for (const { key, name, content } of metas) append('meta', { [key]: name, content })
    for (const link of links) append('link', { ...link })
  }, [page, manifest, instead])
}

function append(tag: 'meta' | 'link', attributes: Record<string, string>): void {
  const element = document.head.appendChild(document.createElement(tag))
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
