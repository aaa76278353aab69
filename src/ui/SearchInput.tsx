import { useId } from 'react'
import { Icon } from './Icon'
import styles from './SearchInput.module.css'

interface SearchInputProps {
  /** The accessible name, also shown while nothing is typed. */
  label: string
  value: string
  onChange(value: string): void
}

/** A field for words that narrow a list on the page. */
export function SearchInput({ label, value, onChange }: SearchInputProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        value={value}
        placeholder={label}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  )
}
