import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import styles from './finder.module.css'

/** A switch as small as its words. */
export function Chip({ on, onToggle, children }: { on: boolean; onToggle(): void; children: ReactNode }) {
  return (
    <button type="button" className={styles.chip} aria-pressed={on} onClick={onToggle}>
      {on && <Icon name="check" />}
      {children}
    </button>
  )
}

/** Switches of one kind under their name. */
export function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  )
}
