import { useLayoutEffect, useState } from 'react'
import { headingText } from '../../content/hash-target'

export interface OutlineEntry {
  id: string
  text: string
  level: number
}

const NOTHING: readonly OutlineEntry[] = []

/**
 * The headings of the page as they stand in the document, so that outline and ids cannot disagree; read again when
 * late parts of the page arrive. `page` is whatever changes with the page.
 */
export function useOutline(
  levels: [number, number] | undefined,
  ignore: readonly string[] | undefined,
  page: unknown,
): readonly OutlineEntry[] {
  const [entries, setEntries] = useState<readonly OutlineEntry[]>(NOTHING)
  const [low, high] = levels ?? [0, 0]
  const ignored = ignore?.join(',')

  // Before the first paint, or the list would push the text down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other headings
  useLayoutEffect(() => {
    const article = document.querySelector<HTMLElement>('[data-article]')
    if (!article || low === 0) {
      setEntries(NOTHING)
      return
    }
    let frame = 0
    const read = () => {
      frame = 0
      const next = readHeadings(article, low, high, ignored)
      setEntries((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    read()
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(read)
    })
    observer.observe(article, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [page, low, high, ignored])

  return entries
}

function readHeadings(article: HTMLElement, low: number, high: number, ignored: string | undefined): OutlineEntry[] {
  const selector = Array.from({ length: high - low + 1 }, (_, index) => `h${low + index}[id]`).join(',')
  return [...article.querySelectorAll<HTMLElement>(selector)]
    .filter((heading) => !(ignored && heading.matches(ignored)) && !heading.closest('[data-no-outline]'))
    .map((heading) => ({ id: heading.id, text: headingText(heading), level: Number(heading.tagName.slice(1)) }))
    .filter((entry) => entry.text !== '')
}
