import { type DataText, isDataText } from '../../content/data-file'
import { isRecord } from '../../platform/record'
import { report } from '../../platform/report'

export type Region = 'cn' | 'intl' | 'any'
export type SignIn = 'token' | 'account' | 'cookie' | 'key' | 'none'
/** `partial`: only in some modes or for some accounts. */
export type Ability = 'yes' | 'partial' | 'no'

export const REGIONS: readonly Region[] = ['cn', 'intl', 'any']
export const SIGN_INS: readonly SignIn[] = ['token', 'account', 'cookie', 'key', 'none']
export const ABILITIES = ['upload', 'rename', 'move', 'copy', 'remove', 'offline'] as const

/** A row of `content/data/drivers.json`. */
export interface Driver {
  /** As the storage form has it. */
  name: string
  title: DataText
  aliases: readonly string[]
  /** Content file of the guide, when there is one. */
  guide?: string
  region: Region
  signIn: readonly SignIn[]
  /** An account is opened with a phone number of mainland China. */
  phone: boolean
  download: '302' | 'proxy'
  upload: Ability
  rename: Ability
  move: Ability
  copy: Ability
  remove: Ability
  /** The provider fetches links by itself. */
  offline: Ability
  /** The provider takes a hash for a file that it already has. */
  rapid: boolean
}

/** The rows that can be used; the others are reported and left out. */
export function readDrivers(data: unknown): Driver[] {
  if (!Array.isArray(data)) return []
  return data.flatMap((row: unknown, index) => {
    const driver = readDriver(row)
    if (!driver)
      report('a driver cannot be read', `content/data/drivers.json [${index}]`, 'compare it with other rows', row)
    return driver ?? []
  })
}

/** The words of a name, such as `Aliyundrive` and `Open`: a narrow column may break between them. */
export function nameParts(name: string): string[] {
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
}

function readDriver(row: unknown): Driver | undefined {
  if (!isRecord(row) || typeof row.name !== 'string' || !isDataText(row.title)) return undefined
  const { name, title, phone, rapid } = row
  const region = REGIONS.find((value) => value === row.region)
  const download = (['302', 'proxy'] as const).find((value) => value === row.download)
  if (!region || !download) return undefined
  const ability = (key: string): Ability => (['yes', 'partial'] as const).find((value) => value === row[key]) ?? 'no'
  return {
    name,
    title,
    aliases: texts(row.aliases),
    ...(typeof row.guide === 'string' ? { guide: row.guide } : {}),
    region,
    signIn: SIGN_INS.filter((value) => texts(row.signIn).includes(value)),
    phone: phone === true,
    download,
    upload: ability('upload'),
    rename: ability('rename'),
    move: ability('move'),
    copy: ability('copy'),
    remove: ability('remove'),
    offline: ability('offline'),
    rapid: rapid === true,
  }
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
