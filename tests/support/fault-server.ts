import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Intercept } from './static-server'

/** What can go wrong between a site and its visitor. */
export const FAULTS = {
  /** The connection breaks before an answer. */
  drop: ({ request }) => void request.socket.destroy(),
  /** It breaks in the middle of one. */
  truncate({ request, response, file }) {
    response.writeHead(200, { 'content-type': file.type, 'content-length': file.body.length })
    response.write(file.body.subarray(0, Math.floor(file.body.length / 2)), () => request.socket.destroy())
  },
  /** The answer takes its time. Milliseconds. */
  async delay(context) {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    whole(context)
  },
  /** The server stumbles. */
  error: ({ response }) => void response.writeHead(503, { 'content-type': 'text/plain' }).end('Service unavailable'),
  /** The right bytes under a wrong name. */
  wrongType: (context) => whole(context, 'application/octet-stream'),
  /** A start page, a captive portal, a maintenance page: HTML with status 200 for everything. */
  html: ({ response }) =>
    void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Sign in</title><h1>Sign in</h1>'),
  /** Somewhere else. */
  redirect: ({ response }) => void response.writeHead(302, { location: '/' }).end(),
  /** An old manifest that lacks half of the pages; other files have no older copy. */
  stale(context) {
    const { request, response, file } = context
    if (!request.url?.startsWith('/manifest.json')) return whole(context)
    const manifest = JSON.parse(file.body.toString()) as { pages: unknown[] }
    const older = { ...manifest, pages: manifest.pages.filter((_, index) => index % 2 === 0) }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(older))
  },
} satisfies Record<string, (context: Context) => void | Promise<void>>

export type Fault = keyof typeof FAULTS

interface Context {
  request: IncomingMessage
  response: ServerResponse
  file: { body: Buffer; type: string }
}

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
}

function whole({ response, file }: Context, type = file.type): void {
  response.writeHead(200, { 'content-type': type }).end(file.body)
}

export interface FaultPlan {
  /** Folder that is served. */
  root: string
  /** Share of requests that go wrong, 0 to 1. */
  rate: number
  /** The same seed gives the same faults for the same requests. */
  seed: number
  kinds?: readonly Fault[]
  /** Only requests whose path passes; all files by default, never a visit itself. */
  only?(path: string): boolean
}

export interface Faulty {
  intercept: Intercept
  /** Off lets everything through. */
  on: boolean
  /** How often each fault happened. */
  counts: Partial<Record<Fault, number>>
}

/** Makes a share of a server's answers go wrong, by chance from a seed. */
export function faulty({
  root,
  rate,
  seed,
  kinds = Object.keys(FAULTS) as Fault[],
  only = () => true,
}: FaultPlan): Faulty {
  const chance = randomOf(seed)
  const plan: Faulty = {
    on: true,
    counts: {},
    async intercept(request, response) {
      const path = (request.url ?? '/').replace(/[?#].*$/, '')
      // A visit that fails is the browser's page, not ours.
      if (!plan.on || request.headers['sec-fetch-mode'] === 'navigate' || !only(path) || chance() >= rate) return false
      const kind = kinds[Math.floor(chance() * kinds.length)] ?? 'drop'
      const body = await readFile(join(root, decodeURIComponent(path))).catch(() => undefined)
      if (!body) return false
      plan.counts[kind] = (plan.counts[kind] ?? 0) + 1
      const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
      await FAULTS[kind]({ request, response, file: { body, type } })
      return true
    },
  }
  return plan
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
