// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { authorizeUrl, isLoopback, redirectUri } from '../../../src/features/tools/oauth/authorize'
import { clientErrors, clientWarnings } from '../../../src/features/tools/oauth/client-check'
import { findPending, forgetPending, newNonce, remember } from '../../../src/features/tools/oauth/pending'
import { PROVIDERS } from '../../../src/features/tools/oauth/providers'

const client = { id: 'k1', secret: 's1', redirectUri: 'https://alistgo.com/tool/dropbox/callback' }

describe('the sign-in address', () => {
  it('has the parameters of the provider and a nonce, never the secret', () => {
    const counts = { aliyundrive: 6, dropbox: 5, google: 7, onedrive: 5, baidu: 6, yandex: 3, '123pan': 4 } as const
    for (const [id, count] of Object.entries(counts)) {
      const provider = PROVIDERS[id as keyof typeof counts]
      const url = new URL(authorizeUrl(provider, client, 'nonce-1'))
      expect([...url.searchParams.keys()], id).toHaveLength(count)
      expect(url.searchParams.get('client_id')).toBe('k1')
      expect(url.searchParams.get('state')).toBe('nonce-1')
      expect(url.href, id).not.toContain('s1')
      expect(url.protocol).toBe('https:')
    }
  })

  it('goes to the host of the region', () => {
    const hosts = {
      global: 'login.microsoftonline.com',
      cn: 'login.chinacloudapi.cn',
      us: 'login.microsoftonline.us',
      de: 'login.microsoftonline.de',
    } as const
    for (const [region, host] of Object.entries(hosts)) {
      const url = new URL(authorizeUrl(PROVIDERS.onedrive, { ...client, region: region as keyof typeof hosts }, 'n'))
      expect(url.host).toBe(host)
      expect(url.pathname).toBe('/common/oauth2/v2.0/authorize')
    }
  })

  it('asks for pictures only when told to', () => {
    expect(authorizeUrl(PROVIDERS.google, client, 'n')).not.toContain('photoslibrary')
    expect(new URL(authorizeUrl(PROVIDERS.google, client, 'n', true)).searchParams.get('scope')).toContain(
      'photoslibrary',
    )
  })

  it('comes back to one address without language and without .html', () => {
    expect(redirectUri({ redirectBase: 'https://alistgo.com/', clients: {} }, 'onedrive')).toBe(
      'https://alistgo.com/tool/onedrive/callback',
    )
    expect(redirectUri({ redirectBase: '', clients: {} }, 'baidu', 'http://127.0.0.1:4173')).toBe(
      'http://127.0.0.1:4173/tool/baidu/callback',
    )
  })

  it('knows the visitor’s own machine by its name alone', () => {
    expect(isLoopback('http://127.0.0.1:53682/')).toBe(true)
    expect(isLoopback('http://localhost.example.com/')).toBe(false)
    expect(isLoopback('foo')).toBe(false)
  })
})

describe('a client of one’s own', () => {
  it('is checked before anything is sent', () => {
    expect(clientErrors(PROVIDERS.onedrive, { id: '', secret: '', redirectUri: client.redirectUri })).toEqual({
      id: 'tool.required',
      secret: 'tool.required',
    })
    expect(clientErrors(PROVIDERS.dropbox, { ...client, id: '密钥', secret: '' })).toEqual({ id: 'tool.ascii' })
    expect(clientErrors(PROVIDERS.google, { ...client, redirectUri: 'foo' })).toEqual({ redirectUri: 'oauth.badUri' })
    expect(clientErrors(PROVIDERS.dropbox, client)).toEqual({})
  })

  it('is warned about, not refused, when it looks strange', () => {
    const guid = '0a2991a3-1674-4334-8561-671cc7349960'
    expect(clientWarnings(PROVIDERS.onedrive, { ...client, id: 'abc' })).toEqual({ id: 'oauth.idShape' })
    expect(clientWarnings(PROVIDERS.onedrive, { ...client, id: guid, secret: guid })).toEqual({
      secret: 'oauth.secretShape',
    })
    expect(clientWarnings(PROVIDERS.onedrive, { ...client, id: guid })).toEqual({})
  })
})

describe('a request on its way', () => {
  beforeEach(() => {
    for (const id of ['dropbox', 'google'] as const) forgetPending(id)
  })

  it('has a nonce of 128 bits that no other has', () => {
    const nonces = new Set(Array.from({ length: 100 }, newNonce))
    expect(nonces.size).toBe(100)
    for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{22}$/)
  })

  it('is found by nonce and provider for ten minutes, in this tab only', () => {
    const nonce = remember({ provider: 'dropbox', client, prefix: '/' }, 1000)
    expect(nonce).toBeDefined()
    if (nonce === undefined) return
    expect(findPending(nonce, 'dropbox', 1000 + 599_999)).toMatchObject({ client, prefix: '/' })
    expect(findPending(nonce, 'dropbox', 1000 + 600_000)).toBe('expired')
    expect(findPending(nonce, 'google', 1001)).toBeUndefined()
    expect(findPending('', 'dropbox', 1001)).toBeUndefined()
    expect(sessionStorage.getItem('docs:oauth')).toContain(nonce)
    expect(JSON.stringify(localStorage)).not.toContain(nonce)
  })

  it('is still there when the browser comes back to a new page', async () => {
    const nonce = remember({ provider: 'google', client, prefix: '/zh/' })
    vi.resetModules()
    const later = await import('../../../src/features/tools/oauth/pending')
    expect(later.findPending(nonce ?? '', 'google')).toMatchObject({ client, prefix: '/zh/' })
    later.forgetPending('google')
  })

  it('is not made out of what others left in the storage', async () => {
    const good = { nonce: 'n', provider: 'google', client, prefix: '/', created: Date.now() }
    const bad = [
      { ...good, provider: 'constructor' },
      { ...good, client: { id: 1 } },
      { ...good, created: '1' },
      null,
      7,
    ]
    for (const text of [JSON.stringify(bad), '{', '{}', 'null']) {
      sessionStorage.setItem('docs:oauth', text)
      vi.resetModules()
      const { findPending: find } = await import('../../../src/features/tools/oauth/pending')
      expect(find('n', 'google'), text).toBeUndefined()
    }
  })

  it('leaves nothing behind once it is forgotten', () => {
    remember({ provider: 'dropbox', client, prefix: '/' })
    forgetPending('dropbox')
    expect(sessionStorage.getItem('docs:oauth')).toBeNull()
  })

  it('says so when the browser keeps nothing', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    expect(remember({ provider: 'google', client, prefix: '/' })).toBeUndefined()
  })
})
