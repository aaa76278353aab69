import { type Answer, call, needText, textAt } from '../call'

export interface QrLogin {
  sid: string
  /** Address of a picture at the provider. */
  picture: string
}

/** What the provider says about a shown code. */
export interface QrStatus {
  status: string
  /** Comes with the success. */
  authCode: string | undefined
}

interface Helper {
  url: string
  who: string
}

/** Asks for a code to show; with an application of one's own in its name. Throws `CallFailed`. */
export async function beginQrLogin(
  { url, who }: Helper,
  client: { id: string; secret: string },
  signal: AbortSignal,
): Promise<QrLogin> {
  const json = client.id === '' ? {} : { client_id: client.id, client_secret: client.secret }
  const answer = await call({ url: `${url}/alist/ali_open/qr`, who, json, signal })
  return { picture: needText(answer, 'qrCodeUrl', who), sid: needText(answer, 'sid', who) }
}

/** Asks whether a code has been scanned. Throws `CallFailed`. */
export async function qrStatus({ url, who }: Helper, sid: string, signal: AbortSignal): Promise<QrStatus> {
  const status = `https://open.aliyundrive.com/oauth/qrcode/${encodeURIComponent(sid)}/status`
  const answer: Answer = await call({ url: `${url}/proxy/${status}`, who, signal })
  return { status: needText(answer, 'status', who), authCode: textAt(answer, ['authCode']) }
}
