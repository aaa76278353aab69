import { type Answer, call, needText, textAt } from './call'
import { CallFailed } from './failure'

export interface DeviceCode {
  verifier: string
  uid: string
  /** What the QR code says. */
  qrcode: string
}

export interface Pan115Tokens {
  refresh: string
  access: string | undefined
}

interface Helper {
  url: string
  who: string
}

/** Begins a sign-in: what to show as a QR code, and what proves later that it was us. Throws `CallFailed`. */
export async function deviceCode({ url, who }: Helper, appId: string, signal: AbortSignal): Promise<DeviceCode> {
  const answer = await call({
    url: `${url}/alist/115/auth_device_code?app_id=${encodeURIComponent(appId)}`,
    who,
    signal,
  })
  return {
    verifier: needText(answer, 'code_verifier', who),
    uid: needText(answer, 'resp.uid', who),
    qrcode: needText(answer, 'resp.qrcode', who),
  }
}

/** Asks for the tokens after the visitor has confirmed in the app. Throws `CallFailed`. */
export async function tokensOf(
  { url, who }: Helper,
  { verifier, uid }: DeviceCode,
  signal: AbortSignal,
): Promise<Pan115Tokens> {
  const json = { code_verifier: verifier, uid }
  // Without a content type: the service is only known to answer requests that need no preflight here.
  const answer: Answer = await call({ url: `${url}/alist/115/get_token`, who, json, simple: true, signal })
  const refresh = textAt(answer, ['resp.refresh_token'])
  if (refresh === undefined) throw new CallFailed({ kind: 'missing', who, field: 'refresh_token' })
  return { refresh, access: textAt(answer, ['resp.access_token']) }
}
