import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ReactMarkdown from 'react-markdown'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { preparePipeline } from '../../../src/markdown/pipeline'
import { fuzzAsync, hostileText, prototypeIsClean } from '../../support/fuzz'

/** HTML of a body, without the site's components around it. */
async function html(body: string): Promise<string> {
  const { parts } = await preparePipeline(body, { file: 'guide/a.md' })
  return parts.map(({ text, plugins }) => renderToStaticMarkup(createElement(ReactMarkdown, plugins, text))).join('')
}

const DIALECT = [
  ':::',
  '::::',
  ':::::',
  '::: tip',
  '::: tip Title',
  ':::tip[Title]',
  '::: details',
  '::: tabs#os',
  '@tab Linux',
  '@tab:active A#b',
  '\n',
  '\n',
  '\n',
  '\n\n',
  '  ',
  '    ',
  '\t',
  '- ',
  '1. ',
  '> ',
  '# ',
  '## ',
  '```',
  '~~~',
  '```bash',
  '| a | b |',
  '| --- | --- |',
  '---',
  '***',
  '==',
  '~',
  '~~',
  '^',
  '**',
  '_',
  '`',
  '$',
  '$$',
  '[',
  ']',
  '(',
  ')',
  '](',
  '![',
  '{#id}',
  '{.a b=c}',
  '[[toc]]',
  '[^1]',
  '[^1]: ',
  '<!-- ',
  ' -->',
  '<details>',
  '</details>',
  '<Badge text="x" />',
  '<Unknown>',
  '</Unknown>',
  '<br>',
  '<',
  '>',
  '&',
  '&lt;',
  '\\',
  ':smile:',
  '5244:5244',
  '10:30',
  'https://example.org/（',
  '。',
  '中文',
  '（实验性）',
  '!!',
  '> [!NOTE]',
  '<!-- @include: ./x.md -->',
  '\u0000',
  '\ufeff',
  '\r',
]
const DANGER = [
  ...DIALECT,
  '<script>',
  '</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  'javascript:alert(1)',
  '[x](javascript:alert(1))',
  '[x](data:text/html,x)',
  '<a href="java\tscript:x">',
  '<iframe srcdoc="<script>">',
  '<math><mi xlink:href="javascript:x">',
  '<style>*{}</style>',
  '<form action=javascript:x>',
  '" onmouseover="alert(1)',
  "' style='background:url(//other.example.com)",
  '<base href=//other.example.com>',
  '<object data=x>',
  '<embed src=x>',
  '<template>',
  '<noscript>',
  '<textarea>',
  '<plaintext>',
  '<![CDATA[',
  '<?xml',
  '<meta http-equiv=refresh>',
]

/** Reads the markup as a browser would; happy-dom would forgive what this must not. */
function expectHarmless(markup: string): void {
  const tags = markup.match(/<[a-z][^>]*>/gi) ?? []
  for (const tag of tags) {
    // Attribute values are quoted and escaped by React, so what stands outside of quotes is a name.
    const names = tag.replace(/"[^"]*"/g, '""')
    expect(names).not.toMatch(/\son\w+\s*=/i)
    expect(tag).not.toMatch(/^<(?:script|iframe|object|embed|base|meta|link|form|style|template|noscript|plaintext)\b/i)
    for (const [, value = ''] of tag.matchAll(/(?:href|src|action|xlink:href)="([^"]*)"/gi)) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers strip these before they read the scheme
      expect(value.replace(/[\u0000-\u0020]/g, '')).not.toMatch(/^(?:javascript|vbscript|data:text)/i)
    }
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
})

describe('any markdown', () => {
  it('renders, and nothing of it runs', async () => {
    await fuzzAsync(
      fc.asyncProperty(hostileText(DANGER, 30), async (body) => {
        expectHarmless(await html(body))
        expect(prototypeIsClean()).toBe(true)
      }),
    )
  })

  it('loses no word of containers, however they are nested or left open', async () => {
    const lines = fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.nat({ max: 999 }).map((number) => `word${number}x`) },
        fc.constantFrom(
          '',
          ':::',
          '::::',
          '::: tip',
          ':::: warning Careful',
          '::: details',
          '- item',
          '> quote',
          '```bash',
          '```',
          '::: tabs',
          '@tab One',
          '  :::',
          '> :::',
        ),
      ),
      { maxLength: 25 },
    )
    await fuzzAsync(
      fc.asyncProperty(lines, async (parts) => {
        const body = parts.join('\n')
        const shown = await html(body)
        for (const word of body.match(/word\d+x/g) ?? []) expect(shown, body).toContain(word)
      }),
      [[['::: tip', 'word1x', '> :::', 'word2x']], [['::: tabs', 'word1x', '@tab One', 'word2x']]],
    )
  })

  it('keeps every colon of prose', async () => {
    const word = fc.constantFrom(
      '5244:5244',
      '10:30:45',
      'C:\\data',
      'key:value',
      'http://a.example:80',
      'a:b:c',
      '::',
      ':x',
      'x:',
      '（注：这里）',
    )
    await fuzzAsync(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 6 }), async (words) => {
        const text = words.join(' and ')
        const shown = (await html(`Text ${text} end`)).replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')
        expect(shown.match(/[:：]/g)?.length).toBe(text.match(/[:：]/g)?.length)
      }),
      [],
      0.5,
    )
  })
})

/** How many times the time of ordinary prose a hostile text of a few ten KB may take; a runaway takes thousands. */
const BOUND = 30

/** A page as long as the hostile ones, of the forms that pages are made of: what their time is compared with. */
const PROSE = '## A heading\n\nText with **words**, `code` and a [link](/guide/).\n\n- one\n- two\n\n'.repeat(250)

/** What the processor spends on a text, in microseconds: a busy machine makes nothing longer. */
async function timeOf(body: string): Promise<number> {
  const start = process.cpuUsage()
  expectHarmless(await html(body))
  const { user, system } = process.cpuUsage(start)
  return user + system
}

describe('huge and deeply nested text has a bound', () => {
  let prose = Number.NaN
  beforeAll(async () => {
    prose = await timeOf(PROSE)
  })

  const deep: [what: string, body: string][] = [
    ['containers', `${'::: tip\n'.repeat(2000)}text`],
    [
      'containers of growing size',
      Array.from({ length: 150 }, (_, level) => `${':'.repeat(153 - level)} tip`).join('\n'),
    ],
    ['closed containers', `${'::: tip\n'.repeat(300)}text\n${':::\n'.repeat(300)}`],
    ['quotes', `${'> '.repeat(2000)}text`],
    ['lists', Array.from({ length: 200 }, (_, level) => `${'  '.repeat(level)}- item`).join('\n')],
    ['emphasis', `${'*a **b '.repeat(3000)}`],
    ['brackets', '['.repeat(20_000)],
    ['pictures', '!['.repeat(10_000)],
    ['links in links', `${'[a]('.repeat(5000)}`],
    ['backticks', Array.from({ length: 300 }, (_, size) => '`'.repeat(size + 1)).join(' ')],
    ['marks', '=='.repeat(10_000)],
    ['tildes and carets', '~^'.repeat(10_000)],
    ['HTML', `${'<details><summary>a</summary>'.repeat(500)}text`],
    ['unknown tags', `${'<x-y>'.repeat(3000)}text`],
    ['table columns', `|${' a |'.repeat(1000)}\n|${' --- |'.repeat(1000)}\n|${' b |'.repeat(1000)}`],
    ['one line', 'a'.repeat(300_000)],
    ['entities', '&amp;'.repeat(20_000)],
    [
      'footnotes',
      Array.from({ length: 500 }, (_, index) => `[^${index}] `).join('') +
        Array.from({ length: 500 }, (_, index) => `\n\n[^${index}]: note`).join(''),
    ],
  ]
  for (const [what, body] of deep) {
    it(`${what} (${Math.round(body.length / 1000)} KB)`, async () => {
      expect((await timeOf(body)) / prose).toBeLessThan(BOUND)
    })
  }
})
