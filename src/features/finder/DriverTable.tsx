// biome-ignore-all lint/a11y/noRedundantRoles: laid out as cards, a table loses its meaning in some browsers
import { Fragment } from 'react'
import { useLocale } from '../../content/page-context'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { useProductTexts } from '../../ui/use-product-texts'
import { type Ability, type Driver, nameParts } from './drivers'
import styles from './finder.module.css'

const COLUMNS = ['upload', 'rename', 'remove', 'offline'] as const

interface DriverTableProps {
  drivers: readonly Driver[]
  /** Name of the provider in the reader's language. */
  titleOf(driver: Driver): string
}

/** The drivers that fit: a table where there is room for one, and cards elsewhere. */
export function DriverTable({ drivers, titleOf }: DriverTableProps) {
  const { t } = useProductTexts()
  if (drivers.length === 0) return <p className={styles.none}>{t('finder.none')}</p>
  const heads = [t('finder.driver'), t('finder.region'), t('finder.signIn'), t('finder.download')]
  return (
    <table role="table" className={styles.table} data-cards>
      <thead role="rowgroup">
        <tr role="row">
          {[...heads, ...COLUMNS.map((name) => t(`finder.column.${name}`))].map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {drivers.map((driver) => (
          <Row key={driver.name} driver={driver} title={titleOf(driver)} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ driver, title }: { driver: Driver; title: string }) {
  const { t } = useProductTexts()
  const { prefix } = useLocale()
  const { name, guide, region, signIn, phone, download } = driver
  const folder = prefix.slice(1)
  return (
    <tr role="row">
      {/* Named in full: some browsers read a place where a word may break as a space. */}
      <th role="rowheader" scope="row" aria-label={title === name ? name : `${name} ${title}`}>
        {guide ? (
          <Link to={`/${folder}${guide}`} aria-label={name}>
            <Name text={name} />
          </Link>
        ) : (
          <span>
            <Name text={name} />
          </span>
        )}
        {title !== name && <small>{title}</small>}
      </th>
      <td role="cell" data-label={t('finder.region')}>
        {t(`finder.regions.${region}`)}
        {phone && <small>{t('finder.phone')}</small>}
      </td>
      <td role="cell" data-label={t('finder.signIn')}>
        {signIn.map((way) => t(`finder.signIns.${way}`)).join(t('finder.or'))}
      </td>
      <td role="cell" data-label={t('finder.download')} data-download={download}>
        {t(download === '302' ? 'finder.direct' : 'finder.proxy')}
      </td>
      {COLUMNS.map((column) => (
        <td key={column} role="cell" data-label={t(`finder.column.${column}`)}>
          <AbilityMark ability={driver[column]} />
        </td>
      ))}
    </tr>
  )
}

/** A name that breaks between its words only. */
function Name({ text }: { text: string }) {
  return nameParts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** Yes, no or partly, to the eye and to a screen reader. */
function AbilityMark({ ability }: { ability: Ability }) {
  const { t } = useProductTexts()
  const icons = { yes: 'check', partial: 'more', no: 'close' } as const
  return (
    <span className={styles.mark} data-ability={ability}>
      <Icon name={icons[ability]} label={t(`finder.ability.${ability}`)} />
    </span>
  )
}
