import { useStore } from '../../platform/use-store'
import { IconButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { useTranslation } from '../../ui/translation'
import { forgetOpened, forgetQuery, history, isSamePlace, toggleFavourite } from './history'
import { type Choice, hrefOf } from './places'
import { type ListProps, optionId } from './ResultList'
import styles from './StartList.module.css'
import type { StartPart } from './start-parts'

const ICONS: Record<StartPart['kind'], string> = {
  favourites: 'star',
  queries: 'search',
  opened: 'clock',
  examples: 'search',
}

/**
 * What can be chosen before anything is typed. A list of options cannot hold buttons, so the buttons of each row stand
 * beside the list and share its grid.
 */
export function StartList({ parts, listId, active, onActive, onChoose }: ListProps & { parts: readonly StartPart[] }) {
  const { t } = useTranslation()
  const label = ({ kind }: StartPart) => (kind === 'examples' ? t('search.start') : t(`search.${kind}`))
  return (
    <div className={styles.grid}>
      <div role="listbox" id={listId} aria-label={t('search.results')} className={styles.through}>
        {parts.map((part) => (
          // biome-ignore lint/a11y/useSemanticElements: only a group may stand between a listbox and its options
          <div key={part.kind} role="group" aria-label={label(part)} className={styles.through}>
            <div className={styles.label} style={{ gridRow: part.line }}>
              {label(part)}
            </div>
            {part.rows.map(({ choice, index, line }) => (
              <a
                key={index}
                role="option"
                id={optionId(listId, index)}
                href={choice.kind === 'place' ? hrefOf(choice.place) : undefined}
                tabIndex={-1}
                aria-selected={active === index}
                className={styles.option}
                style={{ gridRow: line }}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  onChoose(index)
                }}
                onPointerMove={() => onActive(index)}
                onMouseDown={(event) => event.preventDefault()}
              >
                <Icon name={ICONS[part.kind]} />
                <span>{textOf(choice)}</span>
                {choice.kind === 'place' && choice.place.section !== '' && <small>{choice.place.title}</small>}
              </a>
            ))}
          </div>
        ))}
      </div>
      {parts.flatMap(({ kind, rows }) =>
        rows.map(({ choice, index, line }) => (
          <div key={index} className={styles.buttons} style={{ gridRow: line }}>
            {kind !== 'examples' && <RowButtons choice={choice} isFavourite={kind === 'favourites'} />}
          </div>
        )),
      )}
    </div>
  )
}

const textOf = (choice: Choice): string =>
  choice.kind === 'query' ? choice.text : choice.place.section || choice.place.title

function RowButtons({ choice, isFavourite }: { choice: Choice; isFavourite: boolean }) {
  const { t } = useTranslation()
  const { favourites } = useStore(history)
  const what = textOf(choice)
  if (choice.kind === 'query') {
    return <IconButton icon="close" label={t('search.forget', { what })} onClick={() => forgetQuery(choice.text)} />
  }
  const { place } = choice
  if (isFavourite) {
    return <IconButton icon="close" label={t('search.unkeep', { what })} onClick={() => toggleFavourite(place)} />
  }
  const isKept = favourites.some((other) => isSamePlace(other, place))
  return (
    <>
      {!isKept && <IconButton icon="star" label={t('search.keep', { what })} onClick={() => toggleFavourite(place)} />}
      <IconButton icon="close" label={t('search.forget', { what })} onClick={() => forgetOpened(place)} />
    </>
  )
}
