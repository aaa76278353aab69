import { describe, expect, it } from 'vitest'
import { withoutHtml } from '../../../../src/features/releases/notes'
import {
  anchorOf,
  committedReleases,
  latestTag,
  liveReleases,
  withWebNotes,
} from '../../../../src/features/releases/release'

const LIVE = {
  id: 1,
  tag_name: 'v9.1.0',
  draft: false,
  prerelease: false,
  published_at: '2031-01-02T03:04:05Z',
  html_url: 'https://example.org/r/1',
  body: '## Fixes\n- faster list',
  assets: [{ name: 'alist-linux-amd64.tar.gz', size: 1234, browser_download_url: 'https://example.org/a' }],
  reactions: { '+1': 3, '-1': 0, heart: 1, total_count: 4 },
}

describe('live releases', () => {
  it('keep what is shown', () => {
    expect(liveReleases([LIVE])).toEqual([
      {
        tag: 'v9.1.0',
        date: '2031-01-02T03:04:05Z',
        prerelease: false,
        url: 'https://example.org/r/1',
        notes: '## Fixes\n- faster list',
        assets: [{ name: 'alist-linux-amd64.tar.gz', size: 1234, url: 'https://example.org/a' }],
        reactions: [
          ['👍', 3],
          ['❤️', 1],
        ],
      },
    ])
  })

  it('do without notes, reactions and assets', () => {
    expect(liveReleases([{ tag_name: 'v1', body: null }])).toEqual([
      { tag: 'v1', prerelease: false, assets: [], reactions: [] },
    ])
  })

  it('leave out drafts, other things, and addresses that are none', () => {
    expect(liveReleases([{ ...LIVE, draft: true }, null, {}, { message: 'API rate limit exceeded' }])).toEqual([])
    expect(liveReleases({ message: 'API rate limit exceeded' })).toEqual([])
    const [release] = liveReleases([
      {
        ...LIVE,
        html_url: 'javascript:alert(1)',
        assets: [{ name: 'x', browser_download_url: 'javascript:alert(1)' }],
      },
    ])
    expect(release?.url).toBeUndefined()
    expect(release?.assets).toEqual([])
  })

  it('call the newest stable one the latest', () => {
    const releases = liveReleases([{ tag_name: 'v9.2.0-beta', prerelease: true }, LIVE])
    expect(latestTag(releases)).toBe('v9.1.0')
  })

  it('take the notes of the web page to the version they belong to', () => {
    const [release] = withWebNotes(liveReleases([LIVE]), liveReleases([{ tag_name: '9.1.0', body: 'new icons' }]))
    expect(release?.webNotes).toBe('new icons')
  })
})

describe('committed releases', () => {
  it('have highlights in the language of the reader', () => {
    const data = [
      { tag: 'v1.0.0', date: '2026-01-01', highlights: { en: ['fast'], zh: ['快'] } },
      { tag: 'v0.9.0' },
      {},
    ]
    expect(committedReleases(data, 'zh-CN').map(({ tag, highlights }) => [tag, highlights])).toEqual([
      ['v1.0.0', ['快']],
      ['v0.9.0', undefined],
    ])
    expect(committedReleases(null, 'en-US')).toEqual([])
  })
})

it('gives a version an anchor', () => expect(anchorOf('v3.58.0')).toBe('v3-58-0'))

describe('notes', () => {
  it('show HTML as text and leave code and addresses alone', () => {
    expect(withoutHtml('a <script>alert(1)</script> <!-- x -->')).toBe('a \\<script>alert(1)\\</script> \\<!-- x -->')
    expect(withoutHtml('use `<b>` and\n```html\n<i>x</i>\n```\n<u>')).toBe(
      'use `<b>` and\n```html\n<i>x</i>\n```\n\\<u>',
    )
    expect(withoutHtml('<https://example.org/a> 1 < 2')).toBe('<https://example.org/a> 1 \\< 2')
    expect(withoutHtml('<Tool name="115-token" />')).toMatch(/^\\</)
  })
})
