import styles from './CardGrid.module.css'
import type { number, text } from './readers'
import type { WidgetProps } from './row'

/** `::: card-grid` around cards, or around a list whose items become cards: as many beside each other as fit. */
export function CardGrid({ title, attributes, children }: WidgetProps<{ title: typeof text; cols: typeof number }>) {
  const { cols } = attributes
  const columns = cols && cols >= 1 ? Math.min(4, Math.round(cols)) : 2
  return (
    <div className={styles.frame}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <div className={styles.grid} style={{ '--columns': columns }}>
        {children}
      </div>
    </div>
  )
}

declare module 'react' {
  interface CSSProperties {
    '--columns'?: number
  }
}
