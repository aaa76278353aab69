import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import styles from './Fact.module.css'

/** One fact about the page: an icon that says which, and the fact. */
export function Fact({ icon, title, children }: { icon: string; title: string; children: ReactNode }) {
  return (
    <span className={styles.fact} title={title}>
      <Icon name={icon} label={title} />
      {children}
    </span>
  )
}
