import type { text } from './readers'
import type { WidgetProps } from './row'
import styles from './Steps.module.css'

/** `::: steps` around an ordered list: its items as steps along a line. */
export function Steps({ title, children }: WidgetProps<{ title: typeof text }>) {
  return (
    <div className={styles.steps}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  )
}
