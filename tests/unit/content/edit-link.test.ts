import { describe, expect, it } from 'vitest'
import { fileLink, reportLink } from '../../../src/content/edit-link'

const repository = (url: string, more = {}) => ({
  url,
  display: true,
  docsDir: 'public/content',
  docsBranch: 'main',
  ...more,
})

describe('fileLink', () => {
  it.each([
    ['AlistGo/docs', 'https://github.com/AlistGo/docs/edit/main/public/content/guide/a%20b.md'],
    ['https://github.com/o/r.git', 'https://github.com/o/r/edit/main/public/content/guide/a%20b.md'],
    ['https://gitlab.example.com/o/r', 'https://gitlab.example.com/o/r/-/edit/main/public/content/guide/a%20b.md'],
    ['https://gitee.com/o/r/', 'https://gitee.com/o/r/edit/main/public/content/guide/a%20b.md'],
    ['https://bitbucket.org/o/r', 'https://bitbucket.org/o/r/src/main/public/content/guide/a%20b.md?mode=edit'],
  ])('%s', (url, link) => expect(fileLink(repository(url), 'guide/a b.md', 'edit')).toBe(link))

  it('follows a pattern, and needs a repository without one', () => {
    expect(fileLink(repository('', { editLinkPattern: 'https://e.org/?f=:path' }), 'a.md', 'edit')).toBe(
      'https://e.org/?f=public/content/a.md',
    )
    expect(fileLink(repository(''), 'a.md', 'edit')).toBeUndefined()
  })
})

describe('reportLink', () => {
  it('fills in the form that the site names, or that of its repository', () => {
    expect(reportLink(repository('o/r', { issues: 'https://e.org/new?kind=bug' }), 'A & B', 'seen at x')).toBe(
      'https://e.org/new?kind=bug&title=A+%26+B&body=seen+at+x',
    )
    expect(reportLink(repository('o/r'), 'A', '')).toBe('https://github.com/o/r/issues/new?title=A')
  })

  it.each([
    ['no repository', repository('')],
    ['what is no address', repository('o/r', { issues: 'o/r/issues/new' })],
  ])('gives up on %s', (_, given) => expect(reportLink(given, 'A')).toBeUndefined())
})
