import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseDocument, titleOf } from '../../../src/content/documents'
import { splitFrontmatter } from '../../../src/content/frontmatter'
import { hashFrontmatter, hashText } from '../../../src/content/hash'
import type { PageRecord } from '../../../src/content/types'
import { readPage } from '../../../src/manifest/page-facts'

/** What the manifest says of a file as it was when it was made. */
function recordOf(source: string, title: string): PageRecord {
  return {
    path: '/guide/a.html',
    file: 'guide/a.md',
    title,
    hash: hashText(source),
    frontmatterHash: hashFrontmatter(splitFrontmatter(source).frontmatter),
    meta: { icon: 'book' },
    words: { latin: 1, han: 0 },
  }
}

const titleIn = async (source: string, record: PageRecord) => titleOf(await parseDocument(record.file, source, record))

describe('the title of a file that is newer than the manifest', () => {
  it('is its new heading, where the heading is the title', async () => {
    const record = recordOf('---\nicon: book\n---\n# Old\n', 'Old')
    expect(await titleIn('---\nicon: book\n---\n# Old\n', record)).toBe('Old')
    expect(await titleIn('---\nicon: book\n---\n# New\n', record)).toBe('New')
  })

  it('is that of the frontmatter, whatever the heading says', async () => {
    const record = recordOf('---\ntitle: Written\nicon: book\n---\n# Old\n', 'Written')
    expect(await titleIn('---\ntitle: Written\nicon: book\n---\n# New\n', record)).toBe('Written')
  })
})

describe('a file that cannot be what its author meant', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['has no end of its frontmatter', '---\ntitle: A\nicon: book\n\n# A\n', 'the frontmatter has no end'],
    ['begins with a blank line', '\n---\ntitle: A\n---\n# A\n', 'the frontmatter has no end'],
    ['is in another encoding', '# Caf\uFFFD\n', 'is not UTF-8'],
    ['ends its frontmatter at a rule far below', '---\ntitle: A\n\n# A\n\ntext: [\n\n---\n', 'not valid YAML'],
  ])('and %s is named with what to do', async (_, source, message) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await parseDocument('guide/a.md', source)
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.calls.flat().join(' ')).toContain(message)
    expect(warn.mock.calls.flat().join(' ')).toContain('guide/a.md')
  })

  it('is not one that shows a rule, or a key in its text', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await parseDocument('guide/a.md', '---\n\nText first.\n\n---\n\ntitle: in the text\n')
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('the description of a page', () => {
  it.each([
    ['on one line', 'description: What it is'],
    ['with a remark', "description: 'It''s fine' # for now"],
    ['folded', 'description: >\n  What\n  it is'],
    ['over two lines', 'description: What\n  it is'],
    ['in quotes with an escape', 'description: "A\\tB"'],
    ['by another key', '"description": What it is'],
  ])('%s is the same for the page and for the generator', async (_, field) => {
    const source = `---\ntitle: A\n${field}\n---\n# A\n`
    const { record, description } = readPage('a.md', source)
    expect(description).not.toBe('')
    expect((await parseDocument('a.md', source, record)).meta.description).toBe(description)
  })

  it('costs the manifest nothing where the page can read it', () => {
    expect(readPage('a.md', '---\ndescription: What it is\n---\n').record.meta).toEqual({})
  })
})
