import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './tools.module.css'

interface ToolFormProps {
  /** Checks what was typed, marks the fields that cannot be right, and goes on when there are none. */
  onSubmit(): void
  label?: string
  children: ReactNode
}

/** A form of a tool. Sent with something wrong in it, it leads to the first such field, which is read out with its error. */
export function ToolForm({ onSubmit, label, children }: ToolFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [times])
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTimes(times + 1)
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
