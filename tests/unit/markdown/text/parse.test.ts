import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Root } from 'mdast'
import { describe, expect, it } from 'vitest'
import { splitFrontmatter } from '../../../../src/content/frontmatter'
import { idsOf, linksOf } from '../../../../src/manifest/links'
import { outlineOf } from '../../../../src/markdown/text/outline'
import { parseBody, parseWhole } from '../../../../src/markdown/text/parse'
import { cutPlain } from '../../../../src/markdown/text/plain-blocks'
import { searchSection, sectionsOf } from '../../../../src/markdown/text/sections'

/** All that the generator takes from a tree; bare addresses lead elsewhere and are not looked at. */
function taken(root: Root) {
  const outline = outlineOf(root)
  const links = linksOf(root).filter(({ href }) => !/^(?:https?|mailto):/.test(href))
  return { outline, links, ids: idsOf(root), sections: sectionsOf(root, outline) }
}

describe('parseBody takes a shortcut that changes nothing', () => {
  const content = 'public/content'
  const pages = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))

  it('on every page of this site', () => {
    for (const file of pages) {
      const { body } = splitFrontmatter(readFileSync(join(content, file), 'utf8'))
      expect(taken(parseBody(body)), file).toEqual(taken(parseWhole(body)))
    }
  }, 120_000)

  it('on random arrangements of lines', () => {
    const line = fc.constantFrom(
      '',
      '',
      '',
      'plain text',
      'Text with `code` and **bold**',
      '[a link](./a.md) and [b](#b "title")',
      '# One',
      '<!-- keywords: one, two -->',
      '<!-- not closed',
      '## Two ##',
      '### `x` {#id}',
      '```bash',
      '```',
      '~~~',
      '    indented',
      '  two spaces',
      '- item',
      '- item with `code`',
      '  continued',
      '1. one',
      '2. two',
      '   ```',
      '   in item',
      '> quoted',
      '> # quoted heading',
      '> ```',
      '| a | b |',
      '|---|---|',
      '| `x` | 1 |',
      '| a \\| b | c |',
      '::: tip Title',
      ':::',
      ':::: tabs#os',
      '::::',
      '@tab Linux',
      '<div>',
      '</div>',
      '<!-- comment',
      '-->',
      '<br>',
      '---',
      '===',
      '***',
      '[x]: ./x.md',
      '[x]',
      '[^1]',
      '[^1]: note',
      '*emphasis*',
      '_under_',
      'snake_case_word',
      '==mark==',
      'x^2^',
      'H~2~O',
      '$$',
      'a < b & c',
      ':tada:',
      '::home:: icon',
      'std::vector::iterator',
      'http://a.example/b',
      '中文 `code` **粗体**，完',
      '![p](./p.png)',
      '\\# no heading',
      '+ plus',
      '* star',
      '- [ ] task',
      '-',
      '#',
      '# ',
      '**',
      '`',
      '``',
      '\t- tab',
      'ends with two  ',
      'a\\',
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        const body = lines.join('\n')
        // Takes the text for a task; the library's development build then stops at an assertion of its own.
        fc.pre(!/^-\n\[x\]/m.test(body))
        expect(taken(parseBody(body))).toEqual(taken(parseWhole(body)))
      }),
      { numRuns: 3000 },
    )
  }, 120_000)

  it('and takes it for most of an ordinary page', () => {
    const body =
      '# Title\n\nSome `code` and **bold** text, a [link](./a.md).\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nx\n```\n'
    expect(cutPlain(body.split('\n')).every((piece) => 'node' in piece)).toBe(true)
  })
})

it('leaves icons out of headings and of the text for search', () => {
  const root = parseBody('## ::home:: Start\n\nPress ::key:: now.')
  const outline = outlineOf(root)
  expect(outline).toMatchObject([{ id: 'start', text: 'Start' }])
  expect(sectionsOf(root, outline)).toMatchObject([{ heading: 'Start', body: 'Press now.' }])
})

it('reads emphasis that ends with a sign of Chinese', () => {
  const root = parseBody('**辅助服务。**多数网盘')
  expect(sectionsOf(root, outlineOf(root))).toMatchObject([{ body: '辅助服务。多数网盘' }])
})

describe('keywords that the author of a section gives it', () => {
  const keywordsOf = (body: string) => {
    const root = parseBody(body)
    return sectionsOf(root, outlineOf(root))
      .map(searchSection)
      .map(([, heading, , text, , keywords]) => [heading, text, keywords])
  }

  it('are found beside its text', () => {
    expect(
      keywordsOf(
        '<!-- keywords: whole page -->\n# Title\n\nText.\n\n## Part\n<!-- keywords: choppy,\nfreezes -->\n<!-- Keywords: halts -->\n\nMore.\n\n## Bare\n\n<!-- a remark: keywords -->',
      ),
    ).toEqual([
      ['', '', 'whole page'],
      ['Title', 'Text.', undefined],
      ['Part', 'More.', 'choppy, freezes, halts'],
      ['Bare', '', undefined],
    ])
  })

  it('cost the rest of the page nothing', () => {
    const pieces = cutPlain('# Title\n\n<!-- keywords: one -->\n\nText.\n\n## Part\n\nText.'.split('\n'))
    expect(pieces.filter((piece) => 'end' in piece)).toEqual([{ from: 2, end: 3 }])
  })
})
