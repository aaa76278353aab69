import { SPINNER } from '../site/constants'
import styles from './Spinner.module.css'

/** Something is on its way. The label is for screen readers; without one the spinner is decoration. */
export function Spinner({ size = 'medium', label }: { size?: keyof typeof SPINNER; label?: string }) {
  const pixels = SPINNER[size]
  return (
    <span
      className={styles.spinner}
      style={{ inlineSize: pixels, blockSize: pixels }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    />
  )
}
