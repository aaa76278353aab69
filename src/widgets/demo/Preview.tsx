import type { Readers } from '../readers'
import type { WidgetProps } from '../row'
import { DemoCard } from './DemoCard'
import styles from './DemoCard.module.css'

/** `::: preview Title`: what a piece of markdown gives, and the markdown itself. */
export function Preview({ title, children, source }: WidgetProps<Readers>) {
  return (
    <DemoCard
      title={title}
      result={<div className={styles.shown}>{children}</div>}
      code={
        <pre>
          <code>{source}</code>
        </pre>
      }
    />
  )
}
