import { type InputHTMLAttributes, type RefObject, useRef } from 'react'
import { IconButton } from './Button'
import { Icon } from './Icon'
import styles from './SearchInput.module.css'
import { useTranslation } from './translation'

interface SearchInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  /** The accessible name, also shown while nothing is typed. */
  label: string
  value: string
  onChange(value: string): void
  icon?: string
  /** The key that leads here from anywhere, shown while nothing is typed. */
  shortcut?: string
  ref?: RefObject<HTMLInputElement | null>
}

/** A field for words that narrow a list on the page. `--field-size` and `--field-text` may be set around it. */
export function SearchInput({ label, value, onChange, icon = 'search', shortcut, ref, ...rest }: SearchInputProps) {
  const { t } = useTranslation()
  const own = useRef<HTMLInputElement>(null)
  const input = ref ?? own
  return (
    <div className={styles.field}>
      <Icon name={icon} />
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        ref={input}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label={t('ui.clearFilter')}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        />
      )}
      {value === '' && shortcut !== undefined && (
        <span className={styles.key} aria-hidden="true">
          {shortcut}
        </span>
      )}
    </div>
  )
}
