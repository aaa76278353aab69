import { useRef } from 'react'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { SearchInput } from '../../ui/SearchInput'
import { useProductTexts } from '../../ui/use-product-texts'
import { Chip, ChipGroup } from './Chip'
import { REGIONS, SIGN_INS } from './drivers'
import { type Filters, isFiltered, NO_FILTERS } from './filters'
import styles from './finder.module.css'

interface FilterBarProps {
  filters: Filters
  onChange(changes: Partial<Filters>): void
  count: number
  total: number
}

/** Asked first, because most people do; the rest is one press away. */
const FIRST = ['upload', 'rename'] as const
const MORE = ['move', 'copy', 'remove', 'offline'] as const

/** Adds what is missing, takes away what is there. */
const toggled = <T,>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((entry) => entry !== value) : [...list, value]

/** What a storage should be able to do, as switches, and a field for its name. */
export function FilterBar({ filters, onChange, count, total }: FilterBarProps) {
  const { t } = useProductTexts()
  const field = useRef<HTMLInputElement>(null)
  const { download, can, regions, signIns } = filters
  const ability = (name: (typeof FIRST | typeof MORE)[number]) => (
    <Chip key={name} on={can.includes(name)} onToggle={() => onChange({ can: toggled(can, name) })}>
      {t(`finder.can.${name}`)}
    </Chip>
  )
  const reset = () => {
    onChange(NO_FILTERS)
    // The button goes.
    field.current?.focus()
  }
  const moreUsed = MORE.some((name) => can.includes(name)) || regions.length > 0 || signIns.length > 0 || filters.rapid
  return (
    <search className={styles.bar} data-print="hide">
      <SearchInput
        ref={field}
        label={t('finder.words')}
        value={filters.words}
        onChange={(words) => onChange({ words })}
      />
      <div className={styles.chips}>
        <Chip on={download === '302'} onToggle={() => onChange({ download: download === '302' ? 'any' : '302' })}>
          {t('finder.direct')}
        </Chip>
        {FIRST.map(ability)}
        <Chip on={filters.noPhone} onToggle={() => onChange({ noPhone: !filters.noPhone })}>
          {t('finder.noPhone')}
        </Chip>
      </div>
      <details className={styles.more} open={moreUsed || undefined}>
        <summary>
          <Icon name="chevron-right" />
          {t('finder.more')}
        </summary>
        <div>
          <ChipGroup label={t('finder.abilities')}>
            {MORE.map(ability)}
            <Chip on={filters.rapid} onToggle={() => onChange({ rapid: !filters.rapid })}>
              {t('finder.rapid')}
            </Chip>
            <Chip
              on={download === 'proxy'}
              onToggle={() => onChange({ download: download === 'proxy' ? 'any' : 'proxy' })}
            >
              {t('finder.proxy')}
            </Chip>
          </ChipGroup>
          <ChipGroup label={t('finder.region')}>
            {REGIONS.map((region) => (
              <Chip
                key={region}
                on={regions.includes(region)}
                onToggle={() => onChange({ regions: toggled(regions, region) })}
              >
                {t(`finder.regions.${region}`)}
              </Chip>
            ))}
          </ChipGroup>
          <ChipGroup label={t('finder.signIn')}>
            {SIGN_INS.map((way) => (
              <Chip key={way} on={signIns.includes(way)} onToggle={() => onChange({ signIns: toggled(signIns, way) })}>
                {t(`finder.signIns.${way}`)}
              </Chip>
            ))}
          </ChipGroup>
        </div>
      </details>
      <div className={styles.count}>
        <p role="status">{t('finder.count', { count, total })}</p>
        {isFiltered(filters) && (
          <Button look="quiet" icon="close" onClick={reset}>
            {t('finder.reset')}
          </Button>
        )}
      </div>
    </search>
  )
}
