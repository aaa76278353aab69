import { describe, expect, it } from 'vitest'
import { targetOf } from '../../../src/ui/Link'
import { manifestOf } from '../content/manifest-fixture'

const manifest = manifestOf(
  {
    'guide/README.md': {},
    'pricing.md': {},
    'guide/drivers/Alist V2 V3.md': {},
    'gone.md': { meta: { redirectTo: 'https://example.org/' } },
  },
  { redirects: { '/old.html': '/pricing.html' } },
)
const target = (to: string, file = '') => targetOf(to, file, manifest)

describe('targetOf', () => {
  it.each([
    ['/pricing', '/pricing.html', ''],
    ['/guide', '/guide/', ''],
    ['/guide/index.html?q=1#a', '/guide/', '?q=1#a'],
    ['/old.html#x', '/pricing.html', '#x'],
    ['/guide/drivers/Alist%20V2%20V3.html', '/guide/drivers/Alist V2 V3.html', ''],
    ['/not-yet', '/not-yet.html', ''],
  ])('%s is the page %s', (to, path, suffix) => expect(target(to)).toEqual({ kind: 'site', path, suffix }))

  it('starts relative paths from the folder of the file', () =>
    expect(target('../pricing.md', 'guide/README.md')).toEqual({ kind: 'site', path: '/pricing.html', suffix: '' }))

  it('tells a hash, a file and another site apart', () => {
    expect(target('#top')).toEqual({ kind: 'here', hash: '#top' })
    expect(target('#')).toEqual({ kind: 'here', hash: '#' })
    expect(target('/content/data.zip')).toEqual({ kind: 'file', url: '/content/data.zip' })
    expect(target('https://example.org/a')).toEqual({ kind: 'elsewhere', url: 'https://example.org/a' })
    expect(target('mailto:a@example.org')).toEqual({ kind: 'file', url: 'mailto:a@example.org' })
    expect(target('/gone.html')).toEqual({ kind: 'elsewhere', url: 'https://example.org/' })
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '/\\evil.example.com',
    '\\\\evil.example.com',
    'data:text/html,x',
  ])('refuses %s', (to) => expect(target(to).kind).toBe('refused'))
})
