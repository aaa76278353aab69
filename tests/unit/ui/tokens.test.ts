import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const CSS = readFileSync(join(import.meta.dirname, '../../../src/ui/styles/tokens.css'), 'utf8')

/** The hexadecimal colours that a rule of the stylesheet sets. */
function colorsOf(selector: string): Record<string, string> {
  const start = CSS.indexOf(`${selector} {`)
  const block = CSS.slice(start, CSS.indexOf('\n  }', start))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]),
  )
}

const channel = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(color.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const light = colorsOf(':root')
const dark = { ...light, ...colorsOf(':root[data-theme="dark"]') }
const THEMES = {
  light,
  dark,
  'light, more contrast': { ...light, ...colorsOf(':root[data-contrast="more"]') },
  'dark, more contrast': { ...dark, ...colorsOf(':root[data-contrast="more"][data-theme="dark"]') },
}
const SURFACES = ['bg', 'bg-soft', 'bg-hover', 'bg-raised', 'bg-code']
const TINTS = ['tip', 'info', 'note', 'warning', 'danger', 'important']

describe.each(Object.entries(THEMES))('%s', (_, colors) => {
  const ratio = (front: string, back: string) => contrast(colors[front] ?? '', colors[back] ?? '')

  it.each(SURFACES.flatMap((back) => ['text', 'text-soft', 'text-faint'].map((front) => [front, back])))(
    '%s on %s is readable',
    (front, back) => expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5),
  )

  it.each(
    SURFACES.flatMap((back) =>
      ['accent', 'accent-strong'].map((front) => [
        front === 'accent' && !colors.accent ? 'accent-default' : front,
        back,
      ]),
    ),
  )('%s on %s is readable', (front, back) => expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5))

  it.each(
    TINTS.flatMap((tint) => [
      [tint, 'bg'],
      [tint, `${tint}-soft`],
      ['text', `${tint}-soft`],
    ]),
  )('%s on %s is readable', (front, back) => expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5))

  it('accent on its soft surface, and the text of a filled button, are readable', () => {
    expect(ratio(colors.accent ? 'accent' : 'accent-default', 'accent-soft')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('on-accent', 'accent-fill')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('on-accent', 'accent-fill-hover')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(SURFACES)('the edge of a control is seen on %s', (back) =>
    expect(ratio('line-control', back)).toBeGreaterThanOrEqual(3),
  )
})
