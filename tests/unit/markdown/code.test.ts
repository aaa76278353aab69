import { describe, expect, it } from 'vitest'
import { highlight } from '../../../src/markdown/code/highlight'
import { languageOf, loadGrammars } from '../../../src/markdown/code/languages'
import { readCodeMeta, readFence } from '../../../src/markdown/code/meta'
import { copyableText, readLines } from '../../../src/markdown/code/notation'

const fence = (info: string, code = 'x\n') =>
  readFence({
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [
      { type: 'element', tagName: 'code', properties: { dataInfo: info }, children: [{ type: 'text', value: code }] },
    ],
  })
const numbers = (info: string) => [...readCodeMeta(info).highlighted]

describe('the info string', () => {
  it.each([
    ['c++', 'c++'],
    ['objective-c', 'objective-c'],
    ['C#', 'c#'],
    ['js {1,3} title="x.js"', 'js'],
    ['json{1,3-5}', 'json'],
    ['ts:line-numbers {1}', 'ts'],
    ['', ''],
    ['{1}', ''],
  ])('%s has the language %s', (info, lang) => expect(fence(info)?.lang).toBe(lang))

  it('has what is glued to the language and no option', () => {
    expect(fence('flow:ant')).toMatchObject({ lang: 'flow', variant: 'ant', rest: '' })
    expect(fence('ts:line-numbers=5')).toMatchObject({ variant: '', rest: ':line-numbers=5' })
    expect(fence('sequence A title')).toMatchObject({ lang: 'sequence', rest: 'A title' })
  })

  it('has no extra line at the end of the code', () => {
    expect(fence('text', 'a\n\n')?.code).toBe('a\n')
    expect(fence('text', '')?.code).toBe('')
  })

  it('names lines', () => {
    expect(numbers('{1,3-5}')).toEqual([1, 3, 4, 5])
    expect(numbers('{ 2 - 3 , 7 }')).toEqual([2, 3, 7])
    expect(numbers('title="{9}"')).toEqual([])
  })

  it('names a title, words, wrapping, numbers and folding', () => {
    expect(readCodeMeta('{1} title="a b.json" /token/ wrap :line-numbers=5 :collapsed-lines')).toMatchObject({
      title: 'a b.json',
      words: ['token'],
      wrap: true,
      lineNumbers: 5,
      collapsed: 15,
    })
    expect(readCodeMeta("title='x'").title).toBe('x')
    expect(readCodeMeta('[npm]').title).toBe('npm')
    expect(readCodeMeta(':no-line-numbers :no-collapsed-lines')).toMatchObject({ lineNumbers: false, collapsed: false })
    expect(readCodeMeta(':collapsed-lines=3').collapsed).toBe(3)
    expect(readCodeMeta('').lineNumbers).toBeUndefined()
    expect(readCodeMeta('{1} {#own .wide}').attributes).toEqual({ id: 'own', className: ['wide'] })
  })
})

describe('notations', () => {
  const marks = (code: string) =>
    readLines(code, 'js', new Set(), []).map((line) => [line.text, ...line.marks, ...line.words])

  it.each([
    ['a // [!code ++]', [['a', 'add']]],
    ['a // [!code --]', [['a', 'remove']]],
    ['a # [!code hl]', [['a', 'highlight']]],
    ['a /* [!code focus] */', [['a', 'focus']]],
    ['<b> <!-- [!code error] -->', [['<b>', 'error']]],
    [
      'a // [!code warning]\nb // [!code info]',
      [
        ['a', 'warning'],
        ['b', 'info'],
      ],
    ],
    ['a // [!code highlight:2]\nb\nc', [['a', 'highlight'], ['b', 'highlight'], ['c']]],
    ['// [!code ++:2]\na\nb\nc', [['a', 'add'], ['b', 'add'], ['c']]],
    ['// [!code word:foo:1]\nfoo\nfoo', [['foo', 'foo'], ['foo']]],
    ['a // [!code nonsense]', [['a // [!code nonsense]']]],
    ['a // [!code ++] [!code hl]', [['a', 'highlight', 'add']]],
  ])('%s', (code, expected) => expect(marks(code)).toEqual(expected))

  it('are shown where markdown is shown as source', () => {
    expect(readLines('a // [!code ++]', 'md', new Set(), [])[0]?.text).toBe('a // [!code ++]')
  })

  it('join the lines that the fence names', () => {
    expect(readLines('a\nb', 'js', new Set([2]), [])[1]?.marks).toEqual(new Set(['highlight']))
  })
})

describe('copying', () => {
  const copy = (code: string, lang: string) => copyableText(readLines(code, lang, new Set(), []), lang)

  it('leaves prompts of shells behind', () => {
    expect(copy('$ docker ps\n> more\n  $ inside', 'bash')).toBe('docker ps\nmore\n  $ inside')
    expect(copy('PS C:\\> dir', 'powershell')).toBe('dir')
    expect(copy('$ x', 'json')).toBe('$ x')
  })

  it('leaves removed lines behind', () => {
    expect(copy('old // [!code --]\nnew // [!code ++]', 'js')).toBe('new')
  })
})

describe('languages', () => {
  const wanted =
    'json bash shell sh yaml yml toml ini nginx apache caddyfile dockerfile sql go js ts tsx jsx python powershell xml html css diff http'.split(
      ' ',
    )

  it('are known by their names and load', async () => {
    for (const name of wanted) {
      const language = languageOf(name)
      expect(language, name).toBeDefined()
      for (const [, grammar] of await loadGrammars(language ?? '')) expect(grammar).toBeTypeOf('function')
    }
  }, 30_000)

  it('that are not known are plain text', async () => {
    for (const name of ['not-a-language', 'text', '', '__proto__', 'constructor']) {
      expect(languageOf(name)).toBeUndefined()
      expect(await highlight('x', name)).toBeUndefined()
    }
  })

  it('are coloured line by line, losing nothing', async () => {
    const samples: [string, string][] = [
      ['json', '{\n  "a": [1, true, null],\n  "b": "c"\n}'],
      ['bash', '# comment\ncurl -s "$URL" | jq .x\n'],
      [
        'caddyfile',
        'example.com {\n  # proxy\n  @api path /api/*\n  reverse_proxy 127.0.0.1:5244 {\n    header_up Host {host}\n  }\n}',
      ],
      ['html', '<p class="x">a</p>\n<script>\nconst a = `b\nc`\n</script>'],
    ]
    for (const [lang, code] of samples) {
      const lines = await highlight(code, lang)
      expect(lines?.map((runs) => runs.map(({ text }) => text).join('')).join('\n'), lang).toBe(code)
      expect(
        lines?.flat().some(({ classes }) => classes.includes('hljs-')),
        lang,
      ).toBe(true)
    }
  }, 30_000)
})
