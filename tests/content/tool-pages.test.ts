import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROVIDERS } from '../../src/features/tools/oauth/providers'
import { TOOLS } from '../../src/features/tools/registry'

const CONTENT = join(import.meta.dirname, '..', '..', 'public', 'content')
const pagesIn = (folder: string) =>
  readdirSync(join(CONTENT, folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
const read = (file: string) => readFileSync(join(CONTENT, file), 'utf8')
const toolsOn = (file: string) => [...read(file).matchAll(/<Tool name="([^"]+)" \/>/g)].map(([, name]) => name ?? '')

describe.each(['tool/', 'zh/tool/'])('the pages below %s', (folder) => {
  const pages = pagesIn(folder)

  it('show every tool once, on the page of its address', () => {
    const shown = pages.flatMap((page) => toolsOn(folder + page).map((name) => `${name} ${page}`))
    const expected = Object.keys(TOOLS).map((name) => `${name} ${name.replace(/-(?=[a-z]+$)/, '/')}.md`)
    expect(shown.sort()).toEqual(expected.sort())
  })

  it('have an index for all and one for each service', () => {
    const services = new Set(pages.filter((page) => page.includes('/')).map((page) => page.split('/')[0]))
    expect(pages).toContain('README.md')
    for (const service of services) expect(pages).toContain(`${service}/README.md`)
    const overview = read(`${folder}README.md`)
    for (const page of pages) {
      if (
        page.endsWith('README.md') ||
        (page.endsWith('callback.md') && pages.includes(page.replace('callback', 'request')))
      ) {
        continue
      }
      expect(overview, `the overview names ${page}`).toContain(`./${page}`)
    }
  })

  it('say what one needs, where the value goes, and which guide explains it', () => {
    const headings = folder.startsWith('zh')
      ? ['准备', '填到哪里', '常见问题']
      : ['What you need', 'Where the value goes', 'Problems and fixes']
    for (const page of pages.filter((name) => toolsOn(folder + name).length > 0)) {
      const text = read(folder + page)
      for (const heading of headings) expect(text, `${page}: ${heading}`).toContain(`\n## ${heading}\n`)
      expect(text, page).toMatch(/\.\.\/\.\.\/guide\/drivers\/[^)]+\.md/)
    }
  })
})

it('the guides of the providers exist', () => {
  for (const { id, guide } of Object.values(PROVIDERS)) {
    const file = `${guide.slice(1).replace(/\.html$/, '')}.md`
    expect(read(file), id).toContain('# ')
    expect(read(`zh/${file}`), id).toContain('# ')
  }
})

it('no page and no setting holds a client secret', () => {
  // The shapes of what today's pages of this kind carry: long random texts beside the word secret.
  const secret = /secret["'`\s:=]+[\w~.-]{24,}/i
  for (const file of [
    ...pagesIn('tool/').map((page) => `tool/${page}`),
    ...pagesIn('zh/tool/').map((page) => `zh/tool/${page}`),
    'site.yaml',
  ]) {
    expect(read(file), file).not.toMatch(secret)
  }
})
