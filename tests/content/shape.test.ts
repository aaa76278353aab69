import { describe, expect, it } from 'vitest'
import { isChinese, nodesOf, type Page, pages, placeOf } from './pages'

/** One message for each place where a page is not as it should be. */
const complaints = (check: (page: Page) => string[]): string[] => pages.flatMap(check)

const MAX_BYTES = 60 * 1024
const DESCRIPTION = { english: [50, 160], chinese: [20, 90] } as const

describe('every page', () => {
  it('is found at all', () => {
    expect(pages.length).toBeGreaterThan(200)
  })

  it('has a title, an icon and a description of a useful length', () => {
    expect(
      complaints((page) => {
        const { title, icon, description = '' } = page.meta
        const [least, most] = isChinese(page) ? DESCRIPTION.chinese : DESCRIPTION.english
        const length = [...description].length
        return [
          ...(title === undefined ? [`${page.file}: no title`] : []),
          ...(icon === undefined ? [`${page.file}: no icon`] : []),
          ...(length < least || length > most
            ? [`${page.file}: description of ${length} characters, not ${least} to ${most}`]
            : []),
        ]
      }),
    ).toEqual([])
  })

  it('has one first heading, at its start, and skips no level', () => {
    expect(
      complaints((page) => {
        const headings = nodesOf(page, 'heading')
        const first = headings.filter(({ depth }) => depth === 1)
        const isHome = page.meta.home === true
        const wrong = isHome ? first.length > 0 : first.length !== 1 || headings[0]?.depth !== 1
        const skipped = headings.filter(
          ({ depth }, index) => depth > (headings[index - 1]?.depth ?? (isHome ? 1 : depth)) + 1,
        )
        return [
          ...(wrong ? [`${page.file}: ${first.length} first headings`] : []),
          ...skipped.map((node) => `${placeOf(page, node)}: heading of level ${node.depth} below one two levels up`),
        ]
      }),
    ).toEqual([])
  })

  it('names the language of every code block', () => {
    expect(
      complaints((page) =>
        nodesOf(page, 'code')
          .filter(({ lang }) => !lang)
          .map((node) => `${placeOf(page, node)}: code block without a language`),
      ),
    ).toEqual([])
  })

  it('has tables whose rows have as many cells as their heads', () => {
    expect(
      complaints((page) =>
        nodesOf(page, 'table').flatMap((table) => {
          const from = (table.position?.start.line ?? 1) - 1
          const rows = page.lines.slice(from, from + table.children.length + 1).map(cellsOf)
          return rows
            .map((cells, index) => ({ cells, line: from + index + 1 + page.before }))
            .filter(({ cells }) => cells !== rows[0])
            .map(({ cells, line }) => `${page.file}:${line}: ${cells} cells, the head has ${rows[0]}`)
        }),
      ),
    ).toEqual([])
  })

  it('is a clean text file of at most 60 KB', () => {
    expect(
      complaints(({ file, source }) => {
        const trailing = source.split('\n').findIndex((line) => /[ \t]$/.test(line))
        return [
          ...(Buffer.byteLength(source) > MAX_BYTES ? [`${file}: ${Buffer.byteLength(source)} bytes`] : []),
          ...(/\r|\uFEFF/.test(source) ? [`${file}: carriage returns or a byte order mark`] : []),
          ...(source.endsWith('\n') && !source.endsWith('\n\n') ? [] : [`${file}: must end with one newline`]),
          ...(trailing < 0 ? [] : [`${file}:${trailing + 1}: blanks at the end of the line`]),
        ]
      }),
    ).toEqual([])
  })
})

/** Cells of a table row as GFM counts them: a pipe separates unless it is escaped, also in code. */
function cellsOf(line: string): number {
  const row = line
    .replace(/^[\s>]+/, '')
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return row.split(/(?<!\\)\|/).length
}
