import { isRecord } from '../platform/record'

/** Whether a manifest says `offline: false`. What cannot be read says nothing. */
export async function isSwitchedOff(manifest: Response): Promise<boolean> {
  if (!manifest.ok) return false
  try {
    const data: unknown = await manifest.json()
    return isRecord(data) && isRecord(data.site) && data.site.offline === false
  } catch {
    // A fallback page or half a file: the next manifest decides.
    return false
  }
}
