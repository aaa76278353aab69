/** Which slide a key leads to, counted from 0; `undefined` when the key is none of ours. */
export function slideForKey(key: string, at: number, total: number): number | undefined {
  const last = Math.max(0, total - 1)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
    case 'PageDown':
    case ' ':
      return Math.min(last, at + 1)
    case 'ArrowLeft':
    case 'ArrowUp':
    case 'PageUp':
      return Math.max(0, at - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/** The slide that an address names as `#/3`, counted from 0. */
export function slideOfHash(hash: string): number {
  const number = /^#\/(\d+)$/.exec(hash)?.[1]
  return number === undefined ? 0 : Math.max(0, Number(number) - 1)
}

/**
 * Puts the blocks of a rendered page on slides: a rule ends one, and a page without any rule begins one at each h2.
 * Returns, for every block, its slide or `undefined` when it is only a mark.
 */
export function slidesOf(tags: readonly string[]): { slides: (number | undefined)[]; total: number } {
  const hasRules = tags.includes('HR')
  let slide = 0
  let isEmpty = true
  const slides = tags.map((tag) => {
    const begins = hasRules ? tag === 'HR' : tag === 'H2'
    if (begins && !isEmpty) {
      slide++
      isEmpty = true
    }
    if (tag === 'HR') return undefined
    isEmpty = false
    return slide
  })
  return { slides, total: tags.length === 0 ? 0 : slide + (isEmpty && slide > 0 ? 0 : 1) }
}
