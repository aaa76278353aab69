/**
 * A 31-bit hash of a text as base-36, six characters at most, the same in Node and the browser and without waiting. It
 * tells whether a text changed, and is short because the manifest holds two of them a page; it is no protection
 * against anybody. Two 32-bit multiplicative lanes with final avalanche, after MurmurHash3's constants.
 */
export function hashText(text: string): string {
  let low = 0x9e3779b9
  let high = 0x85ebca6b
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    low = Math.imul(low ^ unit, 0xcc9e2d51)
    high = Math.imul(high ^ unit, 0x1b873593)
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35)
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35)
  return ((low ^ Math.imul(high ^ (high >>> 16), 0x85ebca6b)) >>> 1).toString(36)
}

/**
 * The hash of a frontmatter block, in four digits: when one of 1.7 million edits is missed, the page keeps its former
 * menu entry until the manifest is made again, and every page view is half a kilobyte lighter.
 */
export const hashFrontmatter = (frontmatter: string | undefined): string => hashText(frontmatter ?? '').slice(-4)
