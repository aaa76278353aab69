import { describe, expect, it } from 'vitest'
import { hashFrontmatter, hashText } from '../../../src/content/hash'
import { parseSearchText, searchText } from '../../../src/content/search-text'
import type { SearchPage } from '../../../src/content/types'
import { readPage } from '../../../src/manifest/page-facts'

/** What search reads of a page. */
function asSearched(line: string): SearchPage {
  const [page] = parseSearchText(searchText([line], []))
  if (!page) throw new Error('the line is no page')
  return page
}
const searchOf = (file: string, text: string): SearchPage => asSearched(readPage(file, text).search)

describe('readPage', () => {
  const source = `---
title: Docker
description: Run it in a container.
icon: docker
order: 5
aliases: [container]
---
# Install with Docker

Run \`docker run\` and open **port 5244**.

## Ports {#ports}

| Port | Use |
|---|---|
| 5244 | web |

\`\`\`bash title="start"
docker run -e PUID=0 --name="alist" xhofe/alist:latest
\`\`\`

## 常见问题

文本。
`
  const facts = readPage('guide/docker.md', source)

  it('makes the record', () => {
    expect(facts.record).toEqual({
      path: '/guide/docker.html',
      file: 'guide/docker.md',
      title: 'Docker',
      hash: hashText(source),
      frontmatterHash: hashFrontmatter(
        'title: Docker\ndescription: Run it in a container.\nicon: docker\norder: 5\naliases: [container]\n',
      ),
      meta: { icon: 'docker', order: 5, aliases: ['container'] },
      words: { latin: expect.any(Number), han: 6 },
    })
    expect(facts.description).toBe('Run it in a container.')
  })

  it('makes the outline with the ids and lines of the file', () => {
    expect(facts.outline).toEqual([
      { id: 'install-with-docker', text: 'Install with Docker', level: 1, line: 8 },
      { id: 'ports', text: 'Ports', level: 2, line: 12 },
      { id: '常见问题', text: '常见问题', level: 2, line: 22 },
    ])
  })

  it('makes the search text: prose with inline code and tables, and names of code that prose lacks', () => {
    const { path, title, sections } = asSearched(facts.search)
    expect([path, title]).toEqual(['/guide/docker.html', 'Docker'])
    expect(sections).toEqual([
      ['install-with-docker', 'Install with Docker', 1, 'Run docker run and open port 5244.', ''],
      ['ports', 'Ports', 2, 'Port Use 5244 web', 'start docker run PUID --name alist xhofe/alist:latest'],
      ['常见问题', '常见问题', 2, '文本。', ''],
    ])
  })

  it.each([
    ['a.md', '# Heading\n', 'Heading'],
    ['a.md', '---\ntitle: 115\n---\n# Other\n', '115'],
    ['a.md', '# See [the guide](./b.md) & <kbd>more</kbd>\n', 'See the guide & more'],
    ['guide/README.md', 'no heading\n', 'guide'],
    ['README.md', 'no heading\n', 'README'],
    ['guide/my file.md', '', 'my file'],
  ])('title of %s %j is %s', (file, text, title) => {
    expect(readPage(file, text).record.title).toBe(title)
  })

  it('is not disturbed by byte order marks, CRLF, an unclosed fence or broken frontmatter', () => {
    expect(readPage('a.md', '\uFEFF---\r\ntitle: A\r\n---\r\n# H\r\n').record.title).toBe('A')
    expect(readPage('a.md', '# H\n\n```bash\n## no heading\n').outline.map(({ text }) => text)).toEqual(['H'])
    expect(readPage('a.md', '---\ntitle: [\n---\n# H\n').record).toMatchObject({ title: 'H', meta: {} })
  })

  it('ids are those of the application in every kind of heading', () => {
    const text =
      '# A\n## Run `app_start.sh`\n## <Badge text="x" /> New option\n## ::\n## Same\n## Same\nSet\n---\n::: tip\n## In a box\n:::\n'
    expect(readPage('a.md', text).outline.map(({ id }) => id)).toEqual([
      'a',
      'run-app_startsh',
      'new-option',
      'section',
      'same',
      'same-1',
      'set',
      'in-a-box',
    ])
  })

  it('leaves a page out of search that says so, and diagrams out of the text', () => {
    expect(readPage('a.md', '---\nsearch: false\n---\n# A').search).toBe('')
    expect(searchOf('a.md', '# A\n\n```mermaid\nflowchart LR\n  a-->b\n```\n').sections).toEqual([
      ['a', 'A', 1, '', ''],
    ])
  })

  it('spells Chinese titles and names', () => {
    const { pinyin, names } = searchOf('zh/a.md', '---\ntitle: 百度网盘\naliases: [阿里云盘, Baidu, /old.html]\n---\n')
    expect(names).toEqual(['阿里云盘', 'Baidu'])
    expect(pinyin).toEqual(['bai du wang pan', 'a li yun pan'])
  })
})
