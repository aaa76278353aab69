import type { Element } from 'hast'
import { VFile } from 'vfile'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createBook } from '../../../src/markdown/carry'
import { splitBody } from '../../../src/markdown/parts'
import { type PipelineOptions, pluginsOf, preparePipeline } from '../../../src/markdown/pipeline'
import { scanBody } from '../../../src/markdown/scan'
import { COMMON_EMOJI } from '../../../src/markdown/tree/emoji'
import { drawn, htmlOf } from '../../support/markdown'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe('the order of the plugins', () => {
  const names = (list: unknown) =>
    (list as unknown[]).map((entry) => {
      const plugin = (Array.isArray(entry) ? entry[0] : entry) as { name: string }
      return plugin.name
    })
  const marker = function htmlParser() {}
  const options: PipelineOptions = { file: 'a.md' }
  const plugins = pluginsOf(createBook(), 0, true, { grammar: [], html: [marker], emoji: COMMON_EMOJI }, options)

  it('is: grammar, tags, transforms, embeds', () => {
    expect(names(plugins.remarkPlugins)).toEqual([
      'limitDepth',
      'openPart',
      'remarkGfm',
      'dialect',
      'lightHtml',
      'alerts',
      'tocPlace',
      'attributes',
      'images',
      'shortenAutolinks',
      'emoji',
      'remarkBreaks',
      'codeInfo',
      'footnotes',
      'embeds',
    ])
  })

  it('is: parser, allow-list, ids, links, names', () => {
    expect(names(plugins.rehypePlugins)).toEqual([
      'htmlParser',
      'tidy',
      'rehypeSanitize',
      'headings',
      'links',
      'namedTasks',
      'tocList',
      'closePart',
    ])
  })

  it('keeps ids out of the reach of the allow-list', async () => {
    // Were the ids there first, every one would have to be allowed or would change.
    expect(await htmlOf('## root\n\n## Setup')).toBe('<h2 id="root-1">root</h2><h2 id="setup">Setup</h2>')
  })
})

describe('what a page loads', () => {
  const nothing = { html: false, cjk: false, math: false, emoji: false }

  it('is nothing more for ordinary pages in both languages', () => {
    expect(
      scanBody('# Title\n\nText with **bold**, `code`, <br>, <kbd>K</kbd>, <Badge text="x"/> at 10:30.\n\n- a'),
    ).toEqual(nothing)
    expect(scanBody('# 标题\n\n这是**重点**，价格 $5 和 $10。:warning:')).toEqual(nothing)
    expect(scanBody('```html\n<table>\n$x$ :avocado:\n```\n\n`<ul>` and `$x$`')).toEqual(nothing)
  })

  it('is what its text asks for', () => {
    expect(scanBody('<table>')).toEqual({ ...nothing, html: true })
    expect(scanBody('**重点（说明）**之后')).toEqual({ ...nothing, cjk: true })
    expect(scanBody('so $x$ is')).toEqual({ ...nothing, math: true })
    expect(scanBody('$$\nx\n$$')).toEqual({ ...nothing, math: true })
    expect(scanBody(':avocado:')).toEqual({ ...nothing, emoji: true })
  })
})

describe('long pages', { timeout: 60_000 }, () => {
  const section = (index: number) =>
    `## Section ${index}\n\nSome text with **bold** and [a link](./page-${index}.md#x). 中文说明第 ${index} 节。\n\n- item one\n\n  - item two\n\n\`\`\`json\n{"id": ${index}}\n\n## no heading\n\`\`\`\n\n`
  const long = (extra: (index: number) => string = () => '') =>
    `# Long page\n\n${Array.from({ length: 190 }, (_, index) => section(index) + extra(index)).join('')}`
  const extras = { grammar: [], html: [], emoji: COMMON_EMOJI }
  const whole = (body: string): string => drawn(body, pluginsOf(createBook(), 0, true, extras, { file: 'guide/a.md' }))

  it('are cut into parts that say the same as the whole', async () => {
    const body = long()
    const { parts } = await preparePipeline(body, { file: 'guide/a.md' })
    expect(parts.length).toBeGreaterThan(5)
    expect(parts[0]?.text.length).toBeLessThan(6000)
    expect(await htmlOf(body)).toBe(whole(body))
  })

  it('keep ids, references and notes across parts', async () => {
    const body = long((index) =>
      index % 40 === 0
        ? `## Again\n\nSee [ref] and[^n${index}], and first[^first].\n\n[^n${index}]: Note ${index},\n    with a second line.\n\n`
        : '',
    ).concat('[ref]: ./target.md "Title"\n\n[^first]: The first.\n')
    expect(await htmlOf(body)).toBe(whole(body))
  })

  it('are never cut inside of anything', async () => {
    const filler = 'word '.repeat(300)
    for (const [open, close] of [
      ['::: details X', ':::'],
      ['````md', '````'],
      ['<details>', '</details>'],
      ['<!-- comment', '-->'],
    ]) {
      const inner = Array.from({ length: 12 }, (_, index) => `## H${index}\n\n${filler}`).join('\n\n')
      const body = `${filler.repeat(16)}\n\n${open}\n\n${inner}\n\n${close}\n\n## After\n\nend`
      expect(await htmlOf(body), open).toBe(whole(body))
    }
  })

  it('go on when something is never closed', () => {
    const body = `<ip>\n\n${long()}`
    expect(splitBody(body).length).toBeGreaterThan(5)
  })

  it('cut very long tables, repeating the header', async () => {
    const rows = Array.from({ length: 1400 }, (_, index) => `| key_${index} | value ${index} |`)
    const parts = splitBody(`# Table\n\n| Key | Value |\n|---|---|\n${rows.join('\n')}\n\nafter`)
    expect(parts.length).toBeGreaterThan(5)
    for (const { text } of parts.slice(1, -1)) expect(text).toMatch(/^\| Key \| Value \|\n\|---\|---\|\n/)
    const html = await htmlOf(`# Table\n\n| Key | Value |\n|---|---|\n${rows.join('\n')}\n\nafter`)
    expect(html.match(/<td>key_/g)).toHaveLength(1400)
  })

  it('are one part up to an ordinary length', () => {
    expect(splitBody('x'.repeat(20_000))).toHaveLength(1)
    expect(splitBody('')).toEqual([{ text: '', lines: 1, listsHeadings: false }])
  })

  it('have the ids of a fresh reading when a part is read again', async () => {
    const { parts } = await preparePipeline(long(), { file: 'guide/a.md' })
    const { unified } = await import('unified')
    const { default: remarkParse } = await import('remark-parse')
    const { default: remarkRehype } = await import('remark-rehype')
    const read = async (part: (typeof parts)[number]) => {
      const { remarkPlugins, rehypePlugins } = part.plugins
      const processor = unified()
        .use(remarkParse)
        .use(remarkPlugins ?? [])
        .use(remarkRehype)
        .use(rehypePlugins ?? [])
      const tree = await processor.run(processor.parse(part.text), new VFile(part.text))
      return tree.children
        .filter((node): node is Element => node.type === 'element' && node.tagName === 'h2')
        .map((node) => node.properties.id)
    }
    const first: unknown[] = []
    for (const part of parts) first.push(await read(part))
    const [, second] = parts
    expect(second && (await read(second))).toEqual(first[1])
  })
})
