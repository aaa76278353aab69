import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isFreeKey } from '../../platform/keyboard'
import { openPanel } from '../../stores/panels'
import { IconButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { useTranslation } from '../../ui/translation'
import styles from './SidebarFilter.module.css'
import type { Filter } from './use-filter'

/**
 * Finds a page by its title or another name of it. `f` comes here from anywhere, Arrow down and Enter go to what was
 * found, Escape empties the field and brings the tree back as it was.
 */
export function SidebarFilter({ filter }: { filter: Filter }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')

  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'f' || !isFreeKey(event) || event.repeat) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  const change = (next: string) => {
    setText(next)
    filter.setQuery(next)
  }
  const firstFound = () => input.current?.closest('nav')?.querySelector<HTMLAnchorElement>('a[data-found]') ?? undefined

  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      if (text === '') input.current?.blur()
      else event.preventDefault()
      event.stopPropagation()
      change('')
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      firstFound()?.focus()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      firstFound()?.click()
    }
  }

  return (
    <div className={styles.filter}>
      <div className={styles.field}>
        <Icon name="filter" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('sidebar.filter')}
          aria-label={t('sidebar.filter')}
          aria-keyshortcuts="f"
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={keys}
        />
        {text === '' ? (
          <span className={styles.key} aria-hidden="true">
            f
          </span>
        ) : (
          <IconButton
            icon="close"
            label={t('sidebar.clear')}
            onClick={() => {
              change('')
              input.current?.focus()
            }}
          />
        )}
      </div>
      <p role="status" className={filter.query !== '' && filter.count === 0 ? styles.none : 'visually-hidden'}>
        {filter.query !== '' &&
          (filter.count === 0
            ? t('sidebar.none', { query: filter.query })
            : t('sidebar.matches', { count: filter.count }))}
      </p>
      {filter.query !== '' && filter.count === 0 && (
        <button type="button" className={styles.search} onClick={() => openPanel('search', filter.query)}>
          <Icon name="search" /> {t('sidebar.searchInstead')}
        </button>
      )}
    </div>
  )
}
