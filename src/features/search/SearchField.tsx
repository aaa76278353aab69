import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { IconButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Spinner } from '../../ui/Spinner'
import { useTranslation } from '../../ui/translation'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>
  value: string
  /** `composing`: an input method is still at work on it. */
  onChange(value: string, composing: boolean): void
  /** Keys that do not belong to an input method. */
  onKey(event: KeyboardEvent<HTMLInputElement>): void
  onCancel(): void
  /** Id of the list of options, when there is one. */
  listId: string | undefined
  /** Id of the option that Enter would choose. */
  activeId: string | undefined
  busy: boolean
}

/** The field of the combobox. */
export function SearchField({ input, value, onChange, onKey, onCancel, listId, activeId, busy }: SearchFieldProps) {
  const { t } = useTranslation()
  const composing = useRef(false)
  const clear = () => {
    onChange('', false)
    input.current?.focus()
  }
  return (
    <div className={styles.field}>
      <span className={styles.icon} data-busy={busy || undefined}>
        <Icon name="search" />
        {busy && <Spinner size="medium" />}
      </span>
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={t('nav.search')}
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={t('search.placeholder')}
        value={value}
        maxLength={1000}
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value, composing.current)}
        onCompositionStart={() => {
          composing.current = true
        }}
        onCompositionEnd={(event) => {
          composing.current = false
          onChange(event.currentTarget.value, false)
        }}
        onKeyDown={(event) => {
          // 229 is what browsers report for keys that an input method has taken.
          if (!composing.current && !event.nativeEvent.isComposing && event.keyCode !== 229) onKey(event)
          // Escape takes back what is being composed; the dialog must not take it for its own.
          else if (event.key === 'Escape') event.preventDefault()
        }}
      />
      {value !== '' && <IconButton icon="close" label={t('search.clear')} onClick={clear} className={styles.clear} />}
      <button type="button" className={styles.cancel} onClick={onCancel}>
        {t('search.cancel')}
      </button>
    </div>
  )
}
