import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FIELDS, splitFrontmatter } from '../../../src/content/frontmatter'
import { fenceReader } from '../../../src/markdown/syntax/fences'

const read = (file: string) => splitFrontmatter(readFileSync(file, 'utf8')).body
const DOCS = read('docs/AUTHORING.md')
const PAGES = { en: read('public/content/guide/markdown.md'), zh: read('public/content/zh/guide/markdown.md') }

interface Form {
  source: string
  /** What follows the source up to the next heading. */
  after: string
}

/** The forms of a text: its fences in `md`, each with what comes after it. */
function formsOf(text: string): Form[] {
  const forms: Form[] = []
  const fences = fenceReader()
  let source: string[] | undefined
  let after: string[] = []
  const keep = () => {
    if (source) forms.push({ source: source.slice(1, -1).join('\n'), after: after.join('\n').trim() })
    source = undefined
    after = []
  }
  for (const line of text.split('\n')) {
    const before = fences.isOpen()
    const inFence = fences.read(line)
    if (!before && /^`{4,}md$/.test(line)) {
      keep()
      source = [line]
    } else if (source && inFence && after.length === 0) source.push(line)
    else if (!inFence && /^#{2,3} /.test(line)) keep()
    else after.push(line)
  }
  keep()
  return forms
}

describe('the documentation of the dialect', () => {
  const documented = formsOf(DOCS).map(({ source }) => source)

  it('names many forms, each once', () => {
    expect(documented.length).toBeGreaterThan(40)
    expect(new Set(documented).size).toBe(documented.length)
  })

  it.each(Object.entries(PAGES))('has the forms of the page (%s), in the same order', (_, page) => {
    expect(formsOf(page).map(({ source }) => source)).toEqual(documented)
  })

  it.each(Object.entries(PAGES))('is drawn on the page (%s): every source is followed by itself', (_, page) => {
    for (const { source, after } of formsOf(page)) expect(after).toBe(source)
  })

  it('lists every key of the frontmatter', () => {
    const section = /^## Frontmatter$([\s\S]*?)^## /m.exec(DOCS)?.[1] ?? ''
    const listed = [...section.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, key, about]) => [key, about])
    expect(listed).toEqual(Object.entries(FIELDS).map(([key, { about }]) => [key, about]))
  })
})
