import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readPage } from '../../../src/manifest/page-facts'
import type { ContentFolder } from '../../../src/manifest/read-content'
import { readSite } from '../../../src/manifest/read-site'

export const SITE = `title: Docs
host: https://docs.example.org
locales:
  /: { lang: en-US, name: English }
  /zh/: { lang: zh-CN, name: 简体中文 }
`

/** A content folder that exists only in memory: file below `content/` to text. */
export function folderOf(texts: Record<string, string>, more: Partial<ContentFolder> = {}): ContentFolder {
  const files = Object.keys(texts).sort()
  return {
    site: readSite(texts['site.yaml'] ?? SITE),
    pages: files.filter((file) => file.endsWith('.md')).map((file) => readPage(file, texts[file] ?? '')),
    files: new Set(files.filter((file) => !file.endsWith('.md')).map((file) => `/content/${file}`)),
    images: new Map(),
    ...more,
  }
}

/** A folder on disk for the length of `use`: path to text. */
export async function onDisk(texts: Record<string, string>, use: (root: string) => Promise<void>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'docs-'))
  try {
    for (const [path, text] of Object.entries(texts)) put(root, path, text)
    await use(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

export function put(root: string, path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
