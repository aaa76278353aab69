import { type KeyboardEvent, memo, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '../../platform/use-store'
import { Spinner } from '../../ui/Spinner'
import { useTranslation } from '../../ui/translation'
import { CategoryChips } from './CategoryChips'
import { eagerOf, fieldState } from './field-state'
import { history } from './history'
import { KeyHints } from './KeyHints'
import { NothingFound, NotSearched } from './Outcome'
import { type Choice, choicesOf, hrefOf } from './places'
import { optionId, ResultList } from './ResultList'
import { SearchNote } from './SearchNote'
import styles from './SearchPanel.module.css'
import { StartList } from './StartList'
import { startParts } from './start-parts'
import type { Category } from './types'
import { useFollow } from './use-follow'
import { useSearch } from './use-search'

/** Milliseconds after which an answer needs a sign that it is on its way. */
const PATIENCE = 200

interface SearchPanelProps {
  open: boolean
  query: string
  /** Searches for something else than what was typed. */
  onAsk(text: string): void
}

/** Everything below the field: filters, what is found, and the help when nothing is. */
export const SearchPanel = memo(function SearchPanel({ open, query, onAsk }: SearchPanelProps) {
  const { t } = useTranslation()
  const listId = useId()
  const [category, setCategory] = useState<Category>()
  const search = useSearch(open, query, category)
  const follow = useFollow(query)
  const kept = useStore(history)

  const isStart = query.trim() === ''
  const [eager, setEager] = useState(() => (isStart ? undefined : fieldState.get().eager))
  const parts = startParts(kept, t('search.examples').split('|'))
  const answer = isStart ? undefined : search.answer
  const choices: Choice[] = isStart
    ? parts.flatMap(({ rows }) => rows.map(({ choice }) => choice))
    : answer
      ? choicesOf(answer)
      : []
  const [active, setActive] = useActive(answer && search.to, choices)

  const choose = (index: number, newTab = false) => {
    const choice = choices[index]
    if (choice?.kind === 'query') onAsk(choice.text)
    else if (choice) follow(choice, { newTab })
  }

  const isAwaited = search.status === 'searching'
  const key = (event: KeyboardEvent) => {
    setEager(undefined)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && !event.altKey) {
      event.preventDefault()
      if (choices.length === 0) return
      const next = (Math.max(active, step > 0 ? -1 : 0) + step + choices.length) % choices.length
      setActive(next)
      // Only what an arrow chooses may lie out of sight; to look where it lies costs a layout.
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (isAwaited) setEager(eagerOf(event))
      else choose(active, eagerOf(event).newTab)
    }
  }

  const onChoose = useStable(choose)
  const list = { listId, active, onActive: useStable(setActive), onChoose }
  useEffect(() => {
    if (!eager || isAwaited) return
    setEager(undefined)
    onChoose(0, eager.newTab)
  }, [eager, isAwaited, onChoose])
  const onKey = useStable(key)
  const hasList = choices.length > 0
  const activeId = active >= 0 && active < choices.length ? optionId(listId, active) : undefined
  const busy = useLasting(search.status === 'searching' || search.status === 'growing', PATIENCE)
  useLayoutEffect(
    () => fieldState.set({ listId: hasList ? listId : undefined, activeId, sign: busy && <Spinner />, onKey }),
    [listId, hasList, activeId, busy, onKey],
  )
  const isEmpty = answer !== undefined && answer.hits.length === 0
  return (
    <>
      <CategoryChips chosen={category} onChoose={setCategory} counts={answer?.counts} />
      <SearchNote trouble={search.trouble} progress={search.progress} retry={search.retry} />
      <div className={styles.body}>
        {isStart && <StartList parts={parts} {...list} />}
        {answer && !isEmpty && search.status !== 'failed' && <ResultList answer={answer} {...list} />}
        {isEmpty && search.status === 'done' && (
          <NothingFound
            query={query.trim()}
            suggestion={answer.suggestion}
            onSearch={onAsk}
            onWiden={category && (() => setCategory(undefined))}
          />
        )}
        {search.status === 'failed' && <NotSearched onRetry={search.retry} />}
      </div>
      <KeyHints />
      <div role="status" className="visually-hidden">
        {search.status === 'done' &&
          answer &&
          (isEmpty ? t('search.none', { query: query.trim() }) : t('search.found', { count: answer.hits.length }))}
      </div>
    </>
  )
})

/**
 * Which choice Enter takes: the best result as soon as there is one, nothing before anything was asked. What the visitor
 * has chosen stays chosen when more is found to the same query, `to`.
 */
function useActive(to: string | undefined, choices: readonly Choice[]): [number, (index: number) => void] {
  const [chosen, setChosen] = useState<{ to: string | undefined; index: number; name: string }>()
  const nameOf = (index: number): string => {
    const choice = choices[index]
    return choice === undefined ? '' : choice.kind === 'query' ? choice.text : hrefOf(choice.place)
  }
  const find = ({ index, name }: { index: number; name: string }): number =>
    nameOf(index) === name ? index : choices.findIndex((_, other) => nameOf(other) === name)
  const found = chosen && chosen.to === to ? find(chosen) : -1
  const usual = to === undefined ? -1 : Math.min(0, choices.length - 1)
  return [found < 0 ? usual : found, (index) => setChosen({ to, index, name: nameOf(index) })]
}

/** The same function at every drawing, which does what the newest one does; lists are not drawn again because of it. */
function useStable<A extends unknown[]>(newest: (...args: A) => void): (...args: A) => void {
  const latest = useRef(newest)
  useLayoutEffect(() => {
    latest.current = newest
  })
  return useCallback((...args: A) => latest.current(...args), [])
}

/** Whether `state` has been true for so many milliseconds. */
function useLasting(state: boolean, delay: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!state) return setLasts(false)
    const timer = setTimeout(() => setLasts(true), delay)
    return () => clearTimeout(timer)
  }, [state, delay])
  return state && lasts
}
