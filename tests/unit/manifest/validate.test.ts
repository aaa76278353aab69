import { describe, expect, it } from 'vitest'
import { build } from '../../../src/manifest/build'
import { formatProblem } from '../../../src/manifest/problem'
import { folderOf, SITE } from './fixture'

/** The messages that a folder gets, without those about missing translations unless asked. */
function problemsOf(texts: Record<string, string>, languages = false): string[] {
  return build(folderOf(texts))
    .problems.map((problem) => formatProblem(problem))
    .filter((line) => languages || !line.includes('has no page in'))
}

describe('problems of pages', () => {
  it('are none in a sound folder', () => {
    const page =
      '# A\n\n## B\n\n[b](#b) [home](./README.md#home) ![x](./img/x.svg) [out](https://example.org/) [file](./a.zip)\n'
    const files = {
      'README.md': '# Home',
      'a.md': page,
      'zh/README.md': '# 首页',
      'zh/a.md': '# A',
      'img/x.svg': '',
      'a.zip': '',
    }
    expect(problemsOf(files, true)).toEqual([])
  })

  it.each([
    [
      'a dead link',
      '[x](./nowhere.md)',
      'a.md:3  the link "./nowhere.md" leads to no page — correct it or add the page',
    ],
    [
      'a dead link with a twin',
      '[x](./guide/b.md)',
      'a.md:3  the link "./guide/b.md" leads to no page — did you mean "/b.html"?',
    ],
    [
      'a misspelt link',
      '[x](./docke.md)',
      'a.md:3  the link "./docke.md" leads to no page — did you mean "/docker.html"?',
    ],
    ['a dead anchor', '[x](./b.md#setpu)', 'a.md:3  the anchor "#setpu" is not on b.md — did you mean "setup"?'],
    [
      'an own dead anchor',
      '[x](#no)',
      'a.md:3  the anchor "#no" is not on this page — correct it, or give the heading {#that-id}',
    ],
    [
      'a missing picture',
      '![x](./x.png)',
      'a.md:3  the picture "./x.png" is missing — add /content/x.png or correct the address',
    ],
    [
      'a missing picture in HTML',
      '<img src="./x.png" alt="">',
      'a.md:3  the picture "./x.png" is missing — add /content/x.png or correct the address',
    ],
    ['a missing file', '[x](/x.zip)', 'a.md:3  the file "/x.zip" does not exist — add /x.zip or correct the address'],
    [
      'a script address',
      '[x](javascript:alert(1))',
      'a.md:3  the address "javascript:alert(1)" is refused — use a plain path or a common scheme',
    ],
    [
      'an address outside',
      '[x](../../etc/passwd)',
      'a.md:3  the address "../../etc/passwd" is refused — use a plain path or a common scheme',
    ],
    [
      'a reference',
      '[x][y]\n\n[y]: ./nowhere.md',
      'a.md:3  the link "./nowhere.md" leads to no page — correct it or add the page',
    ],
    [
      'a dead link of a diagram',
      '```mermaid\nflowchart LR\n  a-->b\n  click a "./b.md#nope"\n```',
      'a.md:6  the anchor "#nope" is not on b.md — correct it, or give the heading {#that-id}',
    ],
    [
      'an open container',
      '::: tip\ntext',
      'a.md:3  the container "tip" is never closed — write a line of 3 colons after its last line',
    ],
  ])('%s', (_, text, message) => {
    expect(problemsOf({ 'a.md': `# A\n\n${text}\n`, 'b.md': '# B\n\n## Setup\n', 'docker.md': '# D' })).toEqual([
      message,
    ])
  })

  it('names the line in the file, below the frontmatter', () => {
    expect(problemsOf({ 'a.md': '---\ntitle: A\norder: 1\n---\n\n# A\n\n[x](./no.md)\n' })[0]).toMatch(/^a\.md:8 {2}/)
  })

  it('tell unknown and unfit frontmatter and broken YAML', () => {
    const text = '---\ntitel: A\norder: first\nactions:\n  - { text: x, link: /no.html }\n---\n'
    expect(problemsOf({ 'a.md': text, 'b.md': '---\ntitle: [a\n---\n# B' })).toEqual([
      'a.md:2  unknown frontmatter key "titel" — did you mean "title"?',
      'a.md:3  frontmatter "order" has a value that does not fit — docs/AUTHORING.md shows its form',
      'a.md:5  the link "/no.html" leads to no page — correct it or add the page',
      expect.stringMatching(/^b\.md:\d {2}the frontmatter is not valid YAML: .* — correct that line/),
    ])
  })

  it('tells a frontmatter without an end', () => {
    expect(problemsOf({ 'a.md': '---\ntitle: A\n\n# A\n' })).toEqual([
      'a.md:1  the frontmatter has no end — write a line of --- below it; it is shown as text',
    ])
  })

  it('accepts links to ids of raw tags, to old addresses and to redirects', () => {
    const site = `${SITE}redirects:\n  /old/:name.html: /:name.html\n`
    const files = {
      'site.yaml': site,
      'a.md': '<a id="here"></a>\n\n[1](#here) [2](./gone.md) [3](/old/b.html) [4](#top)\n',
      'b.md': '---\nredirectFrom: /gone.html\n---\n# B\n',
    }
    expect(problemsOf(files)).toEqual([])
  })
})

describe('problems between pages', () => {
  it('two files for one address', () => {
    expect(problemsOf({ 'g/README.md': '# A', 'g/index.md': '# B' })).toEqual([
      'g/index.md  has the same address as g/README.md — rename or remove one of the two',
    ])
  })

  it('names that differ in capitals or in how accents are composed', () => {
    expect(problemsOf({ 'Up.md': '# A', 'up.md': '# B', 'cafe\u0301.md': '# C' })).toEqual([
      'cafe\u0301.md  has a name with decomposed accents — rename it with composed characters (NFC)',
      'up.md  differs from Up.md only in capitals — rename one: some systems cannot tell them apart',
    ])
  })

  it('pages of one language only', () => {
    expect(problemsOf({ 'a.md': '# A', 'zh/b.md': '# B' }, true)).toEqual([
      'a.md  has no page in zh-CN — add zh/a.md',
      'zh/b.md  has no page in en-US — add b.md',
    ])
  })

  it('the same order twice in a folder, also between a page and a group', () => {
    const files = {
      'g/a.md': '---\norder: 1\n---\n# A',
      'g/b.md': '---\norder: 1\n---\n# B',
      'g/sub/README.md': '---\norder: 1\ndir: { order: 2 }\n---\n# S',
      'h/a.md': '---\norder: 1\n---\n# A',
    }
    expect(problemsOf(files)).toEqual([
      'g/b.md  has the order 1, as g/a.md has — give each page of a folder its own number',
    ])
  })

  it('old addresses that are taken', () => {
    const files = {
      'a.md': '---\nredirectFrom: [/old.html, /b.html]\n---\n# A',
      'b.md': '---\naliases: [Bee, /old.html]\n---\n# B',
    }
    expect(problemsOf(files)).toEqual([
      'a.md  claims the old address "/b.html", which b.md has — remove it from one of the two',
      'b.md  claims the old address "/old.html", which a.md has — remove it from one of the two',
    ])
  })
})

describe('links of site.yaml', () => {
  it('are checked with their lines', () => {
    const site = `title: Docs
logo: /content/logo.svg
locales:
  /:
    lang: en-US
    name: English
    navbar:
      - { text: A, link: /a.html }
      - { text: B, children: [{ text: C, link: /c.html }] }
    sidebar:
      /:
        - { text: G, prefix: /g/, children: [x.html, { link: "../a.html" }] }
    notices:
      - title: N
        content: |
          [ok](/a.html)
          [no](/a.html#no)
`
    expect(problemsOf({ 'site.yaml': site, 'a.md': '# A' })).toEqual([
      'site.yaml:2  the picture "/content/logo.svg" is missing — add /content/logo.svg or correct the address',
      'site.yaml:9  the link "/c.html" leads to no page — correct it or add the page',
      'site.yaml:12  the address "/g/../a.html" is refused — use a plain path or a common scheme',
      'site.yaml:12  the link "/g/x.html" leads to no page — correct it or add the page',
      'site.yaml:17  the anchor "#no" is not on a.md — correct it, or give the heading {#that-id}',
    ])
  })

  it('an entry that is still empty is named, and stops nothing', () => {
    const site = `title: Docs
locales:
  /:
    lang: en-US
    name: English
    navbar:
      - { text: A, link: /a.html }
      - text: B
        children:
          -
    sidebar:
      /:
        -
        - text: G
          children:
            -
            - x.html
    notices:
      - title: T
        content: C
        actions:
          -
`
    const problems = problemsOf({ 'site.yaml': site, 'a.md': '# A' })
    expect(problems.map((line) => line.replace(/ — .*$/, ''))).toEqual([
      'site.yaml:10  "locales./.navbar[1].children[0]" is no group of keys',
      'site.yaml:13  "locales./.sidebar./[0]" is null',
      'site.yaml:16  "locales./.sidebar./[1].children[0]" is null',
      'site.yaml:17  the link "x.html" leads to no page',
      'site.yaml:22  "locales./.notices[0].actions[0]" is no group of keys',
    ])
  })
})
