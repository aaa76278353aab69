import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isFreeKey } from '../../platform/keyboard'
import { openPanel } from '../../stores/panels'
import { Icon } from '../../ui/Icon'
import { SearchInput } from '../../ui/SearchInput'
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
      <SearchInput
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        icon="filter"
        label={t('sidebar.filter')}
        shortcut="f"
        value={text}
        onChange={change}
        onKeyDown={keys}
      />
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
