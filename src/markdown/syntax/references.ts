import { decodeNamedCharacterReference } from 'decode-named-character-reference'

/** Resolves character references (`&amp;`, `&#60;`, `&#x3c;`); what is none stays as it is. */
export function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([A-Za-z][A-Za-z\d]*));/g,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return decodeNamedCharacterReference(name) || whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\uFFFD' : String.fromCodePoint(code)
    },
  )
}
