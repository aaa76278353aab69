import { describe, expect, it } from 'vitest'
import { readFirstWords } from '../../../src/first-words/read-first-words'

const page = (body: string, fields = 'title: Title') => `---\n${fields}\n---\n\n${body}\n`
const read = (markdown: string) => {
  const words = readFirstWords(markdown)
  return words && { ...words, blocks: [...words.blocks] }
}
const kinds = (body: string) => read(page(body))?.blocks.map(({ kind }) => kind)

describe('the first words of a page', () => {
  it('are its title and the blocks that say no more than they show', () => {
    expect(
      read(
        page(
          '# Title\n\nOne `code` and **two** [three](../x.md#y).\n\n## Next {#id}\n\n- a\n- b c\n\n```bash\nrun\n\nnow\n```\n\n| a | |\n|---|---|\n| `1` | 2 |\n\n> said\n\nLater.',
          'title: "A: title"\nicon: book\ntag: [a, b]\naliases:\n  - one\n  - two',
        ),
      ),
    ).toEqual({
      title: 'A: title',
      hasIcon: true,
      hasOutline: true,
      names: [[], ['a', 'b']],
      blocks: [
        {
          kind: 'p',
          content: [
            { kind: 'text', text: 'One ' },
            { kind: 'code', text: 'code' },
            { kind: 'text', text: ' and ' },
            { kind: 'strong', text: 'two' },
            { kind: 'text', text: ' ' },
            { kind: 'a', text: 'three', address: '../x.md#y' },
            { kind: 'text', text: '.' },
          ],
        },
        { kind: 'h2', content: [{ kind: 'text', text: 'Next' }] },
        {
          kind: 'ul',
          items: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b c' }]],
        },
        { kind: 'pre', text: 'run\n\nnow', language: 'bash' },
        {
          kind: 'table',
          rows: [
            [[{ kind: 'text', text: 'a' }], []],
            [[{ kind: 'code', text: '1' }], [{ kind: 'text', text: '2' }]],
          ],
        },
      ],
    })
  })

  it('are not held up by keywords for search, which nobody sees', () => {
    expect(kinds('One.\n\n## Next\n\n<!-- keywords: other words -->\n\nTwo.')).toEqual(['p', 'h2', 'p'])
    expect(kinds('One.\n\n<!-- @include: ./x.md -->\n\nTwo.')).toEqual(['p'])
  })

  it.each([
    ['a container that means something else', '::: details\nx\n:::'],
    ['a container with attributes', '::: tip {#id}\nx\n:::'],
    ['a container whose title means more', '::: tip *New*\nx\n:::'],
    ['a container in another', '::: tip\n::: warning\nx\n:::\n:::'],
    ['a container that does not end', '::: tip\nx'],
    ['a callout with more than plain blocks', '::: tip\n![alt](x.png)\n:::'],
    ['tabs that choose one themselves', '::: tabs\n@tab:active One\nx\n:::'],
    ['tabs with values', '::: tabs\n@tab One#1\nx\n:::'],
    ['a table with an escaped line', '| a | b |\n|---|---|\n| 1 | 2 \\| 3 |'],
    ['a table with aligned columns', '| a | b |\n|:--|--:|\n| 1 | 2 |'],
    ['an uneven table', '| a | b |\n|---|---|\n| 1 |'],
    ['HTML', 'One <b>two</b>'],
    ['a link to a file', '[Picture](../img/x.svg)'],
    ['a link that is refused', '[x](javascript:alert)'],
    ['a picture', '![alt](x.png)'],
    ['a quote', '> said'],
    ['a list numbered in its own way', '3. one\n1. two'],
    ['a numbered list of paragraphs', '1. one\n\n   more'],
    ['a loose numbered list', '1. one\n\n2. two'],
    ['nested lists', '- one\n  - two'],
    ['tasks', '- [ ] one'],
    ['a loose list', '- one\n\n- two'],
    ['a list of paragraphs', '- one\n\n  more'],
    ['stars that are no emphasis', 'One ** two ** three'],
    ['a broken line', 'one\ntwo'],
    ['attributes', 'One {.red}'],
    ['emphasis', 'One *two*'],
    ['formulas', 'One $x$'],
    ['emoji', 'One :tada:'],
    ['a bare address', 'See https://example.com'],
    ['entities', 'One &amp; two'],
    ['escapes', 'One \\* two'],
    ['footnotes', 'One[^1]'],
    ['a drawing', '```mermaid\ngraph TD\n```'],
    ['a titled block of code', '```yaml title="x"\na: 1\n```'],
    ['a block of code that does not end', '```bash\nrun'],
    ['an include', '<!-- @include: ./x.md -->'],
    ['a rule', '---'],
  ])('end at %s', (_, body) => {
    expect(kinds(`Before.\n\n${body}\n\nAfter.`)).toEqual(['p'])
  })

  it('are also numbered lists, callouts and tabs of plain blocks', () => {
    const text = (text: string) => [{ kind: 'text', text }]
    expect(
      read(
        page(
          '1. one\n2. two\n\n::: warning Mind\nText.\n:::\n\n::: tip\nMore.\n:::\n\n::: tabs#os\n@tab Linux\n\n```bash\nrun\n```\n\n@tab Windows\n\n<b>x</b>\n\n:::\n\nLast.',
        ),
      )?.blocks,
    ).toEqual([
      { kind: 'ol', items: [text('one'), text('two')] },
      { kind: 'callout', type: 'warning', title: 'Mind', blocks: [{ kind: 'p', content: text('Text.') }] },
      { kind: 'callout', type: 'tip', title: '', blocks: [{ kind: 'p', content: text('More.') }] },
      {
        kind: 'tabs',
        isCode: false,
        group: 'os',
        tabs: [
          { title: 'Linux', blocks: [{ kind: 'pre', text: 'run', language: 'bash' }] },
          { title: 'Windows', blocks: undefined },
        ],
      },
      { kind: 'p', content: text('Last.') },
    ])
  })

  it.each([
    ['no frontmatter', '# Title\n\nText.'],
    ['no title', page('Text.', 'icon: book')],
    ['a home page', page('Text.', 'title: T\nhome: true')],
    ['a frame of its own', page('Text.', 'title: T\nsidebar: false')],
    ['a title that YAML reads otherwise', page('Text.', 'title: >-\n  T')],
    ['HTML instead of markdown', '<!doctype html><title>x</title>'],
  ])('are none: %s', (_, text) => {
    expect(read(text)).toBeUndefined()
  })
})
