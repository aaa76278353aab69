import { describe, expect, it } from 'vitest'
import { type Strategy, strategyFor } from '../../../src/offline/policy'

const HOST = 'https://docs.example.org'

const ask = (
  address: string,
  more: { method?: string; mode?: string; cache?: string; partial?: boolean } = {},
  base = '/',
) =>
  strategyFor(
    { method: 'GET', mode: 'cors', cache: 'no-cache', partial: false, url: new URL(address, HOST), ...more },
    { origin: HOST, base, standalone: ['/standalone.html'] },
  )
const visit = { mode: 'navigate', cache: 'default' }

describe('the offline rules', () => {
  const rows: [what: string, strategy: Strategy, address: string, more?: Parameters<typeof ask>[1]][] = [
    ['a visit to a page', 'shell', '/guide/install/docker.html', visit],
    ['a visit to a folder', 'shell', '/zh/guide/', visit],
    ['a visit to a loose address', 'shell', '/config/site', visit],
    ['a visit with secrets in the query', 'shell', '/tool/onedrive/callback?code=secret', visit],
    ['a visit to a malformed address', 'shell', '/guide/100%.html', visit],
    ['a visit to a page that is not ours', 'leave', '/standalone.html', visit],
    ['a visit to a file', 'leave', '/v3.sh', visit],
    ['a visit to the text of a page', 'network-first', '/content/guide/webdav.md', visit],
    ['a program', 'immutable', '/assets/index-abc123.js', { cache: 'default' }],
    ['search text', 'immutable', '/search/en-US.json?v=1a2b', { cache: 'default' }],
    ['an outline', 'immutable', '/outline/zh-CN.json?v=1a2b'],
    ['the manifest, first', 'copy-first', '/manifest.json', { cache: 'force-cache' }],
    ['the manifest, compared', 'server', '/manifest.json', { cache: 'reload' }],
    ['the manifest, for anyone else', 'network-first', '/manifest.json'],
    ['a page, first', 'copy-first', '/content/guide/webdav.md', { cache: 'force-cache' }],
    ['a page, compared', 'server', '/content/guide/webdav.md', { cache: 'reload' }],
    ['a page, for anyone else', 'network-first', '/content/guide/webdav.md'],
    ['a picture', 'network-first', '/content/img/a.svg', { mode: 'no-cors', cache: 'default' }],
    ['data of a widget', 'network-first', '/content/data/drivers.json', { cache: 'default' }],
    ['a part of the manifest', 'network-first', '/manifest/guide/drivers/index.json'],
    ['a part of a film', 'leave', '/content/img/a.mp4', { partial: true }],
    ['another method', 'leave', '/content/guide/webdav.md', { method: 'POST' }],
    ['another origin', 'leave', 'https://api.example.org/manifest.json'],
    ['the worker', 'leave', '/sw.js', { cache: 'default' }],
    ['the worker of an earlier site', 'leave', '/service-worker.js', { cache: 'default' }],
    ['the list of files to save', 'leave', '/offline.json'],
    ['anything else', 'leave', '/robots.txt'],
  ]
  for (const [what, strategy, address, more] of rows) {
    it(`${what} (${address}): ${strategy}`, () => expect(ask(address, more)).toBe(strategy))
  }

  it('hold below another base, and touch nothing outside of it', () => {
    expect(ask('/docs/assets/a.js', {}, '/docs/')).toBe('immutable')
    expect(ask('/docs/', visit, '/docs/')).toBe('shell')
    expect(ask('/assets/a.js', {}, '/docs/')).toBe('leave')
    expect(ask('/other/', visit, '/docs/')).toBe('leave')
  })
})
