import { useId, useRef } from 'react'
import { Icon } from '../ui/Icon'
import { useTranslation } from '../ui/translation'
import styles from './Callout.module.css'
import type { flag, text } from './readers'
import type { WidgetProps } from './row'
import { useRevealed } from './use-revealed'

type CalloutProps = WidgetProps<{ title: typeof text; id: typeof text; class: typeof text; open: typeof flag }>

const ICONS = {
  tip: 'bulb',
  note: 'note',
  info: 'info',
  important: 'important',
  warning: 'warning',
  caution: 'danger',
  danger: 'danger',
} as const

const isType = (name: string): name is keyof typeof ICONS => Object.hasOwn(ICONS, name)

/** `::: tip Title` and its kind; `::: details` folds. */
export function Callout(props: CalloutProps) {
  const { name } = props
  return isType(name) ? <Note {...props} type={name} /> : <Details {...props} />
}

function Note({ type, title, attributes, children }: CalloutProps & { type: keyof typeof ICONS }) {
  const { t } = useTranslation()
  const label = useId()
  return (
    <div
      role="note"
      id={attributes.id}
      aria-labelledby={label}
      className={[styles.callout, attributes.class].filter(Boolean).join(' ')}
      data-type={type}
    >
      <Icon name={ICONS[type]} />
      <div className={styles.body}>
        <p id={label} className={styles.title}>
          {title ?? t(`widgets.callout.${type}`)}
        </p>
        {children}
      </div>
    </div>
  )
}

function Details({ title, attributes, children }: CalloutProps) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDetailsElement>(null)
  useRevealed(ref, (details) => {
    details.open = true
  })
  return (
    <details ref={ref} id={attributes.id} className={styles.details} open={attributes.open} data-details="">
      <summary>
        <Icon name="chevron-right" />
        <span>{title ?? t('widgets.callout.details')}</span>
      </summary>
      <div className={styles.folded}>{children}</div>
    </details>
  )
}
