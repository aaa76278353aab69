/** Why a file of the site could not be had: it is not there, the server failed, or there is no network. */
export type FetchFailure = 'missing' | 'server' | 'offline'

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

/** Reads a response as text and refuses HTML. Throws `ContentError`. */
export async function textOf(response: Response, url: string): Promise<string> {
  if (response.status === 404 || response.status === 410) throw new ContentError('missing', url, response.status)
  if (!response.ok) throw new ContentError('server', url, response.status)
  const text = await response.text()
  if (isHtmlPage(text, response.headers.get('content-type'))) throw new ContentError('missing', url, response.status)
  return text
}

/** Fetches a text file of the site. Throws `ContentError`, or the abort reason when the signal fires. */
export async function fetchText(url: string, init?: RequestInit): Promise<string> {
  let response: Response
  try {
    response = await fetch(url, init)
  } catch (error) {
    if (init?.signal?.aborted) throw error
    throw new ContentError('offline', url)
  }
  return textOf(response, url)
}
