import { useEffect, useState } from 'react'
import { PROGRESS } from '../../site/constants'
import { awaitedPath } from '../../stores/navigation'
import styles from './ProgressBar.module.css'

/** Addresses that have been shown in this session; going back to them needs no bar. */
const visited = new Set<string>()

/** A thin line at the top while a page not yet visited is on its way; it begins late enough never to flash. */
export function ProgressBar() {
  const value = useProgress()
  if (value === undefined) return null
  return (
    <div className={styles.track} aria-hidden="true" data-print="hide" data-done={value === 1 || undefined}>
      <div className={styles.bar} style={{ scale: `${value} 1` }} />
    </div>
  )
}

/**
 * From the minimum upwards by small steps while a page is awaited, then to 1 and away. `undefined`: no bar. Nothing is
 * drawn before the bar is due: most pages are there sooner.
 */
function useProgress(): number | undefined {
  const [value, setValue] = useState<number>()

  useEffect(() => {
    let leave = () => {}
    const follow = () => {
      leave()
      leave = () => {}
      const target = awaitedPath.get()
      if (target === undefined || visited.has(target)) return
      let isShown = false
      const begin = setTimeout(() => {
        isShown = true
        setValue(PROGRESS.minimum)
      }, PROGRESS.showAfter)
      const trickle = setInterval(
        () =>
          setValue((now) => (now === undefined ? now : Math.min(0.994, now + Math.random() * PROGRESS.trickleRate))),
        PROGRESS.trickleSpeed,
      )
      leave = () => {
        clearTimeout(begin)
        clearInterval(trickle)
        visited.add(target)
        if (isShown) setValue(1)
      }
    }
    // Whoever left the first page before this was there: the address can be that of a page still on its way.
    if (window.location.pathname !== awaitedPath.get()) visited.add(window.location.pathname)
    follow()
    const unsubscribe = awaitedPath.subscribe(follow)
    return () => {
      unsubscribe()
      leave()
    }
  }, [])

  useEffect(() => {
    if (value !== 1) return
    const gone = setTimeout(() => setValue(undefined), 2 * PROGRESS.speed)
    return () => clearTimeout(gone)
  }, [value])

  return value
}
