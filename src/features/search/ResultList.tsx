import { type MouseEvent, memo, type ReactNode } from 'react'
import type { ManifestIndex } from '../../content/manifest'
import { breadcrumb } from '../../content/nav-tree'
import { usePage } from '../../content/page-context'
import { Icon } from '../../ui/Icon'
import { useTranslation } from '../../ui/translation'
import { useIsPainted } from '../../ui/use-is-painted'
import { Marks } from './Marks'
import { hrefOf, placeOf } from './places'
import styles from './ResultList.module.css'
import type { Answer, Hit, HitEntry } from './types'

/** How the list and the field agree on what is chosen. */
export interface ListProps {
  listId: string
  /** Index of the choice that Enter would take; -1 for none. */
  active: number
  onActive(index: number): void
  onChoose(index: number): void
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** So many lines fill the dialog of a large screen. */
const AT_ONCE = 8

/** How many pages are drawn at once; those below the fold follow once these are painted. */
function countInSight(hits: readonly Hit[]): number {
  let lines = 0
  let count = 0
  for (const { entries } of hits) {
    if (lines >= AT_ONCE) break
    lines += entries.length
    count++
  }
  return count
}

/** What was found, page by page. */
export const ResultList = memo(function ResultList({
  answer,
  listId,
  active,
  onActive,
  onChoose,
}: ListProps & { answer: Answer }) {
  const { t } = useTranslation()
  const { manifest, page } = usePage()
  const inSight = countInSight(answer.hits)
  const hits = useIsPainted(answer) ? answer.hits : answer.hits.slice(0, inSight)
  let index = 0
  return (
    <div role="listbox" id={listId} aria-label={t('search.results')} className={styles.list}>
      {hits.map((hit, place) => {
        const first = index
        index += hit.entries.length
        return (
          // biome-ignore lint/a11y/useSemanticElements: only a group may stand between a listbox and its options
          <div
            key={hit.path}
            role="group"
            aria-label={hit.title.text}
            className={styles.page}
            data-below={place >= inSight || undefined}
          >
            {hit.entries[0]?.anchor !== '' && (
              <div className={styles.head}>
                <PageTitle hit={hit} manifest={manifest} locale={page.locale} />
              </div>
            )}
            {hit.entries.map((entry, at) => (
              <Option
                key={entry.anchor}
                hit={hit}
                entry={entry}
                id={optionId(listId, first + at)}
                index={first + at}
                isActive={active === first + at}
                onActive={onActive}
                onChoose={onChoose}
              >
                {entry.anchor === '' && <PageTitle hit={hit} manifest={manifest} locale={page.locale} />}
              </Option>
            ))}
          </div>
        )
      })}
    </div>
  )
})

interface OptionProps {
  hit: Hit
  entry: HitEntry
  id: string
  index: number
  isActive: boolean
  onActive(index: number): void
  onChoose(index: number): void
  children: ReactNode
}

function Option({ hit, entry, id, index, isActive, onActive, onChoose, children }: OptionProps) {
  const press = (event: MouseEvent) => {
    // Other buttons and held keys mean what they mean on any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(index)
  }
  return (
    <a
      role="option"
      id={id}
      href={hrefOf(placeOf(hit, entry))}
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      data-page={entry.anchor === '' || undefined}
      onClick={press}
      onPointerMove={isActive ? undefined : () => onActive(index)}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
      {entry.headings.length > 0 && (
        <span className={styles.heading}>
          <Icon name="hash" />
          {entry.headings.map((heading, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the title path of one entry never changes its order
            <span key={at}>
              <Marks {...heading} />
            </span>
          ))}
        </span>
      )}
      {entry.excerpt.text !== '' && (
        <span className={styles.excerpt}>
          <Marks {...entry.excerpt} />
        </span>
      )}
    </a>
  )
}

function PageTitle({ hit, manifest, locale }: { hit: Hit; manifest: ManifestIndex; locale: string }) {
  const icon = manifest.byPath.get(hit.path)?.meta.icon ?? 'file'
  const crumb = breadcrumb(manifest, hit.path, locale, hit.title.text).slice(1, -1)
  return (
    <span className={styles.title}>
      <Icon name={icon} />
      <span className={styles.name}>
        <Marks {...hit.title} />
        {hit.alias && (
          <small>
            <Marks {...hit.alias} />
          </small>
        )}
      </span>
      {crumb.length > 0 && <span className={styles.crumb}>{crumb.map(({ text }) => text).join(' › ')}</span>}
    </span>
  )
}
