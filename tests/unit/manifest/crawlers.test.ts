import { describe, expect, it } from 'vitest'
import { build } from '../../../src/manifest/build'
import { crawlerOutputs } from '../../../src/manifest/crawlers'
import { folderOf, SITE } from './fixture'

const PAGES: Record<string, string> = {
  'README.md': '---\ndescription: Where it begins.\n---\n# Home\n',
  'guide/README.md': '# The guide\n',
  'guide/a b.md': '---\ntitle: A & B [x]\n---\nBody.\n',
  'hidden.md': '---\nsitemap: false\n---\n# Hidden\n',
  'tool/x/token.md': '# Token\n',
  'zh/README.md': '# 首页\n',
}
const outputsOf = (texts: Record<string, string>, base?: string) =>
  crawlerOutputs(
    build(
      folderOf(texts),
      new Map([['README.md', { created: '2026-01-01T00:00:00Z', updated: '2026-02-01T00:00:00Z', contributors: [] }]]),
    ),
    (file) => texts[file] ?? '',
    base,
  )

describe('crawlerOutputs', () => {
  it('writes a sitemap with dates and language links, without tools and pages that opt out', () => {
    const rows =
      outputsOf(PAGES)
        .get('sitemap.xml')
        ?.split('\n')
        .filter((line) => line.startsWith('<url>')) ?? []
    expect(rows).toEqual([
      '<url><loc>https://docs.example.org/</loc><lastmod>2026-02-01T00:00:00Z</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="en-US" href="https://docs.example.org/"/>' +
        '<xhtml:link rel="alternate" hreflang="zh-CN" href="https://docs.example.org/zh/"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://docs.example.org/"/></url>',
      '<url><loc>https://docs.example.org/guide/</loc></url>',
      '<url><loc>https://docs.example.org/guide/a%20b.html</loc></url>',
      expect.stringContaining('<loc>https://docs.example.org/zh/</loc>'),
    ])
  })

  it('writes an index for agents by folder, and all texts in one file', () => {
    const outputs = outputsOf(PAGES)
    expect(outputs.get('llms.txt')).toBe(
      '# Docs\n\n> \n\n- [Home](https://docs.example.org/content/README.md): Where it begins.\n\n## The guide\n\n' +
        '- [The guide](https://docs.example.org/content/guide/README.md)\n' +
        '- [A & B \\[x\\]](https://docs.example.org/content/guide/a%20b.md)\n',
    )
    expect(outputs.get('zh/llms.txt')).toContain('[首页](https://docs.example.org/content/zh/README.md)')
    const full = outputs.get('llms-full.txt') ?? ''
    expect(full).toContain('url: https://docs.example.org/\ndescription: Where it begins.\n---\n\n# Home\n')
    expect(full).toContain('# A & B [x]\n\nBody.\n')
    expect(full).not.toMatch(/Token|Hidden|首页/)
  })

  it('writes no file of all texts that is too long to be read', () => {
    const outputs = outputsOf({ ...PAGES, 'zh/long.md': `# 长\n\n${'字'.repeat(8_000_000)}` })
    expect(outputs.get('zh/llms-full.txt')).toBe(
      '# Docs\n\n> \n\nAll pages together are too long for one file; llms.txt lists them one by one.\n',
    )
    expect(outputs.get('llms-full.txt')).toContain('# Home')
  })

  it('knows the folder the site is served from, and does without a host', () => {
    expect(outputsOf(PAGES, '/docs/').get('robots.txt')).toContain('Sitemap: https://docs.example.org/docs/sitemap.xml')
    const nameless = outputsOf({ ...PAGES, 'site.yaml': SITE.replace(/host:.*\n/, '') })
    expect(nameless.has('sitemap.xml')).toBe(false)
    expect(nameless.get('llms.txt')).toContain('(/content/README.md)')
  })
})
