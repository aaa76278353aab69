/** Whether a UTF-16 unit belongs to a script that is written without blanks: Han and kana. */
export const isHan = (unit: number): boolean =>
  (unit >= 0x4e00 && unit <= 0x9fff) ||
  (unit >= 0x3040 && unit <= 0x30ff) ||
  (unit >= 0x3400 && unit <= 0x4dbf) ||
  (unit >= 0xf900 && unit <= 0xfaff) ||
  unit === 0x3005

/** Whether a UTF-16 unit is a letter or digit of a script with blanks between words. */
export function isWord(unit: number): boolean {
  // Past the end of a text there is no unit, and no reason to have the pattern below compiled.
  if (!(unit >= 0x80)) {
    return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x5a)
  }
  return !isHan(unit) && /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(unit))
}

export const isUpper = (unit: number): boolean => unit >= 0x41 && unit <= 0x5a
export const isLower = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a
export const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39

/** Signs that hold an identifier together when they stand between two letters: `token_expires_in`, `/api/fs/list`. */
export const isJoiner = (unit: number): boolean => JOINERS.has(unit)
const JOINERS = new Set(Array.from('_-./:@+#', (sign) => sign.charCodeAt(0)))
