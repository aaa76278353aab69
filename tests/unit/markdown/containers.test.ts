import { describe, expect, it } from 'vitest'
import { readOpening, readTabMarker } from '../../../src/markdown/syntax/container-lines'
import { htmlOf } from '../../support/markdown'

/** The HTML with widgets written short: `[tip title="…"] … [/]`. */
async function shape(body: string): Promise<string> {
  return (await htmlOf(body))
    .replace(/<doc-widget name="([^"]*)" attrs="([^"]*)">/g, (_, name, attrs) => {
      const { title, ...rest } = JSON.parse(attrs.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Record<
        string,
        string
      >
      const extra = Object.entries(rest).map(([key, value]) => ` ${key}=${value}`)
      return `[${name}${extra.join('')}]`
    })
    .replaceAll('</doc-widget>', '[/]')
    .replace(/<doc-slot slot="title">(.*?)<\/doc-slot>/g, '«$1»')
    .replace(
      /<doc-slot slot="item" value="([^"]*)" active="(true|false)">/g,
      (_, value, active) => `{${value}${active === 'true' ? '*' : ''}}`,
    )
    .replaceAll('</doc-slot>', '{/}')
}

describe('containers', () => {
  it.each([
    ['with a blank and a title', '::: tip Title\ntext\n:::', '[tip]«Title»<p>text</p>[/]'],
    ['without a blank', ':::tip\ntext\n:::', '[tip]<p>text</p>[/]'],
    ['with the title in brackets', ':::tip[Title]\ntext\n:::', '[tip]«Title»<p>text</p>[/]'],
    ['with brackets in brackets', ':::tip[A [b] c]\ntext\n:::', '[tip]«A [b] c»<p>text</p>[/]'],
    ['with a title that only starts with brackets', '::: tip [a] and b\nx\n:::', '[tip]«[a] and b»<p>x</p>[/]'],
    [
      'with markup in the title',
      '::: details See `x` and *y*\nz\n:::',
      '[details]«See <code data-short="">x</code> and <em>y</em>»<p>z</p>[/]',
    ],
    ['with attributes', '::: tip Title {.wide #own}\nx\n:::', '[tip id=own class=wide]«Title»<p>x</p>[/]'],
    ['with a title only', '::: warning Careful\n:::', '[warning]«Careful»[/]'],
    ['right after a paragraph', 'before\n::: tip\nx\n:::\nafter', '<p>before</p>[tip]<p>x</p>[/]<p>after</p>'],
    ['closed right after a list', '::: tip\n- a\n- b\n:::\nafter', '[tip]<ul><li>a</li><li>b</li></ul>[/]<p>after</p>'],
    [
      'closed right after an indented line',
      '::: tip\n1. a\n   b\n:::\nafter',
      '[tip]<ol><li>a<br/>b</li></ol>[/]<p>after</p>',
    ],
    ['inside a list', '1. a\n   ::: tip\n   b\n   :::\n2. c', '<ol><li>a[tip]<p>b</p>[/]</li><li>c</li></ol>'],
    [
      'after a list item without a blank line',
      '- item\n::: tip\nx\n:::\nend',
      '<ul><li>item</li></ul>[tip]<p>x</p>[/]<p>end</p>',
    ],
    ['inside a quotation', '> ::: tip\n> x\n> :::\n\nout', '<blockquote>[tip]<p>x</p>[/]</blockquote><p>out</p>'],
    [
      'with colons in a fence',
      '::: tip\n```text\n:::\n```\nx\n:::',
      '[tip]<pre><code data-info="text">:::</code></pre><p>x</p>[/]',
    ],
    ['with CRLF', '::: tip\r\nbox\r\n:::\r\nafter', '[tip]<p>box</p>[/]<p>after</p>'],
    ['indented', '  ::: tip\n  a\n\n      code\n  :::', '[tip]<p>a</p><pre><code>code</code></pre>[/]'],
    ['with more colons at the end', '::: tip\nx\n:::::\ny', '[tip]<p>x</p>[/]<p>y</p>'],
  ])('%s', async (_, body, expected) => {
    expect((await shape(body)).replace(/ class="language-[^"]*"/g, '')).toBe(expected)
  })

  it('nest by their number of colons', async () => {
    expect(await shape(':::: details All\n::: tip\na\n:::\nb\n::::\nc')).toBe(
      '[details]«All»[tip]<p>a</p>[/]<p>b</p>[/]<p>c</p>',
    )
  })

  it('nest with the same number of colons when each is closed', async () => {
    expect(await shape('::: a\n::: b\nx\n:::\ny\n:::\nz')).toBe('[a][b]<p>x</p>[/]<p>y</p>[/]<p>z</p>')
  })

  it('end with what they stand in when nobody closes them', async () => {
    expect(await shape('::: tip\nopen')).toBe('[tip]<p>open</p>[/]')
    expect(await shape('- ::: tip\n  x\n\nout')).toBe('<ul><li>[tip]<p>x</p>[/]</li></ul><p>out</p>')
    expect(await shape(':::: a\n::: b\nx\n::::\nafter')).toBe('[a][b]<p>x</p>[/][/]<p>after</p>')
  })

  it('end at the first closer when an inner one was left open', async () => {
    expect(await shape('::: a\n::: b\nx\n:::\nafter')).toBe('[a][b]<p>x</p>[/][/]<p>after</p>')
  })

  it('leave an unclosed fence behind at their closer', async () => {
    expect(await shape('::: tip\n```\nopen\n:::\nafter')).toBe('[tip]<pre><code>open</code></pre>[/]<p>after</p>')
  })

  it('give colons no meaning anywhere else', async () => {
    for (const text of [':::', '::::', '::: ', ':::标题', ':::tip标题', '::1', 'a ::: b', ':::5244']) {
      expect(await shape(`x ${text}`)).not.toContain('[')
    }
    expect(await shape(':::标题')).toBe('<p>:::标题</p>')
  })

  it('see references that are defined outside', async () => {
    expect(await shape('::: tip\n[a]\n:::\n\n[a]: ./b.md')).toBe('[tip]<p><a href="/guide/b.html">a</a></p>[/]')
  })

  it('do not nest without end', async () => {
    const html = await shape(`${'::: tip\n'.repeat(200)}text`)
    expect(html.match(/\[tip\]/g)?.length).toBeLessThan(40)
    expect(html).toContain('text')
  })
})

describe('alignment', () => {
  it.each(['left', 'center', 'right', 'justify'])('%s', async (name) => {
    expect(await shape(`::: ${name}\nx\n:::`)).toBe(`<div style="text-align:${name}"><p>x</p></div>`)
  })
})

describe('tabs', () => {
  it('split at their marker lines, with values and an active one', async () => {
    expect(await shape('::: tabs#os\n@tab Linux#linux\na\n@tab:active Windows\nb\n@tab C#\nc\n:::')).toBe(
      '[tabs value=os]{linux}«Linux»<p>a</p>{/}{Windows*}«Windows»<p>b</p>{/}{C#}«C#»<p>c</p>{/}[/]',
    )
  })

  it('leave markers in fences and inner containers alone', async () => {
    expect(await shape('::: tabs\n@tab A\n```text\n@tab x\n```\n:::: tip\n@tab y\n::::\n@tab B\n:::')).toContain(
      '@tab x',
    )
    expect(await shape('::: tabs\n@tab A\n:::: tip\n@tab y\n::::\n@tab B\n:::')).toBe(
      '[tabs]{A}«A»[tip]<p>@tab y</p>[/]{/}{B}«B»{/}[/]',
    )
  })

  it('are no markers outside of tabs', async () => {
    expect(await shape('::: tip\n@tab A\n:::')).toBe('[tip]<p>@tab A</p>[/]')
  })
})

describe('the lines of containers', () => {
  it('say what they open', () => {
    expect(readOpening('::: tip')).toMatchObject({ name: 'tip', size: 3 })
    expect(readOpening(':::: tabs#os')).toMatchObject({ name: 'tabs', size: 4, parts: { value: 3 } })
    for (const line of ['::: 5', ':: tip', ':::tip:x', '::: tip标题', 'x ::: tip'])
      expect(readOpening(line)).toBeUndefined()
  })

  it('say which tab they start', () => {
    expect(readTabMarker('@tab Title#value')?.parts).toMatchObject({ title: 5, value: 6 })
    expect(readTabMarker('@tab:active A')).toMatchObject({ active: true })
    expect(readTabMarker('@table')).toBeUndefined()
  })
})
