import { memo, useEffect, useRef } from 'react'
import { usePage, useSite } from '../../content/page-context'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { useTranslation } from '../../ui/translation'
import { useDisclosure } from '../../ui/use-disclosure'
import { headingsOf } from '../../widgets/PageMarkdown'
import styles from './Outline.module.css'
import { outlineLevels } from './outline-levels'
import { useOutline } from './use-outline'
import { useScrollSpy } from './use-scroll-spy'

/** What is on this page: beside the text where there is room, else a bar above it that unfolds. */
export function Outline() {
  const { t } = useTranslation()
  const { page } = usePage()
  const { theme } = useSite()
  const { meta } = page.document
  const ignore = typeof meta.toc === 'object' ? meta.toc.ignore : undefined
  const levels = outlineLevels(meta, theme.headerDepth)
  const entries = useOutline({ levels, ignore, known: headingsOf(page.document), page })
  const active = useScrollSpy(entries)
  const { open, close, root, button, panel } = useDisclosure<HTMLElement>()
  const list = useActiveInView(active)

  if (entries.length === 0) return null
  const lowest = Math.min(...entries.map((entry) => entry.level))
  const current = entries.find((entry) => entry.id === active)
  return (
    <nav
      {...root}
      className={styles.outline}
      aria-label={t('nav.outline')}
      data-open={open || undefined}
      data-print="hide"
      data-dim
    >
      <p className={styles.title}>{t('nav.outline')}</p>
      <button type="button" {...button} className={styles.bar}>
        <Icon name="chevron-right" />
        <span>{t('nav.outline')}</span>
        {current && <span className={styles.current}>{current.text}</span>}
      </button>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for no list */}
      <ul ref={list} id={panel.id} role="list">
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            id={entry.id}
            text={entry.text}
            level={entry.level - lowest}
            isActive={entry.id === active}
            onChoose={close}
          />
        ))}
      </ul>
    </nav>
  )
}

interface EntryProps {
  id: string
  text: string
  level: number
  isActive: boolean
  onChoose(): void
}

/** Drawn again only when it changes: the list of a very long page grows while it is read. */
const Entry = memo(function Entry({ id, text, level, isActive, onChoose }: EntryProps) {
  return (
    <li>
      <Link to={`#${id}`} data-level={level} aria-current={isActive || undefined} onClick={onChoose}>
        {text}
      </Link>
    </li>
  )
})

/** Keeps the active entry visible in a list longer than its box. */
function useActiveInView(active: string | undefined) {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active entry is at another place
  useEffect(() => {
    const box = list.current
    const row = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !row) return
    const above = row.offsetTop - box.scrollTop
    if (above < 0 || above + row.offsetHeight > box.clientHeight) box.scrollTop = row.offsetTop - box.clientHeight / 2
  }, [active])
  return list
}
