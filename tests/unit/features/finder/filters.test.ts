import { describe, expect, it, vi } from 'vitest'
import { type Driver, readDrivers } from '../../../../src/features/finder/drivers'
import {
  type Filters,
  filterDrivers,
  filtersOfQuery,
  filtersToQuery,
  isFiltered,
  NO_FILTERS,
} from '../../../../src/features/finder/filters'

const driver = (name: string, more: Partial<Driver> = {}): Driver => ({
  name,
  title: name,
  aliases: [],
  region: 'any',
  signIn: ['account'],
  phone: false,
  download: '302',
  upload: 'yes',
  rename: 'yes',
  move: 'yes',
  copy: 'yes',
  remove: 'yes',
  offline: 'no',
  rapid: false,
  ...more,
})
const DRIVERS = [
  driver('Quark', {
    region: 'cn',
    signIn: ['cookie'],
    phone: true,
    title: { en: 'Quark', zh: '夸克网盘' },
    rapid: true,
  }),
  driver('Share', { upload: 'no', rename: 'no', signIn: ['none'] }),
  driver('WeiYun', { download: 'proxy', region: 'cn', signIn: ['cookie', 'key'], upload: 'partial' }),
]
const names = ({ name, title }: Driver) => [name, ...(typeof title === 'string' ? [title] : Object.values(title))]
const find = (filters: Partial<Filters>) =>
  filterDrivers(DRIVERS, { ...NO_FILTERS, ...filters }, names).map(({ name }) => name)

describe('the filters', () => {
  it('let everything through at first', () => {
    expect(find({})).toEqual(['Quark', 'Share', 'WeiYun'])
    expect(isFiltered(NO_FILTERS)).toBe(false)
  })

  it('all hold together; of several regions or ways one is enough', () => {
    expect(find({ download: '302', can: ['upload'] })).toEqual(['Quark'])
    expect(find({ can: ['upload'] })).toEqual(['Quark', 'WeiYun'])
    expect(find({ noPhone: true })).toEqual(['Share', 'WeiYun'])
    expect(find({ regions: ['cn', 'intl'] })).toEqual(['Quark', 'WeiYun'])
    expect(find({ signIns: ['none', 'key'] })).toEqual(['Share', 'WeiYun'])
    expect(find({ rapid: true })).toEqual(['Quark'])
  })

  it('find names in both languages, whatever the case and width', () => {
    expect(find({ words: '夸克' })).toEqual(['Quark'])
    expect(find({ words: 'ＱＵＡＲＫ 网盘' })).toEqual(['Quark'])
    expect(find({ words: 'nothing' })).toEqual([])
  })

  it('survive the way through an address', () => {
    const filters: Filters = {
      words: 'a b',
      download: 'proxy',
      can: ['upload', 'offline'],
      noPhone: true,
      regions: ['intl'],
      signIns: ['token', 'none'],
      rapid: true,
    }
    const query = filtersToQuery(filters, 'tab.os=linux')
    expect(query.get('tab.os')).toBe('linux')
    expect(filtersOfQuery(query)).toEqual(filters)
    expect(filtersToQuery(NO_FILTERS, query).toString()).toBe('tab.os=linux')
  })

  it('ignore what an address makes up', () => {
    const query = new URLSearchParams('download=constructor&can=__proto__,upload&region=mars&phone=yes&sign-in=&q=')
    expect(filtersOfQuery(query)).toEqual({ ...NO_FILTERS, can: ['upload'] })
  })
})

describe('the rows of the data file', () => {
  it('are left out, with a message, when they cannot be read', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const rows = readDrivers([
      { name: 'A', title: 'A', region: 'cn', download: '302', signIn: ['key', 'magic'], upload: 'maybe', phone: 1 },
      { name: 'B', title: 'B', region: 'moon', download: '302' },
      null,
      'C',
    ])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ signIn: ['key'], upload: 'no', phone: false })
    expect(warn).toHaveBeenCalledTimes(3)
    expect(readDrivers({})).toEqual([])
  })
})
