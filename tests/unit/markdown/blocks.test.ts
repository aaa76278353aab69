import { beforeEach, describe, expect, it, vi } from 'vitest'
import { htmlOf } from '../../support/markdown'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe('alerts', () => {
  const attrs = (title?: string) => (title === undefined ? '{}' : `{&quot;title&quot;:&quot;${title}&quot;}`)

  it('are the containers of their name', async () => {
    expect(await htmlOf('> [!NOTE]\n> text')).toBe(
      `<doc-widget name="note" attrs="${attrs()}"><p>text</p></doc-widget>`,
    )
    expect(await htmlOf('> [!warning] Title\n> a\n>\n> b')).toBe(
      `<doc-widget name="warning" attrs="${attrs('Title')}"><doc-slot slot="title">Title</doc-slot><p>a</p><p>b</p></doc-widget>`,
    )
  })

  it('are quotations when they name no type', async () => {
    expect(await htmlOf('> [!WHAT]\n> text')).toContain('<blockquote>')
    expect(await htmlOf('> text [!NOTE]')).toContain('<blockquote>')
  })
})

describe('pictures', () => {
  it.each([
    ['![A =200x300](./a.png)', ' alt="A" width="200" height="300"'],
    ['![A =200x](./a.png)', ' alt="A" width="200"'],
    ['![A =x300](./a.png)', ' alt="A" height="300"'],
    ['![A|200x300](./a.png)', ' alt="A" width="200" height="300"'],
    ['![A|200](./a.png)', ' alt="A" width="200"'],
    ['![A](./a.png =200x300)', ' alt="A" width="200" height="300"'],
    ['![A](./a.png =200x)', ' alt="A" width="200"'],
    ['![a = b](./a.png)', ' alt="a = b"'],
  ])('%s', async (body, attributes) => {
    expect(await htmlOf(body)).toBe(
      `<p><img src="/content/guide/a.png"${attributes} loading="lazy" decoding="async"/></p>`,
    )
  })

  it('have the size that the manifest knows, and the ratio when one side is given', async () => {
    const images = { './a.png': [800, 400] as [number, number] }
    expect(await htmlOf('![A](./a.png)', { images })).toContain('width="800" height="400"')
    expect(await htmlOf('![A =200x](./a.png)', { images })).toMatch(/width="200".*height="100"/)
  })

  it.each([
    ['#light', 'light'],
    ['#dark', 'dark'],
    ['#gh-dark-mode-only', 'dark'],
  ])('%s belong to a theme', async (ending, scheme) => {
    const html = await htmlOf(`![A](./a.svg${ending})`)
    expect(html).toContain(`data-scheme="${scheme}"`)
    expect(html).toContain('src="/content/guide/a.svg"')
  })

  it('of a row have no line breaks between them', async () => {
    expect(await htmlOf('![A](./a.svg#light)\n![A](./b.svg#dark)')).not.toContain('<br')
  })

  it('alone in a paragraph with a title are figures', async () => {
    expect(await htmlOf('![A](./a.png "Caption")')).toBe(
      '<figure><img src="/content/guide/a.png" alt="A" loading="lazy" decoding="async"/><figcaption>Caption</figcaption></figure>',
    )
    expect(await htmlOf('text ![A](./a.png "Caption")')).toContain('title="Caption"')
  })

  it('outside of the content folder or in code are refused', async () => {
    for (const src of ['javascript:alert(1)', '../../secret.png', 'data:text/html,x']) {
      expect(await htmlOf(`![A](${src})`)).not.toContain('src=')
    }
    expect(await htmlOf('![A](data:image/png;base64,AAAA)')).toContain('src="data:image/png;base64,AAAA"')
  })
})

describe('links', () => {
  it.each([
    ['./other.md', '/guide/other.html'],
    ['other.md', '/guide/other.html'],
    ['./other.md#part-two', '/guide/other.html#part-two'],
    ['../faq/howto.md', '/faq/howto.html'],
    ['../faq/', '/faq/'],
    ['../faq/README.md', '/faq/'],
    ['./other.html', '/guide/other.html'],
    ['/guide/case/other.md', '/guide/case/other.html'],
    ['#links', '#links'],
    ['./other.md?x=1#part-two', '/guide/other.html?x=1#part-two'],
    ['./other%20page.md', '/guide/other%20page.html'],
    ['./script.sh', '/content/guide/script.sh'],
    ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['magnet:?xt=urn:btih:x', 'magnet:?xt=urn:btih:x'],
    ['//other.example.com/a', '//other.example.com/a'],
  ])('%s', async (written, href) => {
    expect(await htmlOf(`[x](${written})`)).toBe(`<p><a href="${href}">x</a></p>`)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    '/\\other.example.com/b',
    'file:///etc/passwd',
  ])('%s is refused', async (written) => {
    expect(await htmlOf(`[x](<${written}>)`)).toBe('<p><a>x</a></p>')
  })
})

describe('headings', () => {
  const ids = async (body: string) => [...(await htmlOf(body)).matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id)

  it('have ids of their visible text', async () => {
    expect(
      await ids(
        '## Run `app_start.sh`\n\n## See [the guide](./guide.md) & more\n\n## C++ & Go 🚀\n\n## <Badge text="x" /> New option\n\n## **Bold** title',
      ),
    ).toEqual(['run-app_startsh', 'see-the-guide--more', 'c--go-', 'new-option', 'bold-title'])
  })

  it('have ids that are unique, never empty, and the same each time', async () => {
    const body = '# Setup\n\n## Setup\n\n### Setup\n\n## Setup-1\n\n## setup\n\n## ::\n\n## ???\n\n## 特别赞助（2024）'
    expect(await ids(body)).toEqual([
      'setup',
      'setup-1',
      'setup-2',
      'setup-1-1',
      'setup-3',
      'section',
      'section-1',
      '特别赞助2024',
    ])
    expect(await ids(body)).toEqual(await ids(body))
  })

  it('keep explicit ids, and make way for them', async () => {
    expect(await ids('## Setup\n\n## Other {#setup}')).toEqual(['setup-1', 'setup'])
  })

  it('do not take the id of the application', async () => {
    expect(await ids('## Root')).toEqual(['root-1'])
  })

  it('leave the title to the layout', async () => {
    expect(await htmlOf('# One\n\ntext\n\n# Two', { titleShown: true })).toBe(
      '<span id="one" data-title-anchor=""></span><p>text</p><h2 id="two">Two</h2>',
    )
  })

  it('are listed by [[toc]]', async () => {
    expect(await htmlOf('[[toc]]\n\n## A\n\n### A `b`\n\n## C')).toContain(
      '<nav data-toc=""><ul><li><a href="#a">A</a><ul><li><a href="#a-b">A b</a></li></ul></li><li><a href="#c">C</a></li></ul></nav>',
    )
    expect(await htmlOf('`[[toc]]`')).not.toContain('<nav')
  })
})

describe('task lists', () => {
  it('name their boxes by their items', async () => {
    const html = await htmlOf(
      '- [ ] install `docker`\n- [x] open port **5244**\n  - [ ] nested 中文\n- [X] capital\n- [ ]no space\n- [ ] ',
    )
    expect([...html.matchAll(/<input[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'install docker',
      'open port 5244',
      'nested 中文',
      'capital',
    ])
    expect(html.match(/<input/g)).toHaveLength(4)
    expect(html.match(/disabled/g)).toHaveLength(4)
  })

  it('do so in loose lists too', async () => {
    expect(await htmlOf('- [ ] a\n\n- [x] b')).toContain('aria-label="b"')
  })
})

describe('footnotes', () => {
  /** Every link inside the page has its target. */
  const expectWhole = (html: string) => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, hash = ''] of html.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(decodeURIComponent(hash))
  }

  it('point to their notes and back', async () => {
    const html = await htmlOf('First[^1], again[^1], second[^long].\n\n[^1]: Note one.\n[^long]: Note **two**.')
    expectWhole(html)
    expect(html).toContain('<a href="#fn-1" id="fnref-1" data-footnote-ref="">1</a>')
    expect(html).toContain('<a href="#fn-1" id="fnref-1-2" data-footnote-ref="">1</a>')
    expect(html).toMatch(
      /<section data-footnotes=""><ol><li id="fn-1"><p>Note one\. .*<\/li><li id="fn-long">.*<\/ol><\/section>$/,
    )
  })

  it('can be written in place, and refer to others', async () => {
    const html = await htmlOf('A^[inline *note*] b[^x].\n\n[^x]: See[^y].\n[^y]: End.')
    expectWhole(html)
    expect(html).toContain('inline <em>note</em>')
    expect(html.match(/<li id="fn-/g)).toHaveLength(3)
  })

  it('keep text without a note as it is', async () => {
    expect(await htmlOf('a [^missing] b')).toBe('<p>a [^missing] b</p>')
  })
})

describe('tables', () => {
  it('split at bare pipes only', async () => {
    const html = await htmlOf(
      '| Command | Use |\n| --- | --- |\n| `ls | wc -l` | count files |\n| `ls \\| wc -l` | count files |\n| a \\| b | plain |',
    )
    expect(html).toContain('<tr><td>`ls</td><td>wc -l`</td></tr>')
    expect(html).toContain('<td><code data-short="">ls | wc -l</code></td><td>count files</td>')
    expect(html).toContain('<td>a | b</td>')
  })
})

describe('colons of prose', () => {
  it('stay', async () => {
    const text = [
      'at 10:30:20, set key:value, ratio 3:2, image demo/app:latest, label a:b[c].',
      'IPv6 is ::1, mapping 8080:80, and C:\\data works too.',
      ':smile is not closed. 上午9:30开始',
    ]
    for (const line of text) expect(await htmlOf(line)).toBe(`<p>${line}</p>`)
    expect(await htmlOf('Open http://127.0.0.1:5244 at 10:30')).toBe(
      '<p>Open <a href="http://127.0.0.1:5244">http://127.0.0.1:5244</a> at 10:30</p>',
    )
  })
})
