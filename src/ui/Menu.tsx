import type { ReactNode } from 'react'
import { IconButton } from './Button'
import { Icon } from './Icon'
import styles from './Menu.module.css'
import { type Disclosure, useDisclosure } from './use-disclosure'

interface MenuProps {
  /** The button's accessible name, and its text when there is no icon. */
  label: string
  /** Shows this icon instead of the text. */
  icon?: string
  /** The place one is at is somewhere inside. */
  current?: boolean
  /** A resting mouse opens it. */
  hover?: boolean
  className?: string
  /** What the panel holds; given a function it is called only while open, with how to close. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button that discloses a panel of links or controls. */
export function Menu({ label, icon, current, hover, className, children }: MenuProps) {
  const disclosure = useDisclosure({ hover })
  const { root, panel } = disclosure
  return (
    <div {...root} className={[styles.root, className].filter(Boolean).join(' ')}>
      {icon === undefined ? (
        <TextButton label={label} current={current} disclosure={disclosure} />
      ) : (
        <IconButton icon={icon} label={label} {...disclosure.button} title={disclosure.open ? undefined : label} />
      )}
      <div {...panel} className={styles.panel}>
        {typeof children === 'function' ? disclosure.open && children(disclosure.close) : children}
      </div>
    </div>
  )
}

interface TextButtonProps {
  label: string
  current: boolean | undefined
  disclosure: Disclosure
}

function TextButton({ label, current, disclosure }: TextButtonProps) {
  return (
    <button type="button" {...disclosure.button} className={styles.text} data-current={current || undefined}>
      {label}
      <Icon name="chevron-down" />
    </button>
  )
}
