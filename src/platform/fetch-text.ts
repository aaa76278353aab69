import { delay } from './timing'

/** Why a file of the site could not be had: it is not there, the server failed, or there is no network. */
export type FetchFailure = 'missing' | 'server' | 'offline'

/** Waits before the second and the third try, in milliseconds. */
const RETRY_PAUSES = [250, 1000]

/** A file of the site could not be had. */
export class ContentError extends Error {
  constructor(
    readonly reason: FetchFailure,
    /** Address that was asked. */
    readonly url: string,
    /** HTTP status, when there was an answer. */
    readonly status?: number,
  ) {
    super(`${url}: ${reason}${status ? ` (${status})` : ''}`)
    this.name = 'ContentError'
  }
}

/**
 * Static hosts with an SPA fallback answer a missing file with `index.html` and status 200. A document that starts
 * like a page of HTML is therefore no markdown and no JSON, whatever the status and type say.
 */
export function isHtmlPage(text: string, contentType: string | null): boolean {
  if (/^\uFEFF?\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html[\s>])/i.test(text)) return true
  return /^text\/html\b/i.test(contentType ?? '') && /^\s*</.test(text)
}

/** Reads a response as text and refuses HTML, and what a redirect brought from another site. Throws `ContentError`. */
export async function textOf(response: Response, url: string): Promise<string> {
  refuse(response, url)
  let text: string
  try {
    text = await response.text()
  } catch {
    // The connection broke after the headers.
    throw new ContentError('offline', url)
  }
  if (isHtmlPage(text, response.headers.get('content-type'))) throw new ContentError('missing', url, response.status)
  return text
}

function refuse(response: Response, url: string): void {
  if (response.status === 404 || response.status === 410) throw new ContentError('missing', url, response.status)
  if (!response.ok) throw new ContentError('server', url, response.status)
  if (response.redirected && new URL(response.url).origin !== location.origin) throw new ContentError('missing', url)
}

/**
 * Fetches a text file of the site. A server that stumbles and a line that breaks are tried again, twice, with a little
 * more patience each time. Throws `ContentError`, or the abort reason when the signal fires.
 */
export const fetchText = (url: string, init?: RequestInit): Promise<string> =>
  withRetries(async () => textOf(await ask(url, init), url), init?.signal)

/**
 * The text of an answer in pieces, as they arrive. Does not look for HTML, and does not try again: what has been handed
 * out cannot be taken back. Throws `ContentError`.
 */
export async function* piecesOf(answer: Promise<Response>, url: string): AsyncGenerator<string> {
  const response = await answer.catch(() => {
    throw new ContentError('offline', url)
  })
  refuse(response, url)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const piece = await reader?.read().catch(() => {
      throw new ContentError('offline', url)
    })
    if (!piece || piece.done) return
    yield piece.value
  }
}

/** Tries again what a stumbling server or a broken line has spoilt, as `fetchText` does. */
export async function withRetries<T>(attempt: () => Promise<T>, signal?: AbortSignal | null): Promise<T> {
  for (const pause of RETRY_PAUSES) {
    try {
      return await attempt()
    } catch (error) {
      if (!isWorthRetrying(error)) throw error
      await delay(pause)
      signal?.throwIfAborted()
    }
  }
  return attempt()
}

async function ask(url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init?.signal?.aborted) throw error
    throw new ContentError('offline', url)
  }
}

/** 4xx answers stay what they are; a browser that knows it is offline need not be asked twice. */
function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ContentError) || error.reason === 'missing') return false
  if (error.reason === 'offline') return typeof navigator === 'undefined' || navigator.onLine !== false
  return error.status !== undefined && (error.status >= 500 || error.status === 429)
}

/**
 * How to ask first: under a service worker a kept copy is welcome at once, and is compared afterwards. Without one the
 * server is asked whether the browser's copy is still good, because many hosts send no caching headers.
 */
export const copyWelcome = (): RequestInit => ({ cache: hasWorker() ? 'force-cache' : 'no-cache' })

/** How to ask the server itself, past the copies of a service worker. */
export const serverOnly = (): RequestInit => ({ cache: hasWorker() ? 'reload' : 'no-cache' })

/** Whether a service worker answers this page's requests. */
export function hasWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller)
  } catch {
    // Sandboxed frames throw on access; there is no worker then.
    return false
  }
}
