import { beforeEach, describe, expect, it, vi } from 'vitest'
import { safeStyle } from '../../../src/markdown/html/allow'
import { needsHtmlParser } from '../../../src/markdown/html/light'
import { componentAttributes, tokenizeHtml } from '../../../src/markdown/html/tokens'
import { htmlOf } from '../../support/markdown'

let warn: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const widget = (name: string, attributes: object = {}, content = '') =>
  `<doc-widget name="${name}" attrs="${JSON.stringify(attributes).replaceAll('"', '&quot;')}">${content}</doc-widget>`

describe('HTML without a parser', () => {
  it.each([
    ['a<br>b<br/>c', '<p>a<br/>b<br/>c</p>'],
    ['<kbd>Ctrl</kbd>+<kbd>K</kbd>', '<p><kbd>Ctrl</kbd>+<kbd>K</kbd></p>'],
    ['H<sub>2</sub>O and x<sup>2</sup>', '<p>H<sub>2</sub>O and x<sup>2</sup></p>'],
    ['before <!-- note --> after', '<p>before  after</p>'],
    ['<!-- editor\n\nnote -->\n\ntext', '<p>text</p>'],
    ['<span style="color: red">x **y**</span>', '<p><span style="color:red">x <strong>y</strong></span></p>'],
    ['<font color="#f00">x</font>', '<p><span style="color:#f00">x</span></p>'],
    ['<b>a <i>b</b> c', '<p><b>a b</b> c</p>'],
    ['<kbd>open', '<p>open</p>'],
    ['close</kbd>', '<p>close</p>'],
    ['<hr>', '<hr/>'],
    [
      '<details>\n<summary>More</summary>\n\nHidden **text**\n\n</details>',
      '<details><summary>More</summary><p>Hidden <strong>text</strong></p></details>',
    ],
    ['<details>\n\nunclosed', '<p>unclosed</p>'],
    [
      '<div align="center">\n\n**x**\n\n</div>\n\nafter',
      '<div align="center"><p><strong>x</strong></p></div><p>after</p>',
    ],
    ['<p>one\n<p>two', '<p>one </p><p>two</p>'],
    [
      '<p align="center">\n\n![A](./a.svg)\n\n</p>\n\nafter',
      '<div align="center"><p><img src="/content/guide/a.svg" alt="A" loading="lazy" decoding="async"/></p></div><p>after</p>',
    ],
    ['<p>one\n\nafter', '<p>one</p><p>after</p>'],
    ['<a id="x"></a>text', '<p><a id="x"></a>text</p>'],
    ['a &lt;b&gt; &amp; c', '<p>a &lt;b&gt; &amp; c</p>'],
  ])('%s', async (body, expected) => expect(await htmlOf(body)).toBe(expected))

  it('draws pictures like those of markdown', async () => {
    expect(await htmlOf('<img src="./a.png" alt="A" width="20" onerror="x">')).toBe(
      '<p><img src="/content/guide/a.png" alt="A" width="20" loading="lazy" decoding="async"/></p>',
    )
  })

  it('works in table cells', async () => {
    expect(await htmlOf('| a |\n|---|\n| b<br>c |')).toContain('<td>b<br/>c</td>')
  })
})

describe('HTML that needs the parser', () => {
  it('is recognised', () => {
    for (const html of ['<table>', '<UL>', '<li class="x">']) expect(needsHtmlParser(html)).toBe(true)
    for (const html of ['<details>', '<Tabs>', '<tablet>', 'a < table', '<br>'])
      expect(needsHtmlParser(html)).toBe(false)
  })

  it('comes out whole', async () => {
    expect(await htmlOf('<table><tr><td>a<td>b</table>\n\n<ul>\n<li>one\n<li>two\n</ul>')).toBe(
      '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table><ul><li>one</li><li>two</li></ul>',
    )
  })

  it('keeps what stands beside it', async () => {
    const html = await htmlOf(
      '# T\n\nVersion <Badge text="new" /> and more.\n\n<table><tr><td><Badge text="x"/> y</td></tr></table>\n\n## After\n\nEnd <kbd>K</kbd>.',
    )
    expect(html).toContain(`Version ${widget('Badge', { text: 'new' })} and more.`)
    expect(html).toContain(`<td>${widget('Badge', { text: 'x' })} y</td>`)
    expect(html).toContain('<h2 id="after">After</h2><p>End <kbd>K</kbd>.</p>')
  })
})

describe('tags of widgets', () => {
  it.each([
    ['a <Badge text="new" /> b', `<p>a ${widget('Badge', { text: 'new' })} b</p>`],
    ['<Badge text="beta"/>\n\n## After', `${widget('Badge', { text: 'beta' })}<h2 id="after">After</h2>`],
    ['<Badge>x **y**</Badge>', `<p>${widget('Badge', {}, 'x <strong>y</strong>')}</p>`],
    ['<Badge text="open">\n\nafter', `${widget('Badge', { text: 'open' })}<p>after</p>`],
    ['<VPCard\n  title="a"\n  link="./b.md"\n/>', `<p>${widget('VPCard', { title: 'a', link: './b.md' })}</p>`],
    ['<UnknownThing/>\n\nLast line.', `${widget('UnknownThing')}<p>Last line.</p>`],
    ['<Box>\n\n**x**\n\n</Box>', widget('Box', {}, '<p><strong>x</strong></p>')],
    [
      '<doc-widget name="Badge" attrs="{}">x</doc-widget>',
      `<p>${widget('doc-widget', { name: 'Badge', attrs: '{}' }, 'x')}</p>`,
    ],
  ])('%s', async (body, expected) => expect(await htmlOf(body)).toBe(expected))

  it('have the attributes that editors write', () => {
    expect(
      componentAttributes({
        ':level': '2',
        'bg-color': 'red',
        'v-if': 'x',
        '@click': 'y',
        ':base': "'/guide/'",
        hideHeading: '',
      }),
    ).toEqual({
      level: '2',
      bgColor: 'red',
      base: '/guide/',
      hideHeading: '',
    })
    expect(Object.getPrototypeOf(componentAttributes({ __proto__: 'x' }))).toBe(Object.prototype)
  })
})

describe('what is left out', () => {
  it.each([
    ['text <script>alert(1)</script> more', '<p>text  more</p>'],
    ['<script>\nalert(1)\n</script>\n\nafter', '<p>after</p>'],
    ['<script setup>\nimport x\n\nconst y = 1\n</script>\n\nafter', '<p>after</p>'],
    ['<style>p { color: red }</style>\n\nafter', '<p>after</p>'],
    ['a <iframe src="https://x.example"></iframe> b', '<p>a  b</p>'],
    ['a <embed src=x> b', '<p>a  b</p>'],
    ['<svg onload=alert(1)><text>x</text></svg> y', '<p> y</p>'],
    ['see <ip>:5244', '<p>see :5244</p>'],
    ['<form action=x>text</form>', '<p>text</p>'],
  ])('%s', async (body, expected) => {
    expect(await htmlOf(body)).toBe(expected)
    expect(warn).toHaveBeenCalled()
    expect(String(warn.mock.calls[0]?.[0])).toContain('guide/a.md')
  })

  it('is said once a file', async () => {
    await htmlOf('<ip> and <ip>')
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('styles', () => {
  it.each([
    ['color: red; background-color: #fff', 'color: red; background-color: #fff'],
    ['COLOR: rgb(1, 2, 3)', 'color: rgb(1, 2, 3)'],
    ['text-align: center; width: 50%; height: 20px', 'text-align: center; width: 50%; height: 20px'],
    ['position: fixed; color: red', 'color: red'],
    ['background: url(https://x.example)', ''],
    ['color: expression(alert(1))', ''],
    ['width: calc(100% + 1px)', ''],
    ['color: red}body{display:none', ''],
    ['__proto__: x; constructor: y', ''],
  ])('%s', (style, expected) => expect(safeStyle(style)).toBe(expected))
})

describe('ids', () => {
  it('that the application uses are not given away', async () => {
    expect(await htmlOf('<span id="root">x</span>')).toBe('<p><span>x</span></p>')
    expect(await htmlOf('<img src="./a.png" id="cookie" name="body">')).not.toMatch(/id=|name=/)
    expect(await htmlOf('<a id="old-anchor"></a>')).toContain('id="old-anchor"')
  })
})

describe('tokens of HTML', () => {
  it('are tags, comments and text', () => {
    expect(tokenizeHtml('a<b c="d>e" f=\'g\' h=i j>k</b><!-- l --><br/>').map((token) => token.kind)).toEqual([
      'text',
      'open',
      'text',
      'close',
      'comment',
      'open',
    ])
    expect(tokenizeHtml('<a b="c>d" e=\'f\' g=h i &amp; j="&lt;">')[0]).toMatchObject({
      attributes: { b: 'c>d', e: 'f', g: 'h', i: '', j: '<' },
    })
  })
})
