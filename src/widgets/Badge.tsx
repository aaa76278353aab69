import styles from './Badge.module.css'
import type { color, oneOf, text } from './readers'
import type { WidgetProps } from './row'

type BadgeType = 'tip' | 'warning' | 'danger' | 'important' | 'info' | 'note' | 'caution'
type BadgeProps = WidgetProps<{
  text: typeof text
  type: ReturnType<typeof oneOf<BadgeType>>
  vertical: ReturnType<typeof oneOf<'top' | 'middle' | 'baseline' | 'bottom'>>
  color: typeof color
  bgColor: typeof color
}>

/** `<Badge text="Deprecated" type="warning" />`: a small mark in the text; no part of a heading's id or outline. */
export function Badge({ attributes, children }: BadgeProps) {
  const { text, type = 'info', vertical, color, bgColor } = attributes
  return (
    <span
      className={styles.badge}
      data-badge=""
      data-type={type}
      style={{ verticalAlign: vertical, color, background: bgColor }}
    >
      {children ?? text}
    </span>
  )
}
