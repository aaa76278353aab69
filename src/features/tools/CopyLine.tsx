import { CopyButton } from '../../ui/CopyButton'
import styles from './tools.module.css'

/** A value that is no secret, ready to be copied. */
export function CopyLine({ label, value, copyLabel }: { label: string; value: string; copyLabel: string }) {
  return (
    <div className={styles.value}>
      <span>{label}</span>
      <code>{value}</code>
      <CopyButton text={value} label={copyLabel} />
    </div>
  )
}
