import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, needText, textAt } from '../../../src/features/tools/call'
import { CallFailed, type Failure, hintOf } from '../../../src/features/tools/failure'

const WHO = 'cf (https://api.example.com)'

function answerWith(body: string, init: ResponseInit = {}): void {
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'application/json' }, ...init }))
}

async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  try {
    await promise
  } catch (error) {
    if (error instanceof CallFailed) return error.failure
    throw error
  }
  throw new Error('the call did not fail')
}

const ask = (more: Partial<Parameters<typeof call>[0]> = {}) =>
  call({ url: 'https://api.example.com/x', who: WHO, ...more })

afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  it('returns the object that was sent', async () => {
    answerWith('{"refresh_token":"rt"}')
    expect(await ask()).toEqual({ refresh_token: 'rt' })
  })

  it('names the service when there is no connection', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await failureOf(ask())).toEqual({ kind: 'network', who: WHO })
  })

  it('gives up after its time', async () => {
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    expect(await failureOf(ask({ timeout: 20 }))).toEqual({ kind: 'timeout', who: WHO, seconds: 0 })
  })

  it('throws the abort reason, not a failure, when the visitor leaves', async () => {
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    const controller = new AbortController()
    const asked = ask({ signal: controller.signal })
    controller.abort(new Error('left'))
    await expect(asked).rejects.toThrow('left')
  })

  it('looks at the status before the content, and keeps the words of the service', async () => {
    answerWith('{"error":"invalid_grant","error_description":"code already used"}', { status: 400 })
    expect(await failureOf(ask())).toEqual({
      kind: 'status',
      who: WHO,
      status: 400,
      code: 'invalid_grant',
      words: 'code already used',
    })
    answerWith('<h1>502</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
    expect(await failureOf(ask())).toEqual({ kind: 'status', who: WHO, status: 502 })
    answerWith('{"message":"host not allowed"}', { status: 403 })
    expect(await failureOf(ask())).toMatchObject({ status: 403, words: 'host not allowed' })
  })

  it('tells a web page from data', async () => {
    answerWith('<!doctype html><title>Not here</title>', { headers: { 'content-type': 'text/html' } })
    expect(await failureOf(ask())).toEqual({ kind: 'page', who: WHO })
  })

  it('refuses what is no JSON object', async () => {
    for (const body of ['', 'ok', '[]', 'null', '"text"', '{"a":']) {
      answerWith(body)
      expect(await failureOf(ask()), body).toEqual({ kind: 'unreadable', who: WHO })
    }
  })

  it('reads a refusal in every shape that services use', async () => {
    const refusals: [string, { code?: string; words?: string }][] = [
      ['{"error":"InvalidCode"}', { code: 'InvalidCode' }],
      ['{"error":"x","error_description":"why"}', { code: 'x', words: 'why' }],
      ['{"error":{"code":"itemNotFound","message":"gone"}}', { code: 'itemNotFound', words: 'gone' }],
      ['{"error":{"code":401,"message":"m","status":"UNAUTHENTICATED"}}', { code: 'UNAUTHENTICATED', words: 'm' }],
      ['{"error_description":"only words"}', { words: 'only words' }],
    ]
    for (const [body, found] of refusals) {
      answerWith(body)
      expect(await failureOf(ask()), body).toEqual({ kind: 'refused', who: WHO, ...found })
    }
  })

  it('takes a message beside a success for no refusal', async () => {
    answerWith('{"message":"success","id":"1","error":""}')
    expect(await ask()).toMatchObject({ id: '1' })
  })

  it('cuts the words of a service', async () => {
    answerWith(JSON.stringify({ error: 'x'.repeat(1000) }))
    const failure = await failureOf(ask())
    expect('code' in failure && failure.code?.length).toBe(300)
  })

  it('sends no cookies, no referrer, and JSON without a preflight where asked', async () => {
    const seen: RequestInit[] = []
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      seen.push(init)
      return new Response('{}')
    })
    await ask({ json: { a: 1 } })
    await ask({ json: { a: 1 }, simple: true })
    await ask({ form: { code: 'a b&c' } })
    for (const init of seen) expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
    expect(seen[0]?.headers).toEqual({ 'content-type': 'application/json' })
    expect(seen[1]?.headers).toEqual({})
    expect(String(seen[2]?.body)).toBe('code=a+b%26c')
  })

  it('puts nothing of request or answer into the error', async () => {
    answerWith('{"error":"bad","refresh_token":"rt-secret"}')
    const error = await ask({ json: { password: 'pw-secret' } }).catch((reason: unknown) => reason)
    expect(JSON.stringify(error) + String(error)).not.toMatch(/secret/)
  })
})

describe('a field of an answer', () => {
  it('is the first text that a path leads to', () => {
    const answer = { data: { accessToken: 'at' }, refresh_token: '' }
    expect(textAt(answer, ['access_token', 'data.accessToken'])).toBe('at')
    expect(textAt(answer, ['refresh_token'])).toBeUndefined()
    expect(textAt({ refresh_token: { a: 1 } }, ['refresh_token'])).toBeUndefined()
    expect(textAt({}, ['constructor.name', '__proto__.toString'])).toBeUndefined()
  })

  it('is missed by name', () => {
    expect(() => needText({ resp: {} }, 'resp.uid', WHO)).toThrow(CallFailed)
  })
})

describe('the hint of a failure', () => {
  const refused = (code: string, words?: string): Failure => ({
    kind: 'refused',
    who: WHO,
    code,
    ...(words ? { words } : {}),
  })

  it('follows the words of the service', () => {
    expect(hintOf(refused('invalid_grant', 'code already used'))).toBe('spent')
    expect(hintOf(refused('invalid_grant', 'redirect_uri mismatch'))).toBe('redirect')
    expect(hintOf(refused('invalid_client', 'AADSTS7000215: Invalid client secret provided.'))).toBe('client')
    expect(hintOf(refused('authorization pending'))).toBe('pending')
    expect(hintOf(refused('need image captcha'))).toBe('captcha')
    expect(hintOf(refused('Too Many Requests'))).toBe('wait')
    expect(hintOf(refused('InvalidCode'))).toBe('spent')
    expect(hintOf(refused('account or password wrong'))).toBe('none')
    expect(hintOf({ kind: 'status', who: WHO, status: 429 })).toBe('wait')
    expect(hintOf({ kind: 'status', who: WHO, status: 500 })).toBe('busy')
    expect(hintOf({ kind: 'status', who: WHO, status: 401, code: 'UNAUTHENTICATED' })).toBe('signIn')
    expect(hintOf({ kind: 'status', who: WHO, status: 403, code: 'PERMISSION_DENIED' })).toBe('scope')
    expect(hintOf({ kind: 'network', who: WHO })).toBe('none')
  })
})
