import { use } from 'react'
import { readDataFile, textIn } from '../../content/data-file'
import { usePage } from '../../content/page-context'
import { loadNames } from '../../content/page-names'
import { pathOfFile } from '../../content/paths'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { useProductTexts } from '../../ui/use-product-texts'
import { DriverTable } from './DriverTable'
import { type Driver, readDrivers } from './drivers'
import { FilterBar } from './FilterBar'
import { filterDrivers } from './filters'
import styles from './finder.module.css'
import { GuideList } from './GuideList'
import { useFilters } from './use-filters'

/** Which storage fits: a table of all drivers, narrowed by what one needs. Without its data, a plain list of guides. */
export function DriverFinder() {
  return (
    <ErrorBoundary what="DriverFinder" where="content/data/drivers.json" details={<GuideList />}>
      <Finder />
    </ErrorBoundary>
  )
}

const read = new WeakMap<Promise<unknown>, Promise<Driver[]>>()

/** The checked rows of a reading, checked once. */
function driversOf(file: Promise<unknown>): Promise<Driver[]> {
  const known = read.get(file) ?? file.then(readDrivers)
  read.set(file, known)
  return known
}

function Finder() {
  const { t } = useProductTexts()
  const { page, manifest } = usePage()
  // Both are asked for before either is waited for.
  const reading = driversOf(readDataFile('drivers'))
  const naming = loadNames(manifest.names[page.locale])
  const drivers = use(reading)
  const pageNames = use(naming)
  const [filters, change] = useFilters()
  const names = (driver: Driver) => {
    const titles = typeof driver.title === 'string' ? [driver.title] : Object.values(driver.title)
    return [
      driver.name,
      ...titles,
      ...driver.aliases,
      ...((driver.guide && pageNames[pathOfFile(page.locale.slice(1) + driver.guide)]) || []),
    ]
  }
  const found = filterDrivers(drivers, filters, names)
  return (
    <section aria-label={t('finder.label')} className={styles.finder}>
      <FilterBar filters={filters} onChange={change} count={found.length} total={drivers.length} />
      <DriverTable drivers={found} titleOf={(driver) => textIn(driver.title, page.lang)} />
    </section>
  )
}
