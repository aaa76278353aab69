import { ABILITIES, type Driver, REGIONS, type Region, SIGN_INS, type SignIn } from './drivers'

type AbilityName = (typeof ABILITIES)[number]

/** What a visitor asks of a storage. Everything asked must hold; of several regions or sign-ins, one. */
export interface Filters {
  words: string
  download: 'any' | '302' | 'proxy'
  can: readonly AbilityName[]
  /** Leave out what needs a phone number of mainland China. */
  noPhone: boolean
  regions: readonly Region[]
  signIns: readonly SignIn[]
  rapid: boolean
}

export const NO_FILTERS: Filters = {
  words: '',
  download: 'any',
  can: [],
  noPhone: false,
  regions: [],
  signIns: [],
  rapid: false,
}

export const isFiltered = (filters: Filters): boolean => filtersToQuery(filters, '').size > 0

/** The drivers that fit, in the given order. Pure. */
export function filterDrivers(
  drivers: readonly Driver[],
  filters: Filters,
  names: (driver: Driver) => readonly string[],
) {
  const words = fold(filters.words).split(/\s+/).filter(Boolean)
  return drivers.filter((driver) => {
    if (filters.download !== 'any' && driver.download !== filters.download) return false
    if (filters.noPhone && driver.phone) return false
    if (filters.rapid && !driver.rapid) return false
    if (filters.regions.length > 0 && !filters.regions.includes(driver.region)) return false
    if (filters.signIns.length > 0 && !filters.signIns.some((way) => driver.signIn.includes(way))) return false
    if (filters.can.some((ability) => driver[ability] === 'no')) return false
    const text = fold(names(driver).join('\n'))
    return words.every((word) => text.includes(word))
  })
}

/** Case and width do not matter; neither do spaces between Latin letters and Han characters. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

const listOf = <T extends string>(text: string | null, known: readonly T[]): T[] =>
  known.filter((value) => text?.split(',').includes(value))

/** Reads the filters out of an address; what is unknown there is ignored. Pure. */
export function filtersOfQuery(query: URLSearchParams): Filters {
  const download = query.get('download')
  return {
    words: query.get('q')?.slice(0, 100) ?? '',
    download: download === '302' || download === 'proxy' ? download : 'any',
    can: listOf(query.get('can'), ABILITIES),
    noPhone: query.get('phone') === 'no',
    regions: listOf(query.get('region'), REGIONS),
    signIns: listOf(query.get('sign-in'), SIGN_INS),
    rapid: query.get('rapid') === 'yes',
  }
}

const OURS = ['q', 'download', 'can', 'phone', 'region', 'sign-in', 'rapid'] as const

/** Writes the filters into a query; parameters that are not ours stay. Pure. */
export function filtersToQuery(filters: Filters, query: URLSearchParams | string): URLSearchParams {
  const result = new URLSearchParams(query)
  for (const name of OURS) result.delete(name)
  const set = (name: (typeof OURS)[number], value: string) => {
    if (value !== '') result.set(name, value)
  }
  set('q', filters.words.trim())
  set('download', filters.download === 'any' ? '' : filters.download)
  set('can', filters.can.join(','))
  set('phone', filters.noPhone ? 'no' : '')
  set('region', filters.regions.join(','))
  set('sign-in', filters.signIns.join(','))
  set('rapid', filters.rapid ? 'yes' : '')
  return result
}
