import { describe, expect, it } from 'vitest'
import { readAnswer } from '../../../src/features/tools/oauth/answer'
import type { Client, Pending } from '../../../src/features/tools/oauth/pending'
import { PROVIDERS, type ProviderId } from '../../../src/features/tools/oauth/providers'

const shared: Client = { id: 'shared-id', secret: '', redirectUri: 'https://docs.example/tool/x/callback' }
const own: Client = { id: 'own', secret: 's', redirectUri: 'https://docs.example/tool/x/callback' }

function pendingOf(provider: ProviderId): Pending {
  return { nonce: 'nonce-1', provider, client: own, prefix: '/zh/', created: 0 }
}

function read(provider: ProviderId, search: string, found?: Pending | 'expired') {
  return readAnswer(search, {
    provider: PROVIDERS[provider],
    shared,
    find: (nonce) => (nonce === 'nonce-1' ? found : undefined),
  })
}

const legacy = (...parts: string[]) => encodeURIComponent(btoa(parts.join('::')))

describe('the answer of a provider', () => {
  it('is ready when this tab has asked for it', () => {
    const answer = read('onedrive', '?code=M.C1&state=nonce-1', pendingOf('onedrive'))
    expect(answer).toEqual({ kind: 'ready', code: 'M.C1', client: own, prefix: '/zh/' })
  })

  it('is refused when there is an error, with or without a code', () => {
    const answer = read(
      'dropbox',
      '?error=access_denied&error_description=The+user&code=x&state=nonce-1',
      pendingOf('dropbox'),
    )
    expect(answer).toEqual({ kind: 'refused', error: 'access_denied', description: 'The user' })
  })

  it('cuts the description', () => {
    const answer = read('dropbox', `?error=x&error_description=${'y'.repeat(1000)}`)
    expect(answer).toMatchObject({ kind: 'refused', description: 'y'.repeat(300) })
  })

  it('is none without a code', () => {
    for (const search of ['', '?', '?code=', '?state=nonce-1', '?x=1']) expect(read('baidu', search).kind).toBe('none')
  })

  it('is unusable when it comes too late', () => {
    expect(read('google', '?code=x&state=nonce-1', 'expired')).toEqual({ kind: 'unusable', why: 'state-expired' })
  })

  it('reads the first of repeated parameters, decoded once', () => {
    expect(read('baidu', '?code=a%26b%2Bc&code=other')).toMatchObject({ code: 'a&b+c' })
  })

  it('refuses a code that is too long to be one', () => {
    expect(read('baidu', `?code=${'x'.repeat(100_000)}`)).toEqual({ kind: 'unusable', why: 'code' })
  })
})

describe('an answer that nobody vouches for', () => {
  it('needs a press where the exchange takes nothing but the code', () => {
    expect(read('baidu', '?code=bd-1')).toEqual({ kind: 'unverified', code: 'bd-1', client: shared })
    expect(read('123pan', '?code=c&state=alist')).toMatchObject({ kind: 'unverified', client: shared })
    expect(read('aliyundrive', '?code=ac-9')).toMatchObject({ kind: 'unverified', client: shared })
  })

  it('needs a client where the provider wants one', () => {
    expect(read('yandex', '?code=7654321')).toEqual({ kind: 'unverified', code: '7654321', client: undefined })
  })

  it('is unusable without a state where the client cannot be known', () => {
    for (const provider of ['dropbox', 'google', 'onedrive'] as const) {
      expect(read(provider, '?code=x')).toEqual({ kind: 'unusable', why: 'state-missing' })
    }
  })

  it('never throws for a state that is no base64 or has no separator', () => {
    for (const provider of ['aliyundrive', 'dropbox', 'google', 'onedrive'] as const) {
      for (const state of ['%', '%25', '%%%', 'a', 'bm9uZQ==', 'bm90LXRoZXJl', 'undefined', '中文']) {
        expect(read(provider, `?code=x&state=${state}`), `${provider} ${state}`).toEqual({
          kind: 'unusable',
          why: 'state-unknown',
        })
      }
    }
  })

  it('reads the state of the former site, for use after a press', () => {
    expect(read('dropbox', `?code=x&state=${legacy('id1', 'sec1')}`)).toEqual({
      kind: 'unverified',
      code: 'x',
      client: { id: 'id1', secret: 'sec1', redirectUri: shared.redirectUri },
    })
    expect(read('aliyundrive', '?code=x&state=Ojo=')).toMatchObject({
      kind: 'unverified',
      client: { id: '', secret: '' },
    })
    expect(read('onedrive', `?code=x&state=${legacy('id', 's', 'cn')}`)).toMatchObject({
      kind: 'unverified',
      client: { region: 'cn' },
    })
  })

  it('reads a plus sign that the query turned into a space', () => {
    const state = btoa('\u00fb\u00f0\u00f0::s')
    expect(state).toContain('+')
    expect(read('dropbox', `?code=x&state=${state}`).kind).toBe('unverified')
  })

  it('refuses a region that does not exist, and a redirect URI that is not ours', () => {
    expect(read('onedrive', `?code=x&state=${legacy('id', 's', 'mars')}`)).toEqual({ kind: 'unusable', why: 'region' })
    expect(read('google', `?code=x&state=${legacy('id', 's', 'https://evil.example/')}`)).toEqual({
      kind: 'unusable',
      why: 'redirect',
    })
    expect(read('google', `?code=x&state=${legacy('id', 's', shared.redirectUri)}`).kind).toBe('unverified')
  })

  it('does not take the request of another provider for its own', () => {
    expect(read('dropbox', '?code=x&state=nonce-2', pendingOf('dropbox'))).toEqual({
      kind: 'unusable',
      why: 'state-unknown',
    })
  })
})
