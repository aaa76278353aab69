import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePage } from '../../content/page-context'
import { isOccupied } from '../../platform/keyboard'
import { report } from '../../platform/report'
import { createStore } from '../../platform/store'
import { useStore } from '../../platform/use-store'
import { IconButton } from '../../ui/Button'
import { useTranslation } from '../../ui/translation'
import { PageMarkdown } from '../../widgets/PageMarkdown'
import styles from './SlidePage.module.css'
import { slideForKey, slideOfHash, slidesOf } from './slide-steps'

/** Whether the browser lets a page fill the screen. */
const fullScreen = createStore(typeof document !== 'undefined' && document.fullscreenEnabled, false)

/** A page shown as slides: rules in the markdown part them, keys turn them, the address remembers which one. */
export function SlidePage() {
  const { t } = useTranslation()
  const { page } = usePage()
  const deck = useRef<HTMLDivElement>(null)
  const { at, total, go } = useSlides(deck, page.path)
  const canFill = useStore(fullScreen)

  const fill = useCallback(() => {
    const stage = deck.current?.closest('main')
    const change = document.fullscreenElement ? document.exitFullscreen() : stage?.requestFullscreen()
    change?.catch((error: unknown) => report('the browser refused full screen', 'SlidePage', 'nothing', error))
  }, [])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isOccupied(event)) return
      // A button that has the focus is pressed by the space key.
      if (event.key === ' ' && event.target instanceof HTMLElement && event.target.closest('button, a')) return
      if (event.key === 'f') {
        event.preventDefault()
        fill()
        return
      }
      const next = slideForKey(event.key, at, total)
      if (next === undefined) return
      event.preventDefault()
      go(next)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [at, total, go, fill])

  return (
    <main id="main-content" className={styles.stage}>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group with a role description, and no fieldset */}
      <div
        ref={deck}
        className={styles.deck}
        role="group"
        aria-roledescription="carousel"
        aria-label={t('slide.label')}
        data-article
      >
        <h1 className={at === 0 ? undefined : 'visually-hidden'}>{page.title}</h1>
        <PageMarkdown />
      </div>
      <div className={styles.controls} data-print="hide">
        <IconButton icon="chevron-left" label={t('slide.previous')} disabled={at === 0} onClick={() => go(at - 1)} />
        <span role="status">{t('slide.position', { current: at + 1, total: Math.max(1, total) })}</span>
        <IconButton
          icon="chevron-right"
          label={t('slide.next')}
          disabled={at >= total - 1}
          onClick={() => go(at + 1)}
        />
        {canFill && <IconButton icon="expand" label={t('slide.fullscreen')} onClick={fill} />}
      </div>
      <p className="visually-hidden">{t('slide.keys')}</p>
    </main>
  )
}

/** Marks each block of the deck with whether its slide is the current one; follows blocks that arrive late. */
function useSlides(deck: React.RefObject<HTMLElement | null>, path: string) {
  const { hash } = useLocation()
  const [at, setAt] = useState(() => slideOfHash(hash))
  const [total, setTotal] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its own first slide
  useEffect(() => setAt(slideOfHash(window.location.hash)), [path])

  useEffect(() => {
    const element = deck.current
    if (!element) return
    const arrange = () => {
      const blocks = blocksOf(element)
      const { slides, total: count } = slidesOf(
        blocks.map((block) => block.dataset.heading?.toUpperCase() ?? block.tagName),
      )
      setTotal(count)
      blocks.forEach((block, index) => {
        block.toggleAttribute('data-off', slides[index] !== Math.min(at, count - 1))
      })
    }
    arrange()
    const observer = new MutationObserver(arrange)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [deck, at])

  const go = useCallback(
    (next: number) => {
      const wanted = Math.max(0, Math.min(total - 1, next))
      setAt(wanted)
      window.history.replaceState(window.history.state, '', `#/${wanted + 1}`)
    },
    [total],
  )
  return { at: Math.max(0, Math.min(at, total - 1)), total, go }
}

/** The top blocks of the text. */
function blocksOf(deck: HTMLElement): HTMLElement[] {
  const text = deck.querySelector('.prose')
  return [...(text?.children ?? [])].filter(
    (child) => child instanceof HTMLElement && !child.hasAttribute('data-title-anchor'),
  ) as HTMLElement[]
}
