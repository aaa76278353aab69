import { memo, type RefObject } from 'react'
import { useStore } from '../../platform/use-store'
import { IconButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { useTranslation } from '../../ui/translation'
import { fieldState } from './field-state'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>
  /** What stands in it now, but not while an input method is still at work on it. */
  onChange(value: string): void
  /** Searches for something else than what was typed. */
  onAsk(text: string): void
  onCancel(): void
}

/** The field of the combobox, which is there before everything else. A letter draws nothing but itself. */
export const SearchField = memo(function SearchField({ input, onChange, onAsk, onCancel }: SearchFieldProps) {
  const { t } = useTranslation()
  const { listId, activeId, sign, onKey } = useStore(fieldState)
  return (
    <div className={styles.field}>
      <span className={styles.icon}>{sign || <Icon name="search" />}</span>
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
        maxLength={1000}
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ currentTarget, nativeEvent }) => {
          if (!(nativeEvent as InputEvent).isComposing) onChange(currentTarget.value)
        }}
        onCompositionEnd={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          // 229 is what browsers report for keys that an input method has taken.
          const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
          if (!isComposing) onKey(event)
          const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
          if (!isK && event.key !== 'Escape') return
          // Escape takes back what is being composed; nobody else is to take it for closing the dialog.
          event.preventDefault()
          if (isComposing) return
          if (isK) event.currentTarget.select()
          else onCancel()
        }}
      />
      <IconButton icon="close" label={t('search.clear')} onClick={() => onAsk('')} className={styles.clear} />
      <button type="button" className={styles.cancel} onClick={onCancel}>
        {t('search.cancel')}
      </button>
    </div>
  )
})
