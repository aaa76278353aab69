import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StaticServer, serveStatic } from './static-server'

const INPUTS = join(import.meta.dirname, 'cases')
const REFRESH = join(import.meta.dirname, '..', '..', 'dist-tools', 'manifest.mjs')

/** File names that hosts, encodings and operating systems treat in ways of their own. */
export const ODD_NAMES = [
  'My Driver V2 V3',
  'c++ notes',
  'R&D',
  'a(1)',
  '中文 页面',
  '安装（一）',
  'UPPER',
  'e\u0301clair',
  'dot.name.v1',
  "it's",
  'a=b;c,d',
  '-dash',
  '~tilde',
]

/** Texts that lack what a page usually has, by file name, and the title each must get. */
export const BARE_PAGES: Record<string, [text: string, title: string]> = {
  empty: ['', 'empty'],
  spaces: ['  \n\n\t\n', 'spaces'],
  'only-frontmatter': ['---\ntitle: Only frontmatter\n---', 'Only frontmatter'],
  'empty-frontmatter': ['---\n---\n\nText after empty frontmatter.\n', 'empty-frontmatter'],
  'no-h1': ['Just a paragraph.\n\n## Second level\n', 'no-h1'],
  'two-h1': ['# One\n\n# Two\n', 'One'],
  'title-differs': ['---\ntitle: From frontmatter\n---\n\n# From heading\n', 'From frontmatter'],
  'rule-first': ['\n---\n\nA page that starts with a rule, not frontmatter.\n', 'rule-first'],
  setext: ['Title line\n==========\n\nSub line\n--------\n', 'Title line'],
}

/** How a link writes a file name. */
export const linkTo = (name: string): string =>
  encodeURIComponent(name).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/**
 * A deployed site with the pages of docs/CASES.md below `/guide/case/` of both languages, refreshed by the tool that
 * editors use.
 */
export async function serveCases(dist: string): Promise<StaticServer> {
  const root = await mkdtemp(join(tmpdir(), 'docs-cases-'))
  execFileSync('cp', ['-r', `${dist}/.`, root])
  for (const prefix of ['', 'zh/']) {
    const folder = join(root, 'content', prefix, 'guide/case')
    await mkdir(folder, { recursive: true })
    // Byte by byte: some differ in nothing but a byte order mark or their line endings.
    for (const file of await readdir(INPUTS)) await writeFile(join(folder, file), await readFile(join(INPUTS, file)))
    for (const [name, [text]] of Object.entries(BARE_PAGES)) await writeFile(join(folder, `${name}.md`), text)
    for (const [index, name] of ODD_NAMES.entries()) {
      const next = ODD_NAMES[(index + 1) % ODD_NAMES.length] ?? ''
      const text = `# ${name}\n\n${'Line.\n\n'.repeat(40)}## 小节 one\n\n[next](./${linkTo(next)}.md#小节-one)\n`
      await writeFile(join(folder, `${name}.md`), text)
    }
  }
  execFileSync(process.execPath, [REFRESH, root], { stdio: 'ignore' })
  const server = await serveStatic({ root, unknown: 'fallback' })
  const { close } = server
  return Object.assign(server, {
    async close() {
      await close()
      await rm(root, { recursive: true })
    },
  })
}
