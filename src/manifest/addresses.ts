import { decodePath, resolveLink } from '../content/paths'

/** The decoded site-absolute address of a file that a link in `file` leads to; `undefined` for anything else. */
export function decodedFile(href: string, file: string): string | undefined {
  const resolved = resolveLink(href, file)
  return resolved.kind === 'file' ? decodePath(resolved.url.replace(/[?#].*$/, '')) : undefined
}

/** Folder with its slash, and the last segment; a folder's address ends with its own name and slash. */
export function splitAddress(address: string): [folder: string, name: string] {
  const cut = address.replace(/\/$/, '').lastIndexOf('/') + 1
  return [address.slice(0, cut), address.slice(cut)]
}
