import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'

/** One scripted answer, as `sequences.json` writes it. */
export interface Step {
  /** `POST /alist/115/get_token`; `same` repeats the request before; an ellipsis stands for what is left out. */
  request: string
  status?: number
  contentType?: string
  body?: unknown
}

export interface Sequence {
  name: string
  query?: string
  /** Words among the steps are for people. */
  steps: (Step | string | { mock: string })[]
  expect: string
}

interface Tool {
  tool: string
  route: string
  sequences: Sequence[]
}

/** Made-up conversations of every tool with its services. */
export const SEQUENCES: readonly Tool[] = JSON.parse(readFileSync(join(import.meta.dirname, 'sequences.json'), 'utf8'))

/** The scripted steps of a sequence. Throws when there is none of that name. */
export function stepsOf(tool: string, name: string): Step[] {
  const found = SEQUENCES.find((entry) => entry.tool === tool)?.sequences.find((sequence) => sequence.name === name)
  if (!found) throw new Error(`sequences.json has no "${name}" of ${tool}`)
  return found.steps.filter((step): step is Step => typeof step === 'object' && 'request' in step)
}

/** A request that came in, body as text. */
export interface Received {
  request: string
  type: string
  body: string
}

/** A stand-in for the helper service that answers what it has been told to. */
export interface MockEndpoint {
  /** Base address, as the browser sees it. */
  url: string
  port: number
  received: Received[]
  /** What to answer next, in order; a request that does not fit gets status 501 and shows up in `received`. */
  play(...steps: Step[]): void
  /** Breaks every connection from now on, until the next `play`. */
  refuse(): void
  /** Takes requests and never answers, until the next `play`. */
  hang(): void
  close(): Promise<void>
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'GET, POST',
}

/** Starts it on the loopback. The site offers port 3002 by itself; other ports are for tests that run beside. */
export async function startMockEndpoint(port = 3002): Promise<MockEndpoint> {
  const received: Received[] = []
  let script: Step[] = []
  let mode: 'answer' | 'refuse' | 'hang' = 'answer'
  let before = ''

  const server = createServer((request, response) => {
    if (mode === 'refuse') request.socket.destroy()
    else if (request.method === 'OPTIONS') response.writeHead(204, CORS).end()
    else void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const line = `${request.method} ${request.url}`
    received.push({ request: line, type: request.headers['content-type'] ?? '', body: await textOf(request) })
    if (mode === 'hang') return
    const step = script.shift()
    if (!step || !fits(step.request === 'same' ? before : step.request, line)) {
      send(response, { request: line, status: 501, body: { error: `nothing scripted for ${line}` } })
      return
    }
    if (step.request !== 'same') before = step.request
    send(response, step)
  }

  await listen(server, port)
  return {
    url: `http://localhost:${port}`,
    port,
    received,
    play(...steps) {
      mode = 'answer'
      script = [...steps]
    },
    refuse() {
      mode = 'refuse'
    },
    hang() {
      mode = 'hang'
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Whether a request is the scripted one; `GET …/status` leaves the beginning open, `GET …` everything. */
export function fits(scripted: string, line: string): boolean {
  const [start = '', end = ''] = scripted.split('…')
  return scripted.includes('…') ? line.startsWith(start) && line.endsWith(end) : line === scripted
}

function send(response: ServerResponse, { status = 200, contentType = 'application/json', body }: Step): void {
  response.writeHead(status, { ...CORS, 'content-type': contentType })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}
