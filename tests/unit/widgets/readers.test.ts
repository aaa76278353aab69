import { describe, expect, it } from 'vitest'
import { readTree } from '../../../src/widgets/file-entries'
import { background, color, flag, image, json, length, link, number, oneOf, ratio } from '../../../src/widgets/readers'

const FILE = 'guide/a.md'

describe('attribute readers', () => {
  it.each([
    [
      'flag',
      flag,
      [
        ['', true],
        ['true', true],
        ['false', false],
        ['x', undefined],
      ],
    ],
    [
      'number',
      number,
      [
        ['2', 2],
        ['1.5', 1.5],
        ['', undefined],
        ['x', undefined],
        ['Infinity', undefined],
      ],
    ],
    [
      'oneOf',
      oneOf('a', 'b'),
      [
        ['a', 'a'],
        ['c', undefined],
        ['__proto__', undefined],
      ],
    ],
    [
      'link',
      link,
      [
        ['./b.md', '/guide/b.html'],
        ['https://example.org', 'https://example.org'],
        ['javascript:x', undefined],
      ],
    ],
    [
      'image',
      image,
      [
        ['./p.png', '/content/guide/p.png'],
        ['https://example.org/p.png', 'https://example.org/p.png'],
        ['javascript:x', undefined],
      ],
    ],
    [
      'color',
      color,
      [
        ['red', 'red'],
        ['#abc', '#abc'],
        ['var(--tip)', 'var(--tip)'],
        ['url(x)', undefined],
        ['red;x', undefined],
      ],
    ],
    [
      'background',
      background,
      [
        ['linear-gradient(90deg, red, #fff)', 'linear-gradient(90deg, red, #fff)'],
        ['url(x)', undefined],
        ['image-set(x)', undefined],
      ],
    ],
    [
      'length',
      length,
      [
        ['300', '300px'],
        ['50%', '50%'],
        ['calc(1px)', undefined],
      ],
    ],
    [
      'ratio',
      ratio,
      [
        ['16:9', 16 / 9],
        ['1.5', 1.5],
        ['4/3', 4 / 3],
        ['0', undefined],
        ['x', undefined],
      ],
    ],
    [
      'json',
      json,
      [
        ['[1]', [1]],
        ['nope', undefined],
      ],
    ],
  ] as const)('%s', (_, reader, cases) => {
    for (const [value, expected] of cases) expect(reader(value, FILE), value).toEqual(expected)
  })
})

describe('file trees', () => {
  const text = (value: string) => ({ type: 'text' as const, value })
  const el = (tagName: string, ...children: (ReturnType<typeof text> | ReturnType<typeof node>)[]) =>
    node(tagName, children)
  const node = (tagName: string, children: object[]) => ({
    type: 'element' as const,
    tagName,
    properties: {},
    children: children as never[],
  })

  it('are read from their list', () => {
    const tree = readTree(
      el(
        'ul',
        el(
          'li',
          text('src/ # code'),
          el(
            'ul',
            el('li', el('strong', text('main.ts')), text(' # start')),
            el('li', text('++ new.ts')),
            el('li', text('-- old.ts')),
          ),
        ),
        el('li', text('log/-')),
        el('li', text('a#b.txt')),
        el('li', text('...')),
      ),
    )
    expect(tree).toMatchObject([
      {
        name: 'src',
        folder: true,
        note: 'code',
        children: [
          { name: 'main.ts', marked: true, note: 'start' },
          { name: 'new.ts', change: 'added' },
          { name: 'old.ts', change: 'removed' },
        ],
      },
      { name: 'log', folder: true, closed: true },
      { name: 'a#b.txt', note: '' },
      { name: '…', folder: false },
    ])
  })
})
