import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { pathOf, refuseMissing } from '../../../src/manifest/http'
import { onDisk } from './fixture'

const request = (url: string) => ({ url }) as IncomingMessage

describe('pathOf', () => {
  it.each([
    ['/content/a%20b.md?x=1#y', '/', '/content/a b.md'],
    ['/docs/manifest.json', '/docs/', '/manifest.json'],
    ['/other/manifest.json', '/docs/', undefined],
    ['/content/%2e%2e/secret', '/', undefined],
    ['/content/%E4%B8', '/', undefined],
  ])('%s below %s is %s', (url, base, path) => {
    expect(pathOf(request(url), base)).toBe(path)
  })
})

describe('refuseMissing', () => {
  it('answers 404 for missing content and leaves everything else alone', async () => {
    await onDisk({ 'content/a.md': '' }, async (root) => {
      const answer = (url: string) => {
        const next = vi.fn()
        const response = { statusCode: 200, setHeader: vi.fn(), end: vi.fn() }
        refuseMissing(root, '/')(request(url), response as unknown as ServerResponse, next)
        return next.mock.calls.length > 0 ? 'next' : response.statusCode
      }
      expect(['/content/a.md', '/content/b.md', '/guide/b.html', '/content/%'].map(answer)).toEqual([
        'next',
        404,
        'next',
        'next',
      ])
    })
  })
})
