/**
 * Finds what a hash points at: the id itself, its decoded form, and the slugs that older generators made of the same
 * heading, so that bookmarks keep working. Never throws; `undefined` when nothing fits.
 */
export function findTarget(hash: string): HTMLElement | undefined {
  const raw = hash.replace(/^#/, '')
  if (raw === '') return undefined
  for (const id of [raw, decode(raw)]) {
    const element = id === undefined ? null : document.getElementById(id)
    if (element) return element
  }
  const wanted = legacySlug(decode(raw) ?? raw)
  if (wanted === '') return undefined
  const scope = document.querySelector('main') ?? document.body
  for (const heading of scope.querySelectorAll<HTMLElement>('h1[id],h2[id],h3[id],h4[id],h5[id],h6[id]')) {
    if (legacySlug(headingText(heading)) === wanted || legacySlug(heading.id) === wanted) return heading
  }
  return undefined
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    // `#%` is a legal address and points at nothing.
    return undefined
  }
}

/** Text of a heading without its permalink and marks that are no part of the title. */
export function headingText(heading: HTMLElement): string {
  const copy = heading.cloneNode(true) as HTMLElement
  for (const extra of copy.querySelectorAll('[data-permalink],[data-badge],[aria-hidden="true"]')) extra.remove()
  return (copy.textContent ?? '').trim()
}

/**
 * The slug that VuePress makes of a heading: accents removed, punctuation and blanks to single dashes, a leading
 * digit prefixed with an underscore, lower case (rules of `@mdit-vue/shared`). Idempotent, and tolerant of
 * github-slugger's doubled dashes, so that both kinds of old ids compare equal.
 */
export function legacySlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .normalize('NFC')
    .toLowerCase()
}
