import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallFailed } from '../../../src/features/tools/failure'
import { exchangeCode, exchangeOnce, forgetExchanges } from '../../../src/features/tools/oauth/exchange'
import { PROVIDERS, type ProviderId } from '../../../src/features/tools/oauth/providers'

const endpoint = { name: 'local', url: 'http://localhost:3002' }
const client = { id: 'id', secret: 'sec', redirectUri: 'https://docs.example/cb' }
const context = (id: ProviderId, code = 'c') => ({ provider: PROVIDERS[id], code, client, endpoint, who: id })

function record(answer: object): { url: string; body: string; method: string }[] {
  const calls: { url: string; body: string; method: string }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, body: String(init.body ?? ''), method: init.method ?? 'GET' })
    return new Response(JSON.stringify(answer))
  })
  return calls
}

afterEach(() => {
  vi.unstubAllGlobals()
  forgetExchanges()
})

describe('the exchange of a code', () => {
  it('asks the helper in the form that it knows', async () => {
    const calls = record({ refresh_token: 'rt' })
    await exchangeCode(context('aliyundrive'))
    await exchangeCode(context('dropbox'))
    await exchangeCode(context('onedrive'))
    await exchangeCode(context('baidu', 'a&b+c'))
    await exchangeCode(context('123pan'))
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST http://localhost:3002/alist/ali_open/code',
      'POST http://localhost:3002/alist/dropbox/token',
      'POST http://localhost:3002/alist/onedrive/get_refresh_token',
      'GET http://localhost:3002/alist/baidu/get_refresh_token?code=a%26b%2Bc',
      'POST http://localhost:3002/alist/123pan/code',
    ])
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      code: 'c',
      grant_type: 'authorization_code',
      client_id: 'id',
      client_secret: 'sec',
    })
    expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({ redirect_uri: 'https://docs.example/cb' })
    expect(atob(JSON.parse(calls[2]?.body ?? '').client)).toBe('id::sec::global')
    expect(JSON.parse(calls[4]?.body ?? '')).toEqual({ code: 'c' })
  })

  it('asks Google and Yandex themselves, with a form', async () => {
    const calls = record({ refresh_token: 'rt', access_token: 'at' })
    expect(await exchangeCode(context('google', '4/abc'))).toEqual({ refresh_token: 'rt', access_token: 'at' })
    await exchangeCode(context('yandex'))
    expect(calls.map(({ url }) => url)).toEqual([
      'https://www.googleapis.com/oauth2/v4/token',
      'https://oauth.yandex.com/token',
    ])
    expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({
      client_id: 'id',
      client_secret: 'sec',
      code: '4/abc',
      grant_type: 'authorization_code',
      redirect_uri: 'https://docs.example/cb',
    })
  })

  it('finds the tokens of 123Pan in every shape', async () => {
    record({ data: { accessToken: 'at-123', refreshToken: 'rt-123' } })
    expect(await exchangeCode(context('123pan'))).toEqual({ refresh_token: 'rt-123', access_token: 'at-123' })
    record({ access_token: 'at-only' })
    expect(await exchangeCode(context('123pan'))).toEqual({ access_token: 'at-only' })
  })

  it('fails when the answer holds no token', async () => {
    record({ refresh_token: '', scope: '' })
    await expect(exchangeCode(context('baidu'))).rejects.toMatchObject({
      failure: { kind: 'missing', field: 'refresh_token', who: 'local (http://localhost:3002)' },
    })
  })

  it('happens once, however often it is asked for', async () => {
    const calls = record({ refresh_token: 'rt' })
    const both = await Promise.all([exchangeOnce(context('yandex')), exchangeOnce(context('yandex'))])
    await exchangeOnce(context('yandex'))
    expect(both[0]).toEqual({ refresh_token: 'rt' })
    expect(calls).toHaveLength(1)
  })

  it('can be tried again after a failure', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(exchangeOnce(context('baidu'))).rejects.toBeInstanceOf(CallFailed)
    record({ refresh_token: 'rt' })
    expect(await exchangeOnce(context('baidu'))).toEqual({ refresh_token: 'rt' })
  })
})

describe('the providers', () => {
  it('carry no secret', () => {
    for (const provider of Object.values(PROVIDERS)) {
      const text = JSON.stringify(provider)
      expect(text.match(/client_secret[^"]*":"(?!\$client_secret)/)).toBeNull()
      expect(provider.exchange.at === 'helper' || provider.exchange.url.startsWith('https://')).toBe(true)
    }
  })
})
