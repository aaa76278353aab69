/** The sites that are compared: each a folder of files, and what a visitor looks for in it. */
import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { splitFrontmatter } from '../src/content/frontmatter'

export interface Site {
  name: string
  root: string
  /** Address of a page, by its file without `.md`. */
  address(page: string): string
  /** Selectors: the page's title, and the sidebar's link to another page. */
  title: string
  link(page: string): string
}

const ROOT = join(import.meta.dirname, '..')

/** The built site as it is, with snapshots, and docsify from npm on the same texts; all made below `folder`. */
export async function makeSites(folder: string): Promise<Site[]> {
  const ours = {
    address: (page: string) => `/${page}.html`,
    title: 'main h1',
    link: (page: string) => `nav[aria-label="Sidebar"] a[href="/${page}.html"]`,
  }
  const plain = join(folder, 'ours')
  const drawn = join(folder, 'snapshots')
  for (const root of [plain, drawn]) await cp(join(ROOT, 'dist'), root, { recursive: true })
  const program = join(folder, 'program')
  const config = ['--config', 'src/snapshot/vite.snapshot.config.ts', '--outDir', program, '--logLevel', 'error']
  execFileSync('npx', ['vite', 'build', ...config], { cwd: ROOT, stdio: 'pipe' })
  execFileSync(process.execPath, [join(program, 'snapshot.mjs'), drawn], { stdio: 'pipe' })
  const docsify = await makeDocsify(join(folder, 'docsify'))
  return [{ name: 'this site', root: plain, ...ours }, { name: 'with snapshots', root: drawn, ...ours }, docsify]
}

/** docsify 4 as its guide says: history routes, a sidebar, search, the vue theme. Containers stay as they are written. */
async function makeDocsify(root: string): Promise<Site> {
  const content = join(ROOT, 'public/content')
  const files = (await readdir(content, { recursive: true })).filter((file) => file.endsWith('.md'))
  const entries: string[] = []
  for (const file of files) {
    const { frontmatter = '', body } = splitFrontmatter(await readFile(join(content, file), 'utf8'))
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), body)
    const title = /^title:\s*(.+)$/m.exec(frontmatter)?.[1] ?? file
    if (!file.startsWith('zh/')) entries.push(`- [${title}](/${file.replace(/(?:README)?\.md$/, '')})`)
  }
  await writeFile(join(root, '_sidebar.md'), entries.sort().join('\n'))
  const library = dirname(createRequire(import.meta.url).resolve('docsify/package.json'))
  for (const file of ['docsify.min.js', 'plugins/search.min.js', 'themes/vue.css'])
    await cp(join(library, 'lib', file), join(root, 'vendor', file))
  await writeFile(
    join(root, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>docsify</title><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/vendor/themes/vue.css"></head><body><div id="app">Loading</div>
<script>window.$docsify = { loadSidebar: '/_sidebar.md', alias: { '/.*/_sidebar.md': '/_sidebar.md' }, routerMode: 'history', search: 'auto' }</script>
<script src="/vendor/docsify.min.js"></script><script src="/vendor/plugins/search.min.js"></script></body></html>`,
  )
  return {
    name: 'docsify 4',
    root,
    address: (page) => `/${page}`,
    title: '.markdown-section h1, .markdown-section h2',
    link: (page) => `.sidebar-nav a[href="/${page}"]`,
  }
}
