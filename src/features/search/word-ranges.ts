import { fieldOf, placesOf } from './match'

/** More marks than this on one page help nobody. */
const MOST = 500

const BLOCKS = 'p,li,td,th,h1,h2,h3,h4,h5,h6,pre,dt,dd,blockquote,figcaption,summary,div,section'
const SILENT = 'script,style,svg,[aria-hidden="true"],[hidden],[data-permalink],.visually-hidden,button'

/** Where the words stand in the visible text of an element, in order. Words may reach over the borders of inline elements. */
export function wordRanges(root: Element, words: readonly string[]): Range[] {
  const pieces: { node: Text; start: number }[] = []
  let text = ''
  let block: Element | null = null
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || !isShown(node.parentElement)) continue
    const own = node.parentElement?.closest(BLOCKS) ?? null
    if (own !== block) text += '\n'
    block = own
    pieces.push({ node, start: text.length })
    text += node.data
  }
  return placesOf(fieldOf(text), words)
    .slice(0, MOST)
    .map(([start, end]) => {
      const range = document.createRange()
      const from = pieceAt(pieces, start)
      const to = pieceAt(pieces, end - 1)
      if (from) range.setStart(from.node, start - from.start)
      if (to) range.setEnd(to.node, end - to.start)
      return range
    })
}

const isShown = (element: Element | null): boolean =>
  element !== null && element.closest(SILENT) === null && (element.checkVisibility?.() ?? true)

/** The last piece that starts at or before a place. */
function pieceAt<T extends { start: number }>(pieces: readonly T[], place: number): T | undefined {
  let low = 0
  let high = pieces.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((pieces[middle]?.start ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return pieces[low]
}
