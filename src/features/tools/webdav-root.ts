/** The WebDAV root of an address of OneDrive or SharePoint, or what is wrong with the address. */
export type WebdavRoot = { plain: string; encoded: string } | { problem: 'empty' | 'address' | 'host' | 'path' }

/** Folder that holds the documents, by the first part of the path. */
const LIBRARY: Readonly<Record<string, string>> = {
  personal: 'Documents',
  sites: 'Shared Documents',
  teams: 'Shared Documents',
}

/**
 * `https://x-my.sharepoint.com/personal/mei/_layouts/15/onedrive.aspx` is `https://x-my.sharepoint.com/personal/mei/Documents`.
 * Shared links (`/:f:/s/plan/…`, `/:f:/r/sites/plan/…`) name the same places in another way. Pure.
 */
export function webdavRoot(text: string): WebdavRoot {
  const trimmed = text.trim()
  if (trimmed === '') return { problem: 'empty' }
  const url = parse(trimmed)
  if (!url) return { problem: 'address' }
  if (!url.hostname.includes('.sharepoint.')) return { problem: 'host' }
  const [kind = '', name] = placeOf(url.pathname.split('/').filter(Boolean))
  const library = Object.hasOwn(LIBRARY, kind) ? LIBRARY[kind] : undefined
  if (library === undefined || !name) return { problem: 'path' }
  const plain = `https://${url.host}/${kind}/${decode(name)}/${library}`
  return { plain, encoded: encodeURI(plain) }
}

function parse(text: string): URL | undefined {
  try {
    const url = new URL(text)
    return /^https?:$/.test(url.protocol) ? url : undefined
  } catch {
    // The URL constructor throws on what is no address.
    return undefined
  }
}

/** Kind and name of the place, from the parts of a path; a shared link has its own way to say them. */
function placeOf(parts: readonly string[]): readonly string[] {
  if (!/^:[a-z]:$/.test(parts[0] ?? '')) return parts
  const [, how = '', ...rest] = parts
  const kinds: Record<string, string> = { s: 'sites', t: 'teams', g: 'personal' }
  if (how === 'r') return rest
  // `/:f:/g/personal/mei/…` says the kind itself.
  return how === 'g' && rest[0] === 'personal' ? rest : [kinds[how] ?? '', ...rest]
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A percent sign that encodes nothing stays as it is.
    return segment
  }
}
