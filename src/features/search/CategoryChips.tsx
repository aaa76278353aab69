import { memo } from 'react'
import { useTranslation } from '../../ui/translation'
import styles from './CategoryChips.module.css'
import { CATEGORIES } from './categories'
import type { Answer, Category } from './types'

interface CategoryChipsProps {
  chosen: Category | undefined
  onChoose(category: Category | undefined): void
  /** Pages found in each part of the site, when something was searched. */
  counts: Answer['counts'] | undefined
}

/** Narrows the search to a part of the site. */
export const CategoryChips = memo(function CategoryChips({ chosen, onChoose, counts }: CategoryChipsProps) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, and these are buttons
    <div role="group" aria-label={t('search.filter')} className={styles.chips}>
      {[undefined, ...CATEGORIES].map((category) => (
        <button
          key={category ?? 'all'}
          type="button"
          className={styles.chip}
          aria-pressed={chosen === category}
          onClick={() => onChoose(category)}
        >
          {t(`search.${category ?? 'all'}`)}
          {category && counts?.[category] !== undefined && <span>{counts[category]}</span>}
        </button>
      ))}
    </div>
  )
})
