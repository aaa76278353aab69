import type { Localised } from './types'

/** A text of the settings in a language; without a translation the first one given. */
export function localised(text: Localised | undefined, lang: string): string | undefined {
  if (text === undefined || typeof text === 'string') return text
  return Object.hasOwn(text, lang) ? text[lang] : Object.values(text)[0]
}
