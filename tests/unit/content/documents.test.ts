import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseDocument, titleOf } from '../../../src/content/documents'
import { splitFrontmatter } from '../../../src/content/frontmatter'
import { hashFrontmatter, hashText } from '../../../src/content/hash'
import type { PageRecord } from '../../../src/content/types'

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
