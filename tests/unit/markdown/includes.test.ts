import { beforeEach, describe, expect, it, vi } from 'vitest'
import { resolveFile, resolveIncludes } from '../../../src/markdown/syntax/includes'

const FILES: Record<string, string> = {
  'guide/part.md': '---\ntitle: Part\n---\n\none\ntwo [link](./x.md) ![p](img/p.png)\n\n[ref]: ../y.md\n',
  'guide/lines.md': 'l1\nl2\nl3\nl4\nl5\n',
  'guide/regions.md': 'a\n<!-- #region first -->\nb\nc\n<!-- #endregion first -->\nd\n',
  'guide/loop.md': 'loop <!-- -->\n<!-- @include: ./loop.md -->\n',
  'guide/outer.md': 'outer\n<!-- @include: ./lines.md{1} -->\n',
  'code/a.ts': 'const a = 1\n// #region body\nconst b = 2\n// #endregion body\nconst c = "```"\n',
}
const read = vi.fn(async (file: string) => {
  const text = FILES[file]
  if (text === undefined) throw new Error(`no ${file}`)
  return text
})
const resolve = (body: string, file = 'guide/a.md') => resolveIncludes(body, file, read)

let warn: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  read.mockClear()
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
const messages = () => warn.mock.calls.map(([message]: unknown[]) => String(message)).join('\n')

describe('includes of markdown', () => {
  it('put in a whole file without its frontmatter', async () => {
    expect(await resolve('before\n<!-- @include: ./part.md -->\nafter')).toBe(
      'before\none\ntwo [link](./x.md) ![p](img/p.png)\n\n[ref]: ../y.md\nafter',
    )
  })

  it.each([
    ['{2-3}', 'l2\nl3'],
    ['{4-}', 'l4\nl5'],
    ['{-2}', 'l1\nl2'],
    ['{3}', 'l3'],
    ['', 'l1\nl2\nl3\nl4\nl5'],
  ])('take the lines %s', async (range, expected) => {
    expect(await resolve(`<!-- @include: ./lines.md${range} -->`)).toBe(expected)
    expect(warn).not.toHaveBeenCalled()
  })

  it('take a region', async () => {
    expect(await resolve('<!-- @include: ./regions.md#first -->')).toBe('b\nc')
    expect(await resolve('<!-- @include: ./regions.md#none -->')).toBe('')
    expect(messages()).toContain('region none is not in guide/regions.md')
  })

  it('report a range out of bounds with its file', async () => {
    expect(await resolve('x\n\n<!-- @include: ./lines.md{4-9} -->')).toBe('x\n\nl4\nl5')
    expect(messages()).toContain('lines 4-9 are out of bounds: guide/lines.md has 5')
    expect(messages()).toContain('guide/a.md:3')
  })

  it('move the links of the included text', async () => {
    expect(await resolve('<!-- @include: ../guide/part.md -->', 'faq/b.md')).toContain(
      'two [link](../guide/x.md) ![p](../guide/img/p.png)\n\n[ref]: ../y.md',
    )
  })

  it('follow includes of included files, but not in circles', async () => {
    expect(await resolve('<!-- @include: ./outer.md -->')).toBe('outer\nl1')
    expect(await resolve('<!-- @include: ./loop.md -->')).toContain('loop')
    expect(messages()).toContain('includes itself')
  })

  it('keep the indentation of a list', async () => {
    expect(await resolve('1. a\n   <!-- @include: ./lines.md{1-2} -->')).toBe('1. a\n   l1\n   l2')
  })

  it('are text inside of fences', async () => {
    const body = '```md\n<!-- @include: ./lines.md -->\n```'
    expect(await resolve(body)).toBe(body)
    expect(read).not.toHaveBeenCalled()
  })

  it.each(['- <!-- @include: ./lines.md -->', 'text <!-- @include: ./lines.md -->', 'see @[code](./lines.md) here'])(
    'are reported beside other text: %s',
    async (body) => {
      expect(await resolve(body)).toBe(body)
      expect(messages()).toContain('an include stands beside other text')
    },
  )

  it('are no includes in code', async () => {
    const body = 'write `<!-- @include: ./lines.md -->` or ``@[code](./a.ts)``'
    expect(await resolve(body)).toBe(body)
    expect(warn).not.toHaveBeenCalled()
  })

  it('report what cannot be read and go on', async () => {
    expect(await resolve('a\n<!-- @include: ./gone.md -->\nb')).toBe('a\n\nb')
    expect(messages()).toContain('guide/gone.md could not be included')
  })

  it.each([
    '../../etc/passwd',
    '//other.example.com/a.md',
    'https://other.example.com/a.md',
    '..\\x.md',
    '%2e%2e/x.md',
  ])('never leave the content folder: %s', async (path) => {
    await resolve(`<!-- @include: ${path} -->`)
    expect(read).not.toHaveBeenCalled()
    expect(warn).toHaveBeenCalled()
  })
})

describe('includes of code', () => {
  it('become fences, longer than those in the code', async () => {
    expect(await resolve('@[code{1-1} ts {1}](../code/a.ts)')).toBe('```ts {1}\nconst a = 1\n```')
    expect(await resolve('@[code](/code/a.ts)')).toMatch(/^````ts\nconst a = 1\n[\s\S]*\n````$/)
  })
})

describe('paths of includes', () => {
  it('start from the file or from the content folder', () => {
    expect(resolveFile('./b.md', 'guide/a.md')).toBe('guide/b.md')
    expect(resolveFile('../b.md', 'guide/a.md')).toBe('b.md')
    expect(resolveFile('/x/b.md', 'guide/a.md')).toBe('x/b.md')
    expect(resolveFile('../../b.md', 'guide/a.md')).toBeUndefined()
  })
})
