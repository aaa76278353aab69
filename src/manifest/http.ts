import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

/** The decoded site-absolute path of a request, without base and query; `undefined` for what is not ours. */
export function pathOf(request: IncomingMessage, base: string): string | undefined {
  const url = (request.url ?? '').replace(/[?#].*$/, '')
  if (!url.startsWith(base)) return undefined
  try {
    const path = decodeURIComponent(`/${url.slice(base.length)}`)
    return path.split('/').includes('..') ? undefined : path
  } catch {
    // A malformed percent sequence names no file of ours.
    return undefined
  }
}

/** Answers with a text that the browser asks about again each time. */
export function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.statusCode = status
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.setHeader('Cache-Control', 'no-cache')
  response.end(text)
}

/** Middleware: 404 for a file that is not below `/content/`, where Vite would answer with `index.html`. */
export function refuseMissing(root: string, base: string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = pathOf(request, base)
    if (path?.startsWith('/content/') && !existsSync(join(root, path)))
      sendText(response, 404, 'text/plain', 'Not found\n')
    else next()
  }
}
