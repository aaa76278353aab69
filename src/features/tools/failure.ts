/** What went wrong with a call, in the order in which it is looked for. `who` names the service that was asked. */
export type Failure =
  /** No answer: no network, a refused connection, or a server that does not allow this site (CORS). */
  | { kind: 'network'; who: string }
  | { kind: 'timeout'; who: string; seconds: number }
  | { kind: 'status'; who: string; status: number; code?: string; words?: string }
  /** A page instead of data: a wrong address, or a host that answers everything with its start page. */
  | { kind: 'page'; who: string }
  | { kind: 'unreadable'; who: string }
  /** The service answered and said no. */
  | { kind: 'refused'; who: string; code?: string; words?: string }
  /** The answer lacks what the form needs. */
  | { kind: 'missing'; who: string; field: string }

/** A call that did not bring what was asked. Holds no part of the request, so that it may be logged. */
export class CallFailed extends Error {
  constructor(readonly failure: Failure) {
    super(`${failure.who}: ${failure.kind}`)
    this.name = 'CallFailed'
  }
}

/** What the visitor can do about it, beyond trying again. */
export type Hint =
  | 'spent'
  | 'client'
  | 'redirect'
  | 'wait'
  | 'captcha'
  | 'pending'
  | 'scope'
  | 'signIn'
  | 'busy'
  | 'none'

const HINTS: readonly [Exclude<Hint, 'none'>, RegExp][] = [
  ['redirect', /redirect[_ ]?uri/i],
  ['client', /invalid_client|unauthorized_client|client secret|app id|client not found|AADSTS7000215/i],
  ['captcha', /captcha|图形验证码/i],
  ['pending', /pending|wait ?login|not confirmed|未确认|等待/i],
  ['wait', /too many requests|rate limit|频繁/i],
  ['scope', /insufficient.*scope|PERMISSION_DENIED/i],
  ['signIn', /UNAUTHENTICATED|invalid authentication/i],
  ['spent', /invalid_grant|invalid ?code|expired|revoked|already used|过期|失效/i],
]

/** Reads the service's own words for what they ask of the visitor. */
export function hintOf(failure: Failure): Hint {
  if (failure.kind !== 'status' && failure.kind !== 'refused') return 'none'
  if (failure.kind === 'status' && failure.status === 429) return 'wait'
  const text = `${failure.code ?? ''} ${failure.words ?? ''}`
  const known = HINTS.find(([, pattern]) => pattern.test(text))
  if (known) return known[0]
  return failure.kind === 'status' && failure.status >= 500 ? 'busy' : 'none'
}
