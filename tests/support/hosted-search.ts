import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the stand-in does with the next query. `silent` never answers, `cut` breaks the line. */
export type HostedMood = 'hits' | 'error' | 'limited' | 'malformed' | 'silent' | 'cut'

export interface HostedQuery {
  indexName: string
  query: string
  facetFilters: string[]
  /** Milliseconds since the stand-in started. */
  at: number
}

export interface HostedStandIn {
  /** Address for `search.hosted.hosts` of the settings. */
  url: string
  mood: HostedMood
  /** Queries so far, in order. */
  queries: HostedQuery[]
  close(): Promise<void>
}

/** One record of the index, in the shape of DocSearch, with the language it is found by. */
const RECORDS = [
  {
    lang: 'en-US',
    url: 'https://docs.example.org/guide/install/docker.html#password',
    content: 'hosted answer about the first password',
    hierarchy: { lvl0: 'Guide', lvl1: 'Hosted Docker', lvl2: 'First password' },
  },
  {
    lang: 'zh-CN',
    url: 'https://docs.example.org/zh/guide/install/docker.html#password',
    content: '托管搜索返回的初始密码',
    hierarchy: { lvl0: '指南', lvl1: '托管 Docker', lvl2: '初始密码' },
  },
]

/** An Algolia-like search service on the loopback, with an answer for each mood. */
export async function hostedStandIn(): Promise<HostedStandIn> {
  const started = Date.now()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  const handle: HostedStandIn = {
    url: '',
    mood: 'hits',
    queries: [],
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end()
      return
    }
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const [asked] = (JSON.parse(body) as { requests: Omit<HostedQuery, 'at'>[] }).requests
    if (!asked) throw new Error('no request in the body')
    handle.queries.push({ ...asked, at: Date.now() - started })
    const json = { ...cors, 'content-type': 'application/json' }
    switch (handle.mood) {
      case 'hits': {
        const hits = RECORDS.filter(({ lang }) => asked.facetFilters.includes(`lang:${lang}`))
        response.writeHead(200, json).end(JSON.stringify({ results: [{ hits }] }))
        break
      }
      case 'error':
        response.writeHead(500, json).end('{"message":"broken"}')
        break
      case 'limited':
        response.writeHead(429, json).end('{"message":"too many requests"}')
        break
      case 'malformed':
        response.writeHead(200, json).end('{"results":[{"hits":')
        break
      case 'cut':
        request.socket.destroy()
        break
      case 'silent':
        break
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  handle.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return handle
}
