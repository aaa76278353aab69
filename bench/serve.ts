import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { fileOf, serveStatic, TYPES } from '../tests/support/static-server'

const compress = promisify(brotliCompress)
/** What hosts compress. */
const IS_TEXT = /^(?:text\/|application\/json|image\/svg)/

interface Answer {
  body: Buffer
  etag: string
}

/** Compressed answers, by file and time of change: compressing is not what is measured. */
const kept = new Map<string, Promise<Answer>>()

export interface CompressedSite {
  url: string
  /** Compressed bytes so far; pictures of pages, which are not compressed, aside. */
  bytes(): number
  /** Answers so far, of any kind. */
  requests(): number
  close(): Promise<void>
}

/** A good static host: brotli, etags, hashed names cached for good, everything else asked about again, SPA fallback. */
export async function serveCompressed(root: string): Promise<CompressedSite> {
  let bytes = 0
  let requests = 0
  const server = await serveStatic({
    root,
    unknown: 'fallback',
    async intercept(request, response) {
      const path = (request.url ?? '/').replace(/[?#].*$/, '')
      const file = (await fileOf(root, path)) ?? join(root, 'index.html')
      const type = TYPES[extname(file)]
      requests++
      if (type === undefined || !IS_TEXT.test(type)) return false
      const { body, etag } = await answerOf(file)
      const headers = {
        'content-type': type,
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag,
      }
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304, headers).end()
        return true
      }
      bytes += body.length
      response.writeHead(200, { ...headers, 'content-encoding': 'br', 'content-length': body.length }).end(body)
      return true
    },
  })
  return { url: server.url, bytes: () => bytes, requests: () => requests, close: () => server.close() }
}

async function answerOf(file: string): Promise<Answer> {
  const { mtimeMs } = await stat(file)
  const key = `${file} ${mtimeMs}`
  const known = kept.get(key)
  if (known) return known
  const answer = readFile(file).then(async (text) => ({
    body: await compress(text),
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`,
  }))
  kept.set(key, answer)
  return answer
}
