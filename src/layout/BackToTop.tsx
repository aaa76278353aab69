import { useEffect, useRef, useState } from 'react'
import { usePage, useSite } from '../content/page-context'
import { focusWithoutScroll, glideTo } from '../platform/scroll'
import { BACK_TO_TOP_THRESHOLD } from '../site/constants'
import { Icon } from '../ui/Icon'
import { useTranslation } from '../ui/translation'
import styles from './BackToTop.module.css'

/** Radius of the ring in the units of its drawing; the stylesheet does not need to know it. */
const RADIUS = 24

/** Appears after the specified scroll; its ring shows how much of the page has gone by. */
export function BackToTop() {
  const { t } = useTranslation()
  const { theme } = useSite()
  const { page } = usePage()
  const button = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState(false)
  const wanted = theme.backToTop && page.document.meta.backToTop !== false

  useEffect(() => {
    if (!wanted) return
    let frame = 0
    const update = () => {
      frame = 0
      const room = document.documentElement.scrollHeight - window.innerHeight
      const share = room > 0 ? Math.min(1, window.scrollY / room) : 0
      button.current?.style.setProperty('--read', String(share))
      setShown(window.scrollY > BACK_TO_TOP_THRESHOLD)
    }
    const later = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    window.addEventListener('scroll', later, { passive: true })
    return () => {
      window.removeEventListener('scroll', later)
      cancelAnimationFrame(frame)
    }
  }, [wanted])

  if (!wanted) return null
  const goUp = () => {
    glideTo(0)
    const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    if (title) focusWithoutScroll(title)
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      data-shown={shown || undefined}
      data-print="hide"
      aria-label={t('frame.backToTop')}
      title={t('frame.backToTop')}
      onClick={goUp}
    >
      <svg className={styles.ring} viewBox="0 0 52 52" aria-hidden="true">
        <circle cx="26" cy="26" r={RADIUS} pathLength="1" />
      </svg>
      <Icon name="arrow-up" />
    </button>
  )
}
