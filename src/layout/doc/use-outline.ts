import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { headingText } from '../../content/hash-target'

export interface OutlineEntry {
  id: string
  text: string
  level: number
}

const NOTHING: readonly OutlineEntry[] = []

interface OutlineOptions {
  /** The lowest and highest level that is listed; none for no outline. */
  levels: [number, number] | undefined
  /** Selectors of headings to leave out. */
  ignore: readonly string[] | undefined
  /** What the text is known to have before it stands in the document; widgets may add to it. */
  known: readonly OutlineEntry[]
  /** Whatever changes with the page. */
  page: unknown
}

/**
 * The headings of the page: at first those of its text, then as they stand in the document, so that outline and ids
 * cannot disagree; read again when late parts of the page arrive.
 */
export function useOutline({ levels, ignore, known, page }: OutlineOptions): readonly OutlineEntry[] {
  const [low, high] = levels ?? [0, 0]
  const ignored = ignore?.join(',')
  const expected = useMemo(
    () => (ignored ? NOTHING : known.filter(({ level, text }) => level >= low && level <= high && text !== '')),
    [known, low, high, ignored],
  )
  const [found, setFound] = useState<{ page: unknown; entries: readonly OutlineEntry[] }>()
  const entries = low === 0 ? NOTHING : found && found.page === page ? found.entries : expected
  const shown = useRef(entries)
  useLayoutEffect(() => {
    shown.current = entries
  })

  // Before the first paint: what differs from the expected would push the text down.
  useLayoutEffect(() => {
    const article = document.querySelector<HTMLElement>('[data-article]')
    if (!article || low === 0) return
    let frame = 0
    const read = () => {
      const next = readHeadings(article, low, high, ignored)
      // A text that is still growing has less than is known of it.
      if (next.length < shown.current.length && article.querySelector('[data-pending]')) return
      if (JSON.stringify(shown.current) !== JSON.stringify(next)) setFound({ page, entries: next })
    }
    read()
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        // What comes later comes in small steps: a very long page has hundreds of entries.
        startTransition(read)
      })
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
