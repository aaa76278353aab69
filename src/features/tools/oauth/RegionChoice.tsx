import { useId } from 'react'
import { Link } from '../../../ui/Link'
import { useProductTexts } from '../../../ui/use-product-texts'
import { appListOf, isRegion, REGIONS, type RegionId } from '../regions'
import styles from '../tools.module.css'

/** Which of Microsoft's clouds the account is in, with the place where that cloud registers applications. */
export function RegionChoice({ value, onChange }: { value: RegionId; onChange(region: RegionId): void }) {
  const { t } = useProductTexts()
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('oauth.region')}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          if (isRegion(target.value)) onChange(target.value)
        }}
      >
        {(Object.keys(REGIONS) as RegionId[]).map((region) => (
          <option key={region} value={region}>
            {t(`oauth.regions.${region}`)}
          </option>
        ))}
      </select>
      <p>
        <Link to={appListOf(value)}>{t('oauth.console')}</Link>
      </p>
    </div>
  )
}
