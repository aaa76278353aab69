/** How the text of a widget's attribute becomes a value; `undefined` when it does not fit. */
import { imageAddress, siteAddress } from '../markdown/tree/links'

export type Reader<T> = (value: string, file: string) => T | undefined
export type Readers = Readonly<Record<string, Reader<unknown>>>
export type Values<R extends Readers> = { readonly [K in keyof R]?: Exclude<ReturnType<R[K]>, undefined> }

export const text: Reader<string> = (value) => value

/** `<Catalog index />`, `index="true"`, `index="false"`. */
export const flag: Reader<boolean> = (value) => {
  if (value === '' || value === 'true') return true
  return value === 'false' ? false : undefined
}

export const number: Reader<number> = (value) => {
  const result = Number(value)
  return value.trim() !== '' && Number.isFinite(result) ? result : undefined
}

export const oneOf =
  <T extends string>(...values: T[]): Reader<T> =>
  (value) =>
    values.find((candidate) => candidate === value)

/** A page of the site, relative to the page's file, or a safe address elsewhere. */
export const link: Reader<string> = (value, file) => siteAddress(value, file)

/** Where a picture is loaded from. */
export const image: Reader<string> = (value, file) => imageAddress(value, file)

/** A colour that can do nothing else. */
export const color: Reader<string> = (value) =>
  /^(?:[a-z]+|#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]+\)|var\(--[a-z-]+\))$/i.test(value.trim())
    ? value.trim()
    : undefined

/** A colour, or a gradient of colours; nothing that loads anything. */
export const background: Reader<string> = (value) => {
  const simple = /^(?:(?:linear|radial|conic)-gradient\([\w#%.,\s()+-]+\)|[\w#%.,\s()+-]+)$/.test(value)
  return simple && !/url|image|expression/i.test(value) ? value : undefined
}

/** A length in pixels: `300`, `300px`; or a share of the width. */
export const length: Reader<string> = (value) => {
  const match = /^(\d{1,4}(?:\.\d+)?)(px|r?em|%|vh|vw)?$/.exec(value.trim())
  return match ? match[1] + (match[2] ?? 'px') : undefined
}

/** `16:9` or `1.78` as width by height. */
export const ratio: Reader<number> = (value) => {
  const [, width = '', height = '1'] = /^(\d+(?:\.\d+)?)(?:[:/](\d+(?:\.\d+)?))?$/.exec(value.trim()) ?? []
  const result = Number(width) / Number(height)
  return Number.isFinite(result) && result > 0 ? result : undefined
}

/** JSON; the widget looks at its shape. */
export const json: Reader<unknown> = (value) => {
  try {
    return JSON.parse(value)
  } catch {
    // Not JSON: the caller reports the attribute.
    return undefined
  }
}
