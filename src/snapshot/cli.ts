import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { getManifest, includeFolders } from '../content/manifest-source'
import { PRISTINE_PAGE, SNAPSHOT_LIST, snapshotFile } from '../content/snapshots'
import { BASE } from '../platform/base'
import { pageHtml, type Snapshot, type Stylesheet, stylesheetOf, stylesheetUrl } from './page-html'
import { renderSnapshot } from './render'

/**
 * `npm run snapshot [folder]`: writes an HTML file for every listed page of a built site, at its canonical address.
 * The site works the same without them; with them the first paint waits for no script.
 */
const root = resolve(process.argv[2] ?? 'dist')

// The loader fetches from the site; here the site is a folder.
globalThis.fetch = async (input) => {
  const url = new URL(String(input), 'http://snapshot.invalid')
  const file = join(root, decodeURIComponent(url.pathname.slice(BASE.length - 1)))
  const text = await readFile(file).catch(() => undefined)
  return text ? new Response(new Uint8Array(text)) : new Response('', { status: 404 })
}

const template = pristineTemplate()
const styles = criticalStyles()
const stylesheets = lateStylesheets()
const hashes: Record<string, string> = {}
for (const path of await listedPages()) {
  const snapshot = await draw(path)
  if (!snapshot) continue
  write(snapshotFile(path), pageHtml(template, snapshot, styles, stylesheets))
  hashes[path] = snapshot.hash
}
write(`/${SNAPSHOT_LIST}`, `${JSON.stringify(hashes, null, 0)}\n`)
console.log(`${Object.keys(hashes).length} snapshots in ${root}`)

/** Addresses of all pages, those of the manifest's parts too. */
async function listedPages(): Promise<string[]> {
  await includeFolders([...(await getManifest()).parts.keys()])
  const { pages, parts } = await getManifest()
  for (const file of parts.values()) complain(file, 'could not be read — run npm run build again')
  return pages.filter(({ meta }) => meta.redirectTo === undefined).map(({ path }) => path)
}

/** A page that cannot be drawn whole has no snapshot; the others are written all the same. */
async function draw(path: string): Promise<Snapshot | undefined> {
  try {
    const snapshot = await renderSnapshot(path)
    if (!snapshot) complain(path, 'could not be read — run npm run build again')
    return snapshot
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    complain(path, `could not be drawn: ${reason} — mend what the page shows; until then it has no snapshot`)
    return undefined
  }
}

function complain(where: string, what: string): void {
  console.error(`${where}  ${what}`)
  process.exitCode = 1
}

/** The start page as the build made it, kept beside the home page's snapshot, which takes its place. */
function pristineTemplate(): string {
  const built = readFileSync(join(root, 'index.html'), 'utf8')
  if (/<div id="root"[^>]*><\/div>/.test(built)) {
    write(`/${PRISTINE_PAGE}`, built)
    return built
  }
  return readFileSync(join(root, PRISTINE_PAGE), 'utf8')
}

/** The stylesheet that every page has. */
function criticalStyles(): string {
  const url = stylesheetUrl(template)
  if (url === undefined) throw new Error(`${join(root, 'index.html')} names no stylesheet — run npm run build again`)
  return readFileSync(join(root, url.slice(BASE.length - 1)), 'utf8')
}

/** Styles that the application loads with the parts they belong to; a snapshot has some of those parts from the start. */
function lateStylesheets(): Stylesheet[] {
  return readdirSync(join(root, 'assets'))
    .filter((name) => name.endsWith('.css') && !stylesheetUrl(template)?.endsWith(`/${name}`))
    .map((name) => stylesheetOf(readFileSync(join(root, 'assets', name), 'utf8')))
}

/** A visitor sees the old file or the new one, never half of it. */
function write(path: string, html: string): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.tmp`, html)
  renameSync(`${file}.tmp`, file)
}
