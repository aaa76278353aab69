import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BREAKPOINT } from '../../../src/site/constants'

const SRC = join(import.meta.dirname, '../../../src')
const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }))
const WIDTHS = new Set<number>(Object.values(BREAKPOINT))
/** Set by components, as styles of an element or of the root. */
const SET_IN_CODE = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(join(SRC, file), 'utf8').matchAll(/['"](--[\w-]+)['"]/g)].map(([, name]) => name))
const tokens = new Set(
  SET_IN_CODE.concat(sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))),
)

describe.each(sheets)('$file', ({ file, text }) => {
  it('uses the breakpoints of the specification only', () => {
    const widths = [...text.matchAll(/@(?:media|container)[^{]*\{/g)].flatMap(([rule]) =>
      [...rule.matchAll(/(\d+)px/g)].map(([, width]) => Number(width)),
    )
    expect(widths.filter((width) => !WIDTHS.has(width))).toEqual([])
  })

  it('puts itself into a layer and forces nothing', () => {
    const outside = text.replace(/@import[^;]+;|@layer [\w, ]+;/g, '').trim()
    expect(outside === '' || outside.startsWith('@layer')).toBe(true)
    expect(text).not.toContain('!important')
  })

  it('has no rule for what stands before or after everything, which would triple the cost of styling a page', () => {
    // Those of `motion.css` are for readers who ask for no motion, and for sites without any.
    const everywhere = file.endsWith('motion.css') ? [] : text.match(/(?:^|[,{}\s])\*?::(?:before|after)/g)
    expect(everywhere ?? []).toEqual([])
  })

  it('has text in the sizes and weights of the scale only, as each pair that a page adds delays its first painting', () => {
    // Titles have sizes of their own, from 1.25rem; an icon is as large as the text it stands for.
    const texts = [...text.matchAll(/([^{};]*)\{([^{}]*)/g)].filter(
      ([, selector]) => !/svg|img|\.icon\b/.test(selector ?? ''),
    )
    const sizes = texts.flatMap(([, , rules = '']) =>
      [...rules.matchAll(/\bfont(?:-size)?:(?! clamp)[^;]*?([\d.]+)rem\b/g)].map(([, size]) => Number(size)),
    )
    const weights = texts.flatMap(([, , rules = '']) =>
      [...rules.matchAll(/\bfont(?:-weight)?: (\d{3})\b/g)].map(([, weight]) => Number(weight)),
    )
    expect(sizes.filter((size) => size !== 1 && size < 1.25)).toEqual([])
    expect(weights.filter((weight) => ![400, 600, 700].includes(weight))).toEqual([])
  })

  it('reads no custom property that nobody sets', () => {
    const used = [...text.matchAll(/var\((--[\w-]+)(\s*,)?/g)]
      .filter(([, , fallback]) => fallback === undefined)
      .map(([, name]) => name)
    expect(
      [...new Set(used)].filter((name) => !tokens.has(name)),
      file,
    ).toEqual([])
  })
})
