// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hostedEngine } from '../../../src/features/search/hosted'
import { answerOf, CLOSE, OPEN } from '../../../src/features/search/hosted-records'

const RECORD = {
  url: 'https://docs.example.org/guide/install/docker.html#password',
  anchor: 'password',
  content: 'Read the first password from the log.',
  hierarchy: { lvl0: 'Guide', lvl1: 'Use Docker', lvl2: 'First password', lvl3: null },
}

describe('answerOf', () => {
  const read = (records: unknown[], category?: 'faq' | 'guide') =>
    answerOf(records, 'password', { locale: '/', limit: 5, ...(category ? { category } : {}) })

  it('groups records by page and turns published addresses into paths of this site', () => {
    const other = {
      ...RECORD,
      url: 'https://docs.example.org/guide/install/docker.html#run',
      hierarchy: { lvl1: 'Use Docker', lvl2: 'Run' },
    }
    const { hits, counts } = read([RECORD, other, RECORD])
    expect(hits).toMatchObject([
      {
        path: '/guide/install/docker.html',
        title: { text: 'Use Docker' },
        entries: [
          { anchor: 'password', headings: [{ text: 'First password', marks: [[6, 14]] }] },
          { anchor: 'run', headings: [{ text: 'Run' }] },
        ],
      },
    ])
    expect(counts).toEqual({ guide: 1 })
  })

  it('shows the service’s marks as marks and everything else as text', () => {
    const value = `tag &lt;b&gt; <mark>x</mark> ${OPEN}pass${CLOSE}word`
    const [hit] = read([{ ...RECORD, _snippetResult: { content: { value } } }]).hits
    expect(hit?.entries[0]?.excerpt).toEqual({ text: 'tag &lt;b&gt; <mark>x</mark> password', marks: [[29, 33]] })
  })

  it('narrows to a category', () => {
    const faq = { ...RECORD, url: '/faq/why.html', hierarchy: { lvl1: 'Why' } }
    expect(read([RECORD, faq], 'faq').hits.map(({ path }) => path)).toEqual(['/faq/why.html'])
  })

  it.each([
    null,
    7,
    'text',
    {},
    { url: 5, hierarchy: {} },
    { url: 'javascript:alert(1)', hierarchy: { lvl1: 'x' } },
    { url: 'https://docs.example.org/../..%2fetc', hierarchy: { lvl1: 'x' } },
    { url: 'https://docs.example.org/a.html', hierarchy: { lvl1: 5 } },
  ])('leaves out a record that is %j', (record) => expect(read([record]).hits).toEqual([]))
})

describe('hostedEngine', () => {
  const config = { appId: 'APP', apiKey: 'KEY', indexName: 'docs', hosts: ['http://127.0.0.1:9/proxy'] }
  const options = (signal = new AbortController().signal) => ({ locale: '/zh/', limit: 5, signal })
  const search = (signal?: AbortSignal) => hostedEngine(config, 'zh-CN').search('密码', options(signal))
  const fetch = vi.fn<typeof globalThis.fetch>()
  const respond = (status: number, body: string) => fetch.mockImplementation(async () => new Response(body, { status }))
  beforeEach(() => {
    fetch.mockReset()
    vi.stubGlobal('fetch', fetch)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('asks the configured host for the language’s records', async () => {
    respond(200, JSON.stringify({ results: [{ hits: [RECORD] }] }))
    expect((await search()).hits).toHaveLength(1)
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(String(url)).toMatch(/^http:\/\/127\.0\.0\.1:9\/proxy\/1\/indexes\/\*\/queries/)
    expect(JSON.parse(String(init?.body))).toMatchObject({
      requests: [{ indexName: 'docs', query: '密码', facetFilters: ['lang:zh-CN'] }],
    })
  })

  it.each([
    ['a server error', 500, '{}'],
    ['too many requests', 429, '{"message":"slow down"}'],
    ['no JSON', 200, '<html>'],
    ['no results', 200, '{}'],
    ['no hits', 200, '{"results":[{"hits":"none"}]}'],
  ])('rejects an answer with %s', async (_, status, body) => {
    respond(status, body)
    await expect(search()).rejects.toThrow()
  })

  it('does not insist after 429', async () => {
    respond(429, '{}')
    await expect(search()).rejects.toThrow('429')
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('rejects when the line breaks and when it is aborted', async () => {
    fetch.mockRejectedValue(new TypeError('refused'))
    await expect(search()).rejects.toThrow()
    await expect(search(AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough')
  })

  it('leaves nothing in the visitor’s storage', async () => {
    respond(200, JSON.stringify({ results: [{ hits: [] }] }))
    await search()
    expect(localStorage).toHaveLength(0)
  })
})
