import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDrivers } from '../../src/features/finder/drivers'
import { filterDrivers, NO_FILTERS } from '../../src/features/finder/filters'

const ROOT = join(import.meta.dirname, '..', '..')
const CONTENT = join(ROOT, 'public', 'content')

/** What the server's source says of each driver, cut down to what the table shows. */
interface Fact {
  name: string
  registered: 'always' | 'conditional' | 'no'
  must_proxy: boolean
  no_upload: boolean
  rapid_upload: boolean
  put: string
  rename: string
  move: string
  copy: string
  remove: string
}

const facts: Fact[] = JSON.parse(readFileSync(join(import.meta.dirname, 'facts', 'driver-abilities.json'), 'utf8'))
const rows: unknown[] = JSON.parse(readFileSync(join(CONTENT, 'data', 'drivers.json'), 'utf8'))
const drivers = readDrivers(rows)
const byName = new Map(drivers.map((driver) => [driver.name, driver]))

/** A method that only says "not implemented" is none. */
const ability = (fact: string) => (fact === 'yes' || fact === 'partial' ? fact : 'no')

describe('content/data/drivers.json', () => {
  it('has only rows that can be read', () => {
    expect(drivers).toHaveLength(rows.length)
    for (const { name, signIn } of drivers) expect(signIn.length, `signIn of ${name}`).toBeGreaterThan(0)
  })

  it('has every driver that the server registers, once, and no other', () => {
    const registered = facts.filter((fact) => fact.registered !== 'no').map(({ name }) => name)
    expect(drivers.map(({ name }) => name).sort()).toEqual(registered.sort())
  })

  it.each(facts.filter((fact) => fact.registered !== 'no'))('says of $name what the source says', (fact) => {
    expect(byName.get(fact.name)).toMatchObject({
      download: fact.must_proxy ? 'proxy' : '302',
      upload: fact.no_upload ? 'no' : ability(fact.put),
      rename: ability(fact.rename),
      move: ability(fact.move),
      copy: ability(fact.copy),
      remove: ability(fact.remove),
      rapid: fact.rapid_upload,
    })
  })

  it('names guides that exist, in both languages', () => {
    for (const { name, guide } of drivers) {
      if (guide === undefined) continue
      for (const prefix of ['', 'zh/'])
        expect(existsSync(join(CONTENT, prefix + guide)), `${name}: ${prefix}${guide}`).toBe(true)
    }
  })

  it('answers which storages give direct links and can upload, without a Chinese phone number', () => {
    const found = filterDrivers(
      drivers,
      { ...NO_FILTERS, download: '302', can: ['upload'], noPhone: true },
      ({ name }) => [name],
    )
    const names = found.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Onedrive', 'Dropbox', 'S3', 'PikPak', 'YandexDisk']))
    for (const name of ['BaiduNetdisk', 'GoogleDrive', 'Local', 'Onedrive Sharelink']) expect(names).not.toContain(name)
  })
})
