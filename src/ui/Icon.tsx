import { useEffect } from 'react'
import { withBase } from '../platform/base'
import { report } from '../platform/report'
import { createStore } from '../platform/store'
import { useStore } from '../platform/use-store'
import styles from './Icon.module.css'
import { ICONS } from './icons'

/** Set once the larger table has arrived. */
const pageIcons = createStore<((name: string) => string | undefined) | undefined>(undefined)
let asked = false

function loadPageIcons(): void {
  if (asked) return
  asked = true
  import('./page-icons').then(
    ({ findIcon }) => pageIcons.set(findIcon),
    (error: unknown) => {
      asked = false
      report('the icons of pages could not be loaded', 'ui/page-icons.ts', 'reload; the page is usable without', error)
    },
  )
}

interface IconProps {
  /** A name of the icon tables, one of their aliases, or the address of a picture. Unknown names draw nothing. */
  name: string
  /** Says what the icon means; without one it is decoration. */
  label?: string
}

/** An icon as high as the text beside it. */
export function Icon({ name, label }: IconProps) {
  if (/^(?:https?:)?\/|^data:image\/|\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i.test(name)) {
    return <img className={styles.icon} src={withBase(name)} alt={label ?? ''} loading="lazy" />
  }
  const strokes = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined
  return strokes === undefined ? <PageIcon name={name} label={label} /> : <Drawing strokes={strokes} label={label} />
}

function PageIcon({ name, label }: { name: string; label: string | undefined }) {
  const find = useStore(pageIcons)
  useEffect(loadPageIcons, [])
  const strokes = find?.(name)
  // The place is kept while the table is on its way, so that nothing moves when it arrives.
  return find && strokes === undefined ? null : <Drawing strokes={strokes} label={label} />
}

function Drawing({ strokes, label }: { strokes: string | undefined; label: string | undefined }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={strokes} />
    </svg>
  )
}
