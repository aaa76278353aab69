/**
 * Brings a text into the form in which it is compared: lower case, without accents, full-width letters as plain ones.
 * The result has the length of the text, so that a place in one is the same place in the other; a character whose
 * plain form is longer (ﬁ, ㎞) stays as it is.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  const same = lower.length === text.length ? lower : Array.from(text, lowerOfSameLength).join('')
  return same.replace(SPECIAL, plain)
}

/** Accented Latin, full-width forms, and the Greek, Cyrillic and kana ranges' compatibility forms are looked at one by one. */
const SPECIAL = /[\u00AA-\u024F\u1E00-\u1EFF\uFF01-\uFF9F\u3000]/g

function lowerOfSameLength(character: string): string {
  const lower = character.toLowerCase()
  return lower.length === character.length ? lower : character
}

function plain(character: string): string {
  const base = character
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return base.length === character.length ? base : character
}
