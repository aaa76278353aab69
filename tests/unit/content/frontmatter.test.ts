import { describe, expect, it } from 'vitest'
import { readMeta, splitFrontmatter } from '../../../src/content/frontmatter'

describe('splitFrontmatter', () => {
  it.each([
    ['LF', '---\ntitle: A\n---\n# B\n'],
    ['CRLF', '---\r\ntitle: A\r\n---\r\n# B\r\n'],
    ['lone CR', '---\rtitle: A\r---\r# B\r'],
    ['mixed', '---\r\ntitle: A\n---\r\n# B\n'],
    ['a byte order mark', '\uFEFF---\ntitle: A\n---\n# B\n'],
    ['blanks after the fences', '--- \ntitle: A\n---\t\n# B\n'],
    ['dots as the end', '---\ntitle: A\n...\n# B\n'],
  ])('reads %s', (_name, source) => {
    expect(splitFrontmatter(source)).toEqual({ frontmatter: 'title: A\n', body: '# B\n' })
  })

  it.each([
    ['ends with the file', '---\ntitle: A\n---', { frontmatter: 'title: A\n', body: '' }],
    ['has comments only', '---\n# later\n---\nx', { frontmatter: '# later\n', body: 'x' }],
    ['is written in braces', '---\n{ title: A }\n---\nx', { frontmatter: '{ title: A }\n', body: 'x' }],
    ['is empty', '---\n---\nx', { frontmatter: '', body: 'x' }],
  ])('a block that %s', (_name, source, expected) => {
    expect(splitFrontmatter(source)).toEqual(expected)
  })

  it.each([
    ['no block', '# B\n'],
    ['a rule later on', 'x\n\n---\n\ny\n'],
    ['an unclosed block', '---\ntitle: A\n# B\n'],
    ['a rule first', '---\n'],
    ['an empty file', ''],
    ['text between two rules', '---\n\nImportant, read on\nor not\n\n---\n# B\n'],
    ['a list between two rules', '---\n- a\n- b\n---\n# B\n'],
    ['a key without a blank', '---\ntitle:A\n---\n# B\n'],
  ])('leaves %s alone', (_name, source) => {
    expect(splitFrontmatter(source)).toEqual({ frontmatter: undefined, body: source })
  })
})

describe('readMeta', () => {
  it('takes numbers, dates and booleans for text', () => {
    expect(readMeta({ title: 115, date: new Date('2024-03-01T00:00:00Z'), author: 'Li' }).meta).toEqual({
      title: '115',
      date: '2024-03-01',
      author: [{ name: 'Li' }],
    })
  })

  it.each([[[1]], [{ a: 1 }], ['']])('a title of %j is no title', (title) => {
    expect(readMeta({ title }).meta.title).toBeUndefined()
  })

  it('names unknown keys and values that do not fit, and keeps the rest', () => {
    const { meta, problems } = readMeta({ titel: 'x', order: 'first', author: { nickname: 'x' }, icon: 'cloud' })
    expect(meta).toEqual({ icon: 'cloud' })
    expect(problems).toEqual([
      { key: 'titel', problem: 'unknown' },
      { key: 'order', problem: 'unfit' },
      { key: 'author', problem: 'unfit' },
    ])
  })

  it('leaves half-written entries of a sidebar out, and refuses what is none', () => {
    const sidebar = [null, 'a.md', 115, { text: 'A', link: null, order: 1, children: [null, { link: 'b.md' }] }]
    expect(readMeta({ sidebar }).meta.sidebar).toEqual(['a.md', '115', { text: 'A', children: [{ link: 'b.md' }] }])
    expect(readMeta({ sidebar: [{ prefix: 'api/', children: 'structure' }] }).meta.sidebar).toEqual([
      { prefix: 'api/', children: 'structure' },
    ])
    for (const value of ['structure', false] as const) expect(readMeta({ sidebar: value }).meta.sidebar).toBe(value)
    for (const value of ['a.md', true, [['a.md']]]) expect(readMeta({ sidebar: value }).problems).toHaveLength(1)
  })

  it('takes an empty value for an absent one', () => {
    expect(readMeta({ title: null, tag: undefined })).toEqual({ meta: {}, problems: [] })
  })

  it('is not fooled by names of object properties', () => {
    const { meta, problems } = readMeta(JSON.parse('{"__proto__":{"toc":false},"constructor":1,"toString":2}'))
    expect(meta).toEqual({})
    expect(problems).toHaveLength(3)
    expect(({} as Record<string, unknown>).toc).toBeUndefined()
  })
})
