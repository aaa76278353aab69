import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { usePage } from '../../content/page-context'
import { useStore } from '../../platform/use-store'
import { closePanel, openedPanel } from '../../stores/panels'
import { Dialog } from '../../ui/Dialog'
import { Extra } from '../../ui/Extra'
import { onDemand } from '../../ui/on-demand'
import { useTranslation } from '../../ui/translation'
import { CategoryChips } from './CategoryChips'
import { history } from './history'
import { KeyHints } from './KeyHints'
import { NothingFound, NotSearched } from './Outcome'
import { type Choice, choicesOf, hrefOf } from './places'
import { optionId, ResultList } from './ResultList'
import styles from './SearchDialog.module.css'
import { SearchField } from './SearchField'
import { SearchNote } from './SearchNote'
import { StartList } from './StartList'
import { startParts } from './start-parts'
import { trail } from './trail'
import type { Category } from './types'
import { useFollow } from './use-follow'
import { useSearch } from './use-search'

/**
 * Apart, because its styles are about every element there is: with the dialog's own they would have the whole page
 * styled again at each first opening.
 */
const HighlightBar = onDemand(() => import('./HighlightBar').then((module) => module.HighlightBar))

/** The search, and the marks it leaves on the page it led to. The query stays when the dialog is closed. */
export function SearchDialog({ open }: { open: boolean }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState<Category>()
  /** Enter was pressed before the answer was there. */
  const [eager, setEager] = useState<{ newTab: boolean }>()
  const asked = useStore(openedPanel)?.query
  const search = useSearch(open, query, category)
  const follow = useFollow(query)
  const kept = useStore(history)
  const hasTrail = useStore(trail) !== undefined
  useTrailEnd()
  const close = () => closePanel('search')

  const isStart = query.trim() === ''
  const parts = startParts(kept, t('search.examples').split('|'))
  const answer = isStart ? undefined : search.answer
  const choices: Choice[] = isStart
    ? parts.flatMap(({ rows }) => rows.map(({ choice }) => choice))
    : answer
      ? choicesOf(answer)
      : []
  const [active, setActive] = useActive(answer && search.to, choices)

  const ask = (text: string) => {
    setTyped(text)
    setQuery(text)
    input.current?.focus()
  }
  const choose = (index: number, newTab = false) => {
    const choice = choices[index]
    if (choice?.kind === 'query') ask(choice.text)
    else if (choice) follow(choice, { newTab })
  }
  useEffect(() => {
    if (!open) return
    if (asked !== undefined) {
      setTyped(asked)
      setQuery(asked)
    }
    // What was typed last time stays, and typing replaces it.
    input.current?.select()
  }, [open, asked])
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  // Between a letter and the start of its search there is a moment too.
  const isAwaited = search.status === 'searching' || (search.status === 'idle' && query.trim() !== '')
  const chooseFirst = useEffectEvent((newTab: boolean) => choose(0, newTab))
  useEffect(() => {
    if (!eager || isAwaited) return
    setEager(undefined)
    chooseFirst(eager.newTab)
  }, [eager, isAwaited])

  const key = (event: KeyboardEvent) => {
    setEager(undefined)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && !event.altKey) {
      event.preventDefault()
      if (choices.length > 0) setActive((Math.max(active, step > 0 ? -1 : 0) + step + choices.length) % choices.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const newTab = event.ctrlKey || event.metaKey
      if (isAwaited) setEager({ newTab })
      else choose(active, newTab)
    } else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      input.current?.select()
    }
  }

  const list = { listId, active, onActive: useStable(setActive), onChoose: useStable(choose) }
  const isEmpty = answer !== undefined && answer.hits.length === 0
  return (
    <>
      <Dialog open={open} onClose={close} label={t('nav.search')} shape="top" className={styles.dialog}>
        <div className={styles.frame}>
          <SearchField
            input={input}
            value={typed}
            onChange={(value, composing) => {
              setTyped(value)
              if (!composing) setQuery(value)
            }}
            onKey={key}
            onCancel={close}
            listId={choices.length > 0 ? listId : undefined}
            activeId={active >= 0 && active < choices.length ? optionId(listId, active) : undefined}
            busy={search.status === 'searching' || search.status === 'growing'}
          />
          <CategoryChips chosen={category} onChoose={setCategory} counts={answer?.counts} />
          <SearchNote search={search} />
          <div className={styles.body}>
            {isStart && <StartList parts={parts} {...list} />}
            {answer && !isEmpty && search.status !== 'failed' && <ResultList answer={answer} {...list} />}
            {isEmpty && search.status === 'done' && (
              <NothingFound
                query={query.trim()}
                suggestion={answer.suggestion}
                onSearch={ask}
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
        </div>
      </Dialog>
      {hasTrail && (
        <Extra what="the marks of the search" where="features/search/HighlightBar.tsx">
          <HighlightBar />
        </Extra>
      )}
    </>
  )
}

/** The trail ends when another page comes than the one it leads to. Here, where it begins: its bar may load after that. */
function useTrailEnd(): void {
  const { path } = usePage().page
  useEffect(() => {
    if (trail.get()?.path !== path) trail.set(undefined)
  }, [path])
}

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
