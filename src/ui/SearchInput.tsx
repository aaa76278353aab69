import { useId, useRef } from 'react'
import { IconButton } from './Button'
import { Icon } from './Icon'
import styles from './SearchInput.module.css'
import { useTranslation } from './translation'

interface SearchInputProps {
  /** The accessible name, also shown while nothing is typed. */
  label: string
  value: string
  onChange(value: string): void
}

/** A field for words that narrow a list on the page. */
export function SearchInput({ label, value, onChange }: SearchInputProps) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Icon name="search" />
      <input
        ref={input}
        id={id}
        type="search"
        value={value}
        placeholder={label}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label={t('search.clear')}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}
