import { describe, expect, it } from 'vitest'
import { htmlOf } from '../../support/markdown'

/** HTML of one paragraph, without its tags. */
const inline = async (body: string) => (await htmlOf(body)).replace(/^<p>|<\/p>$/g, '')

describe('marks', () => {
  it.each([
    ['==重点==内容', '<mark>重点</mark>内容'],
    ['==（重点）==内容', '<mark>（重点）</mark>内容'],
    ['==a **b** c==', '<mark>a <strong>b</strong> c</mark>'],
    ['**==x==**y', '<strong><mark>x</mark></strong>y'],
    ['a==b==c', 'a==b==c'],
    ['if a == b and c == d', 'if a == b and c == d'],
    ['==open', '==open'],
    ['\\==x==', '==x=='],
    ['a ===b=== c', 'a ===b=== c'],
  ])('%s', async (body, expected) => expect(await inline(body)).toBe(expected))
})

describe('spoilers', () => {
  it.each([
    ['!!x!!', '<doc-spoiler>x</doc-spoiler>'],
    ['注意!!剧透!!哦', '注意<doc-spoiler>剧透</doc-spoiler>哦'],
    ['Wow!! Really!!', 'Wow!! Really!!'],
    ['what!!yes!!', 'what!!yes!!'],
  ])('%s', async (body, expected) => expect(await inline(body)).toBe(expected))
})

describe('raised and lowered text', () => {
  it.each([
    ['19^th^', '19<sup>th</sup>'],
    ['10^-3^ m', '10<sup>-3</sup> m'],
    ['x^[1]^', 'x<sup>[1]</sup>'],
    ['H~2~O', 'H<sub>2</sub>O'],
    ['(AB)~n~', '(AB)<sub>n</sub>'],
    ['1~3天，5~8天', '1~3天，5~8天'],
    ['10~20 和 30~40', '10~20 和 30~40'],
    ['周一~周五~周日', '周一~周五~周日'],
    ['/a^b/c^d', '/a^b/c^d'],
    ['C:\\\\a^x\\\\y^b', 'C:\\a^x\\y^b'],
    ['2^n and 3^m', '2^n and 3^m'],
    ['a\\^b\\^', 'a^b^'],
    ['~~gone~~', '<del>gone</del>'],
    ['~one~', '~one~'],
  ])('%s', async (body, expected) => expect(await inline(body)).toBe(expected))
})

describe('emoji names', () => {
  it.each([
    [':tada: done', '🎉 done'],
    ['中文:warning:中文', '中文⚠️中文'],
    ['10:30:45', '10:30:45'],
    ['5244:5244', '5244:5244'],
    ['a:b:c', 'a:b:c'],
    [':smile is not closed', ':smile is not closed'],
    [':no_such_name:', ':no_such_name:'],
    ['`:tada:`', '<code data-short="">:tada:</code>'],
  ])('%s', async (body, expected) => expect(await inline(body)).toBe(expected))

  it('come from the whole table when a rarer one is met', async () => {
    expect(await inline(':avocado: :x:')).toBe('🥑 ❌')
  })
})

describe('icons', () => {
  const icon = (attrs: object, source: string) =>
    `<doc-widget name="icon" attrs="${JSON.stringify(attrs).replaceAll('"', '&quot;')}">${source}</doc-widget>`

  it.each([
    ['::home::', icon({ name: 'home' }, '::home::')],
    ['a ::key:: b', `a ${icon({ name: 'key' }, '::key::')} b`],
    ['中文::key::中文', `中文${icon({ name: 'key' }, '::key::')}中文`],
    ['::mdi:home =20px /red::', icon({ name: 'mdi:home', size: '20px', color: 'red' }, '::mdi:home =20px /red::')],
    ['::home =1.5em::', icon({ name: 'home', size: '1.5em' }, '::home =1.5em::')],
    ['::home /#0b756d::', icon({ name: 'home', color: '#0b756d' }, '::home /#0b756d::')],
    ['**::home::**', `<strong>${icon({ name: 'home' }, '::home::')}</strong>`],
  ])('%s', async (body, expected) => expect(await inline(body)).toBe(expected))

  it.each([
    'std::vector::iterator',
    'fe80::1',
    '::1',
    '2001:db8::a::b',
    'a :: b',
    'a :: b :: c',
    ':: home ::',
    '::home:',
    ':::home:::',
    '::home::x',
    'x::home::',
    '::home =big::',
    '::home onclick=x::',
    '::a"b::',
  ])('%s stays what it is', async (body) =>
    expect(await inline(`so ${body}`)).toBe(`so ${body.replaceAll('"', '&quot;')}`),
  )

  it('are text inside of code, and behind a backslash', async () => {
    expect(await inline('`::home::` \\::home::')).toBe('<code data-short="">::home::</code> ::home::')
  })

  it('are no part of the id of a heading', async () => {
    expect(await htmlOf('## ::home:: Start here')).toContain('<h2 id="start-here">')
  })
})

describe('attributes', () => {
  it.each([
    ['## T {#own .big data-k="v w"}', '<h2 id="own" class="big" data-k="v w">T</h2>'],
    ['## T{#own}', '<h2 id="own">T</h2>'],
    ['text {.a .b}', '<p class="a b">text</p>'],
    ['text {.重要 .b-c:d}', '<p class="重要 b-c:d">text</p>'],
    ['- item {.c}', '<ul><li class="c">item</li></ul>'],
    ['`x`{.c} y', '<p><code class="c" data-short="">x</code> y</p>'],
    ['[a](./b.md){.c}', '<p><a href="/guide/b.html" class="c">a</a></p>'],
    ['- a\n- b\n\n{.c}', '<ul class="c"><li>a</li><li>b</li></ul>'],
    ['path/{id} and {{x}} and {1}', '<p>path/{id} and {{x}} and {1}</p>'],
    ['set {href=y}', '<p>set</p>'],
  ])('%s', async (body, expected) => {
    const html = (await htmlOf(body)).replace(/ data-k="v w"/, '')
    expect(html).toBe(expected.replace(/ data-k="v w"/, ''))
  })

  it('let no handler through', async () => {
    expect(await htmlOf('## T {onclick="alert(1)" style="background:url(x)" #a}')).toBe('<h2 id="a">T</h2>')
  })
})

describe('Chinese text', () => {
  it('has emphasis beside its punctuation', async () => {
    expect(await inline('**该功能（实验性）**已经')).toBe('<strong>该功能（实验性）</strong>已经')
    expect(await inline('**`code`**之后')).toBe('<strong><code data-short="">code</code></strong>之后')
    expect(await inline('~~旧的。~~新的')).toBe('<del>旧的。</del>新的')
  })

  it('ends bare addresses before its punctuation', async () => {
    expect(await inline('文档在 https://docs.example.com/guide/a.html，请先看。')).toBe(
      '文档在 <a href="https://docs.example.com/guide/a.html">https://docs.example.com/guide/a.html</a>，请先看。',
    )
    expect(await inline('（参考 https://docs.example.com/b）。')).toContain(
      '<a href="https://docs.example.com/b">https://docs.example.com/b</a>）。',
    )
    expect(await inline('官网https://docs.example.com。')).toContain(
      '<a href="https://docs.example.com">https://docs.example.com</a>。',
    )
    expect(await inline('见https://docs.example.com官网')).toContain(
      '<a href="https://docs.example.com">https://docs.example.com</a>官网',
    )
  })

  it('leaves written links and other addresses alone', async () => {
    expect(await inline('[中文页](https://docs.example.com/中文) <https://docs.example.com/c>')).toContain(
      'href="https://docs.example.com/%E4%B8%AD%E6%96%87"',
    )
    expect(await inline('see https://docs.example.com/d.')).toBe(
      'see <a href="https://docs.example.com/d">https://docs.example.com/d</a>.',
    )
    expect(await inline('https://docs.example.com/中文/x')).toContain(
      'href="https://docs.example.com/%E4%B8%AD%E6%96%87/x"',
    )
  })

  it('has no gap at a soft break between two characters', async () => {
    const soft = async (body: string) => (await htmlOf(body, { breaks: false })).replace(/<\/?p>/g, '')
    expect(await soft('被\n折成了**两**\n行。')).toBe('被折成了<strong>两</strong>行。')
    const { parts } = await import('../../../src/markdown/pipeline').then(({ preparePipeline }) =>
      preparePipeline('English\ntext 中文\nwords', { file: 'a.md', breaks: false }),
    )
    expect(parts).toHaveLength(1)
    expect(await htmlOf('one\ntwo', { breaks: false })).not.toContain('<br')
  })
})

describe('line breaks', () => {
  it('are breaks when the site wants it, and hard breaks always', async () => {
    expect(await inline('a\nb')).toBe('a<br/>b')
    expect(await htmlOf('第一行  \n第二行', { breaks: false })).toBe('<p>第一行<br/>第二行</p>')
  })
})

describe('formulas', () => {
  const tex = async (body: string) =>
    [...(await htmlOf(body)).matchAll(/attrs="([^"]*)"/g)].map(([, attrs = '']) =>
      JSON.parse(attrs.replaceAll('&quot;', '"')),
    )

  it('are found inline and as blocks', async () => {
    expect(await tex('so $x^2$ and $\\$5$')).toEqual([
      { tex: 'x^2', display: 'false' },
      { tex: '\\$5', display: 'false' },
    ])
    expect(await tex('$$\n\\frac{a}{b}\n\nc\n$$')).toEqual([{ tex: '\\frac{a}{b}\n\nc', display: 'true' }])
    expect(await tex('$$ a + b $$')).toEqual([{ tex: 'a + b', display: 'true' }])
  })

  it('are no prices and no variables', async () => {
    for (const body of [
      '$5 and $10',
      '$ a $',
      'from $5-$10',
      '`$x$`',
      'set $PATH and $HOME',
      '\\$x$',
      '$$\nnever closed',
    ]) {
      expect(await htmlOf(`${body}\n\nreal $x$`)).toBe(`${await htmlOf(body)}${await htmlOf('real $x$')}`)
      expect(await tex(body)).toEqual([])
    }
  })
})
