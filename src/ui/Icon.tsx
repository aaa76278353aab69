import { useEffect } from 'react'
import { withBase } from '../platform/base'
import { report } from '../platform/report'
import { createStore } from '../platform/store'
import { useStore } from '../platform/use-store'
import styles from './Icon.module.css'
import { ICONS } from './icons'

type Find = (name: string) => string | undefined

/** The tables that load on demand: the icons of most pages, then all there are. */
const TABLES: readonly (() => Promise<{ findIcon: Find }>)[] = [
  () => import('./page-icons'),
  () => import('./more-icons'),
]

/** Those that have arrived, in their order. */
const arrived = createStore<readonly Find[]>([])
let asked = 0

/** Loads the table after the `count` that are here. */
function loadTable(count: number): void {
  if (asked > count) return
  asked = count + 1
  TABLES[count]?.().then(
    ({ findIcon }) => arrived.set([...arrived.get(), findIcon]),
    (error: unknown) => {
      asked = count
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
  const tables = useStore(arrived)
  const strokes = tables.map((find) => find(name)).find((found) => found !== undefined)
  useEffect(() => {
    if (strokes === undefined) loadTable(tables.length)
  }, [strokes, tables])
  // The place is kept while a table is on its way, so that nothing moves when it arrives.
  return strokes === undefined && tables.length === TABLES.length ? null : <Drawing strokes={strokes} label={label} />
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
