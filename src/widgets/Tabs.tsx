import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { hasModifier } from '../platform/keyboard'
import { createStore } from '../platform/store'
import { useStore } from '../platform/use-store'
import { useTranslation } from '../ui/translation'
import type { text } from './readers'
import type { WidgetItem, WidgetProps } from './row'
import styles from './Tabs.module.css'
import { tabChoice, tabOfAddress } from './tab-choices'
import { useRevealed } from './use-revealed'

type TabsProps = WidgetProps<{ title: typeof text; value: typeof text }>

/** `::: tabs#group` with `@tab` lines. Groups of the same name switch together, here and in other browser tabs. */
export function Tabs({ name, items, attributes, children }: TabsProps) {
  const { t } = useTranslation()
  const id = useId()
  const group = attributes.value
  const [own] = useState(() => createStore(''))
  const choice = group === undefined ? own : tabChoice(group)
  const chosen = useStore(choice)
  const strip = useRef<HTMLDivElement>(null)
  useAddress(group, items, choice.set)

  const wanted = items.findIndex(({ value }) => value === chosen)
  const marked = items.findIndex(({ active }) => active)
  const selected = Math.max(0, wanted >= 0 ? wanted : marked)

  const select = (index: number) => {
    const value = items[index]?.value
    if (value === undefined || index === selected) return
    const before = strip.current?.getBoundingClientRect().top ?? 0
    flushSync(() => choice.set(value))
    // Other groups above may have changed their height: the pressed strip stays where it is.
    window.scrollBy(0, (strip.current?.getBoundingClientRect().top ?? 0) - before)
  }

  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }
    const tabs = [...(strip.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const at = tabs.indexOf(document.activeElement as HTMLElement)
    const step = steps[event.key]
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step === undefined
            ? -1
            : (at + step + tabs.length) % tabs.length
    if (next < 0 || hasModifier(event)) return
    event.preventDefault()
    tabs[next]?.focus()
  }

  if (items.length === 0) return <>{children}</>
  return (
    <>
      {children}
      <div className={styles.tabs} data-code={name === 'code-tabs' || undefined}>
        <div
          ref={strip}
          role="tablist"
          className={styles.strip}
          aria-label={attributes.title ?? t('widgets.tabs')}
          data-scroll=""
          onKeyDown={move}
        >
          {items.map((item, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the tabs of a group never change their order
              key={index}
              type="button"
              role="tab"
              id={`${id}tab${index}`}
              aria-selected={index === selected}
              aria-controls={`${id}panel${index}`}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => select(index)}
            >
              {item.title ?? t('widgets.tab', { number: index + 1 })}
            </button>
          ))}
        </div>
        {items.map((item, index) => (
          <Panel
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={index}
            id={`${id}panel${index}`}
            tab={`${id}tab${index}`}
            item={item}
            selected={index === selected}
            onReveal={() => select(index)}
          />
        ))}
      </div>
    </>
  )
}

interface PanelProps {
  id: string
  tab: string
  item: WidgetItem
  selected: boolean
  onReveal(): void
}

/** Hidden panels stay in the document: the browser's search finds their text and opens them, and so do links into them. */
function Panel({ id, tab, item, selected, onReveal }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  const reveal = useRef(onReveal)
  reveal.current = onReveal
  useLayoutEffect(() => {
    // React knows `hidden` only as a switch.
    if (!selected) ref.current?.setAttribute('hidden', 'until-found')
  }, [selected])
  useEffect(() => {
    const panel = ref.current
    const found = () => reveal.current()
    panel?.addEventListener('beforematch', found)
    return () => panel?.removeEventListener('beforematch', found)
  }, [])
  useRevealed(ref, () => {
    if (!selected) onReveal()
  })
  return (
    <div
      ref={ref}
      role="tabpanel"
      id={id}
      aria-labelledby={tab}
      data-title={item.value}
      hidden={!selected}
      className={styles.panel}
    >
      <div className={styles.content}>{item.content}</div>
    </div>
  )
}

/** Follows `?tab.os=linux` when the group has such a tab. */
function useAddress(group: string | undefined, items: readonly WidgetItem[], choose: (value: string) => void): void {
  const { search } = useLocation()
  const latest = useRef({ items, choose })
  latest.current = { items, choose }
  useLayoutEffect(() => {
    const value = group === undefined ? undefined : tabOfAddress(search, group)
    if (value !== undefined && latest.current.items.some((item) => item.value === value)) latest.current.choose(value)
  }, [search, group])
}
