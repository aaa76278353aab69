import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Content types by the ending of a file. */
export const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.yaml': 'text/yaml; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Looks at each request first; returns true when it has answered (or will). */
export type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

export interface StaticServerOptions {
  /** Folder that is served. */
  root: string
  /** What unknown addresses get: `index.html` with status 200, or a true 404. */
  unknown: 'fallback' | '404'
  /** Folder the site appears under, with slashes at both ends. */
  base?: string
  port?: number
  intercept?: Intercept
  headers?: Record<string, string>
}

export interface StaticServer {
  /** Origin without a trailing slash. */
  url: string
  /** Paths asked for so far, in order. */
  requests: string[]
  intercept: Intercept | undefined
  close(): Promise<void>
}

/** A plain static host on the loopback: the way most people will serve the site. */
export async function serveStatic(options: StaticServerOptions): Promise<StaticServer> {
  const { root, unknown, base = '/', headers = {} } = options
  const requests: string[] = []
  const handle: StaticServer = { url: '', requests, intercept: options.intercept, close: () => close(server) }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500)
      response.end(String(error))
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').replace(/[?#].*$/, '')
    requests.push(path)
    if (handle.intercept && (await handle.intercept(request, response))) return
    const file = path.startsWith(base) ? await fileOf(root, path.slice(base.length - 1)) : undefined
    if (file) return send(file, 200, response)
    if (unknown === 'fallback') return send(join(root, 'index.html'), 200, response)
    response.writeHead(404, { 'content-type': 'text/html', ...headers })
    response.end('<!doctype html><title>404</title>Not found')
  }

  async function send(file: string, status: number, response: ServerResponse): Promise<void> {
    const info = await stat(file)
    response.writeHead(status, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': info.size,
      'last-modified': info.mtime.toUTCString(),
      ...headers,
    })
    // A folder that is removed meanwhile, or a visitor who leaves, ends this answer and nothing else.
    await pipeline(createReadStream(file), response)
  }

  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  handle.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return handle
}

/** The file a path stands for, if there is one below the folder. */
export async function fileOf(root: string, path: string): Promise<string | undefined> {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // A malformed address names no file.
    return undefined
  }
  const candidate = normalize(join(root, decoded))
  if (candidate !== root && !candidate.startsWith(root + sep)) return undefined
  for (const file of [candidate, join(candidate, 'index.html')]) {
    const info = await stat(file).catch(() => undefined)
    if (info?.isFile()) return file
  }
  return undefined
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
