import { type ReactNode, useId } from 'react'
import styles from './tools.module.css'

interface FieldProps {
  label: string
  value: string
  onChange(value: string): void
  /** Never shown, kept out of form history. */
  secret?: boolean
  hint?: ReactNode
  /** Something looks wrong, but may be right. */
  warning?: string | undefined
  /** It cannot be right; nothing is sent. */
  error?: string | undefined
  placeholder?: string
  inputMode?: 'text' | 'numeric' | 'tel' | 'url'
  autoComplete?: string
}

/** A labelled text input; what is said about it is read out with it. */
export function Field({ label, value, onChange, secret, hint, warning, error, ...input }: FieldProps) {
  const id = useId()
  const notes = [
    { key: 'hint', text: hint },
    { key: 'warning', text: error ? undefined : warning },
    { key: 'error', text: error },
  ].filter((note) => note.text)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        {...input}
        id={id}
        type={secret ? 'password' : 'text'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={error ? true : undefined}
        aria-describedby={notes.map(({ key }) => `${id}-${key}`).join(' ') || undefined}
      />
      {notes.map(({ key, text }) => (
        <p key={key} id={`${id}-${key}`} data-note={key}>
          {text}
        </p>
      ))}
    </div>
  )
}
