import { hashText } from '../../../src/content/hash'
import { pathOfFile } from '../../../src/content/paths'

/** Files of a small site as a build leaves them, by address; it names no host. A text is a page's whole file. */
export function smallSite(texts: Record<string, string>, meta: Record<string, object> = {}): Record<string, string> {
  const pages = Object.entries(texts).map(([file, text]) => ({
    path: pathOfFile(file),
    file,
    title: /^# (.*)/m.exec(text)?.[1] ?? file,
    hash: hashText(text),
    frontmatterHash: hashText(/^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? ''),
    meta: meta[file] ?? {},
    words: { latin: 1, han: 0 },
    updated: '2026-03-04T18:30:00Z',
  }))
  const site = {
    title: 'T',
    author: { name: 'Ada' },
    theme: { displayFooter: true },
    locales: { '/': { lang: 'en-US', name: 'English', sidebar: { '/': 'structure' } } },
  }
  const folderOf = (file: string) => /^.*\//.exec(file)?.[0] ?? ''
  const parts = [...new Set(pages.map(({ file }) => folderOf(file)))].filter((folder) => folder.startsWith('part-'))
  const inPart = (folder: string) => pages.filter(({ file }) => folderOf(file) === folder)
  const manifest = {
    version: 1,
    site,
    pages: pages.filter(({ file }) => !file.startsWith('part-')),
    parts: parts.map((folder) => ({ prefix: `/${folder}`, file: `/manifest/${folder}index.json`, pages: 1 })),
  }
  return {
    '/manifest.json': JSON.stringify(manifest),
    ...Object.fromEntries(
      parts.map((folder) => [`/manifest/${folder}index.json`, JSON.stringify({ pages: inPart(folder) })]),
    ),
    ...Object.fromEntries(Object.entries(texts).map(([file, text]) => [`/content/${file}`, text])),
  }
}

/** A component that reads what only a browser has. */
export function Unmade(): never {
  throw new Error('document is not defined')
}
