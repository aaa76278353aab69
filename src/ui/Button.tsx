import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import styles from './Button.module.css'
import { Icon } from './Icon'
import { Link, type LinkProps } from './Link'

type Look = 'primary' | 'default' | 'quiet'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look
  icon?: string
}

/** A disabled button does nothing and keeps the focus, which the browser's own attribute would take from it for good. */
const pressable = ({ disabled, onClick }: ButtonHTMLAttributes<HTMLButtonElement>) => ({
  'aria-disabled': disabled || undefined,
  onClick: disabled ? (event: MouseEvent) => event.preventDefault() : onClick,
})

/** A button with words. */
export function Button({ look = 'default', icon, children, className, disabled, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...pressable({ disabled, onClick })}
      className={classes(className)}
      data-look={look}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends Pick<LinkProps, 'to' | 'file' | 'children' | 'className'> {
  look?: Look
  icon?: string | undefined
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'default', icon, children, className, to, file }: ButtonLinkProps) {
  return (
    <Link to={to} file={file} className={classes(className)} data-look={look}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: string
  /** The accessible name, also shown as the tooltip. */
  label: string
}

/** A square button that shows an icon only. */
export function IconButton({ icon, label, className, disabled, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      {...pressable({ disabled, onClick })}
      aria-label={label}
      className={[styles.icon, className].filter(Boolean).join(' ')}
    >
      <Icon name={icon} />
    </button>
  )
}

const classes = (own: string | undefined): string => [styles.button, own].filter(Boolean).join(' ')
