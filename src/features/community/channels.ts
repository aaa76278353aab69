import { type DataText, isDataText } from '../../content/data-file'
import { isRecord } from '../../platform/record'

/** A row of `content/data/community.json`. */
export interface Channel {
  id: string
  name: DataText
  href: string
  /** Offers its address as a QR code, for phones. */
  qr: boolean
  description: DataText
}

/** The rows that can be shown. Pure. */
export function readChannels(data: unknown): Channel[] {
  if (!Array.isArray(data)) return []
  return data.flatMap((row: unknown) => {
    if (!isRecord(row) || typeof row.id !== 'string' || !isDataText(row.name) || typeof row.href !== 'string') return []
    const description = isDataText(row.description) ? row.description : ''
    return { id: row.id, name: row.name, href: row.href, qr: row.qr === true, description }
  })
}
