import { useEffect, useEffectEvent, useState } from 'react'
import { findTarget } from '../../content/hash-target'
import { usePage } from '../../content/page-context'
import { isOccupied } from '../../platform/keyboard'
import { prefersReducedMotion } from '../../platform/media'
import { debounce } from '../../platform/timing'
import { useStore } from '../../platform/use-store'
import { IconButton } from '../../ui/Button'
import { useTranslation } from '../../ui/translation'
import styles from './HighlightBar.module.css'
import { type Trail, trail } from './trail'
import { wordRanges } from './word-ranges'

/** Names in the browser's registry of highlights; `HighlightBar.module.css` paints them. */
const ALL = 'search-words'
const HERE = 'search-here'

/** Parts of a page that arrive late (coloured code, diagrams) are looked at once they have rested so long, in ms. */
const SETTLE = 150

const isSupported = (): boolean => typeof Highlight === 'function' && 'highlights' in CSS

/** The searched words on the page a visitor came to: marked, counted, and reachable one after the other. */
export function HighlightBar() {
  const current = useStore(trail)
  const { path } = usePage().page
  if (current?.path !== path || !isSupported()) return null
  return <Bar key={`${path}#${current.anchor} ${current.words.join(' ')}`} current={current} />
}

function Bar({ current }: { current: Trail }) {
  const { t } = useTranslation()
  const [ranges, setRanges] = useState<readonly Range[]>([])
  const [at, setAt] = useState<number>()
  const here = Math.min(at ?? firstBelow(ranges, current.anchor), Math.max(0, ranges.length - 1))
  useMarks(ranges, here)

  useEffect(() => {
    const main = document.querySelector('main')
    if (!main) return
    const look = () => setRanges(wordRanges(main, current.words))
    const later = debounce(look, SETTLE)
    const observer = new MutationObserver(later)
    observer.observe(main, { childList: true, subtree: true, characterData: true })
    look()
    return () => {
      observer.disconnect()
      later.cancel()
    }
  }, [current])

  const clear = () => trail.set(undefined)
  const onEscape = useEffectEvent(clear)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isOccupied(event)) onEscape()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  if (ranges.length === 0) return null
  const step = (by: number) => {
    const next = (here + by + ranges.length) % ranges.length
    setAt(next)
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    ranges[next]?.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, and these are none
    <div role="group" aria-label={t('search.onPage')} className={styles.bar} data-print="hide">
      <span role="status" className={styles.count}>
        {t('search.match', { at: here + 1, count: ranges.length })}
      </span>
      <IconButton icon="chevron-up" label={t('search.previousMatch')} onClick={() => step(-1)} />
      <IconButton icon="chevron-down" label={t('search.nextMatch')} onClick={() => step(1)} />
      <IconButton icon="close" label={t('search.clearMarks')} onClick={clear} />
    </div>
  )
}

/** The first match at or below the section the visitor came to. */
function firstBelow(ranges: readonly Range[], anchor: string): number {
  const section = anchor === '' ? undefined : findTarget(`#${anchor}`)
  if (!section) return 0
  const index = ranges.findIndex((range) => {
    const order = section.compareDocumentPosition(range.startContainer)
    return (order & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0
  })
  return Math.max(0, index)
}

/** Has the browser paint the ranges; nothing in the page itself changes. */
function useMarks(ranges: readonly Range[], here: number): void {
  useEffect(() => {
    const range = ranges[here]
    CSS.highlights.set(ALL, new Highlight(...ranges))
    if (range) {
      const highlight = new Highlight(range)
      highlight.priority = 1
      CSS.highlights.set(HERE, highlight)
    }
    return () => {
      CSS.highlights.delete(ALL)
      CSS.highlights.delete(HERE)
    }
  }, [ranges, here])
}
