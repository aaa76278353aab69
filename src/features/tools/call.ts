import { isHtmlPage } from '../../platform/fetch-text'
import { isRecord } from '../../platform/record'
import { CALL_TIMEOUT } from '../../site/constants'
import { CallFailed, type Failure } from './failure'

/** A JSON object as a service sent it; nothing about its fields is known. */
export type Answer = Record<string, unknown>

export interface CallRequest {
  url: string
  /** Name of the service, for messages. */
  who: string
  /** Sent as JSON. */
  json?: unknown
  /** Sent as a form. */
  form?: Record<string, string>
  /** JSON without its content type, which spares the browser's preflight request; some services know it only so. */
  simple?: boolean
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Milliseconds. */
  timeout?: number
}

/** Longest text of a service that is repeated on the page. */
const MAX_WORDS = 300

/**
 * One call to a helper or provider. Checks, in this order: network, time, HTTP status, content type, JSON, the `error`
 * field. Throws `CallFailed`, or the abort reason when `signal` fires. Nothing of the request or the answer is logged.
 */
export async function call(request: CallRequest): Promise<Answer> {
  const { who } = request
  const { status, text, type } = await exchange(request)
  if (status < 200 || status > 299) throw new CallFailed({ kind: 'status', who, status, ...wordsOf(parse(text), true) })
  if (isHtmlPage(text, type)) throw new CallFailed({ kind: 'page', who })
  const answer = parse(text)
  if (!answer) throw new CallFailed({ kind: 'unreadable', who })
  const refusal = wordsOf(answer, false)
  if (refusal.code !== undefined || refusal.words !== undefined)
    throw new CallFailed({ kind: 'refused', who, ...refusal })
  return answer
}

async function exchange({ url, who, signal, timeout = CALL_TIMEOUT, ...request }: CallRequest) {
  const clock = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(url, {
      ...bodyOf(request),
      signal: signal ? AbortSignal.any([signal, clock]) : clock,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    })
    return { status: response.status, text: await response.text(), type: response.headers.get('content-type') }
  } catch (error) {
    if (signal?.aborted) throw error
    const failure: Failure = clock.aborted
      ? { kind: 'timeout', who, seconds: Math.round(timeout / 1000) }
      : { kind: 'network', who }
    throw new CallFailed(failure)
  }
}

function bodyOf({ json, form, simple, headers = {} }: Partial<CallRequest>): RequestInit {
  if (form) return { method: 'POST', body: new URLSearchParams(form), headers }
  if (json === undefined) return { method: 'GET', headers }
  const type: Record<string, string> = simple ? {} : { 'content-type': 'application/json' }
  return { method: 'POST', body: JSON.stringify(json), headers: { ...type, ...headers } }
}

function parse(text: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    // JSON.parse has no way to say "not JSON" but to throw; the caller says it in words.
    return undefined
  }
}

/** The words of a refusal in every shape that was seen: text, text with description, an object, a bare message. */
function wordsOf(answer: Answer | undefined, failed: boolean): { code?: string; words?: string } {
  const found: { code?: string; words?: string } = {}
  const set = (key: 'code' | 'words', value: unknown) => {
    const said = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
    if (said && found[key] === undefined) found[key] = said.slice(0, MAX_WORDS)
  }
  const error = answer?.error
  if (isRecord(error)) {
    set('code', error.status)
    set('code', error.code)
    set('words', error.message)
  } else set('code', error)
  set('words', answer?.error_description)
  if (failed) set('words', answer?.message)
  return found
}

/** The first of the dotted paths that holds a text. */
export function textAt(answer: Answer, paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const value = path
      .split('.')
      .reduce<unknown>((at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined), answer)
    if (typeof value === 'string' && value.trim() !== '') return value
  }
  return undefined
}

/** The text at a path. Throws `CallFailed` when it is missing or empty. */
export function needText(answer: Answer, path: string, who: string): string {
  const text = textAt(answer, [path])
  if (text === undefined) throw new CallFailed({ kind: 'missing', who, field: path.split('.').at(-1) ?? path })
  return text
}
