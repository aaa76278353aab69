import { splitFrontmatter } from '../content/frontmatter'
import { encodePath, isToolPage, withoutLocale } from '../content/paths'
import { inLocale } from '../content/resolve'
import type { PageRecord } from '../content/types'
import type { Built } from './build'
import type { Outputs } from './outputs'
import type { PageFacts } from './page-facts'

/** Reads the text of a content file. */
export type ReadSource = (file: string) => string

/**
 * What crawlers and agents read: `sitemap.xml` with language links, `robots.txt`, and per language `llms.txt` (an
 * index of the markdown files) and `llms-full.txt` (their texts). Without a canonical host addresses are relative and
 * there is no sitemap, which needs whole ones.
 */
export function crawlerOutputs(built: Built, read: ReadSource, base = '/'): Outputs {
  const { site, locales } = built
  const origin = site.host + base.replace(/\/$/, '')
  const outputs: Outputs = new Map()
  if (site.host !== '') outputs.set('sitemap.xml', sitemap(built, origin))
  outputs.set('robots.txt', `User-agent: *\nAllow: /\n${site.host === '' ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`)
  for (const { prefix, pages } of locales) {
    const locale = site.locales[prefix]
    const listed = pages.filter(({ record }) => isPublic(record, prefix))
    const head = `# ${locale?.title ?? site.title}\n\n> ${locale?.description ?? site.description}\n`
    outputs.set(`${prefix.slice(1)}llms.txt`, `${head}\n${index(listed, prefix, origin)}`)
    outputs.set(`${prefix.slice(1)}llms-full.txt`, `${head}\n${wholeTextsOf(listed, origin, read)}`)
  }
  return outputs
}

/** Tool pages work with secrets and are no reading matter; a page can also leave itself out. */
const isPublic = ({ path, meta }: PageRecord, prefix: string): boolean =>
  meta.sitemap !== false && meta.redirectTo === undefined && !isToolPage(path, prefix)

function sitemap({ manifest, parts, locales }: Built, origin: string): string {
  const records = new Map([...manifest.pages, ...[...parts.values()].flat()].map((record) => [record.path, record]))
  const url = (path: string) => escapeXml(origin + encodePath(path))
  const rows = locales.flatMap(({ prefix, pages }) =>
    pages
      .filter(({ record }) => isPublic(record, prefix))
      .map(({ record: { path } }) => {
        const twins = locales
          .map((other) => ({ lang: other.lang, path: inLocale(path, prefix, other.prefix) }))
          .filter((twin) => records.has(twin.path))
        const links = twins.map(
          (twin) => `<xhtml:link rel="alternate" hreflang="${escapeXml(twin.lang)}" href="${url(twin.path)}"/>`,
        )
        const rootPath = inLocale(path, prefix, '/')
        if (twins.length > 1 && records.has(rootPath)) {
          links.push(`<xhtml:link rel="alternate" hreflang="x-default" href="${url(rootPath)}"/>`)
        }
        const updated = records.get(path)?.updated
        return `<url><loc>${url(path)}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}${twins.length > 1 ? links.join('') : ''}</url>`
      }),
  )
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${rows.join('\n')}\n</urlset>\n`
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const sourceUrl = ({ file }: PageRecord, origin: string): string => `${origin}/content${encodePath(`/${file}`)}`

/** Links to the markdown files, grouped by the folder below the language. */
function index(pages: readonly PageFacts[], prefix: string, origin: string): string {
  const groups = new Map<string, string[]>()
  for (const { record, description } of pages) {
    const [first = ''] = withoutLocale(record.path, prefix).slice(1).split('/')
    const group = first === '' || first.endsWith('.html') ? '' : first
    const line = `- [${record.title.replace(/[[\]]/g, '\\$&')}](${sourceUrl(record, origin)})${description === '' ? '' : `: ${description}`}`
    const lines = groups.get(group)
    if (lines) lines.push(line)
    else groups.set(group, [line])
  }
  const titleOf = (group: string) =>
    pages.find(({ record }) => record.path === `${prefix}${group}/`)?.record.title ?? group
  return [...groups]
    .map(([group, lines]) => `${group === '' ? '' : `## ${titleOf(group)}\n\n`}${lines.join('\n')}\n`)
    .join('\n')
}

/** Characters that a text of all pages may have: nobody reads more in one piece, and it is made anew at each change. */
const WHOLE_TEXTS_LIMIT = 8_000_000

function wholeTextsOf(pages: readonly PageFacts[], origin: string, read: ReadSource): string {
  const texts: string[] = []
  let length = 0
  for (const page of pages) {
    const text = wholeText(page, origin, read)
    length += text.length
    if (length > WHOLE_TEXTS_LIMIT)
      return 'All pages together are too long for one file; llms.txt lists them one by one.\n'
    texts.push(text)
  }
  return texts.join('\n')
}

const wholeTexts = new WeakMap<PageFacts, string>()

/** A page with where it comes from; made once for as long as the page is the same, since it reads the file again. */
function wholeText(page: PageFacts, origin: string, read: ReadSource): string {
  const text = wholeTexts.get(page) ?? makeWholeText(page, origin, read)
  wholeTexts.set(page, text)
  return text
}

function makeWholeText({ record, description }: PageFacts, origin: string, read: ReadSource): string {
  const body = splitFrontmatter(read(record.file)).body.trim()
  const heading = /^# /m.test(body) ? '' : `# ${record.title}\n\n`
  return `---\nurl: ${origin}${encodePath(record.path)}\n${description === '' ? '' : `description: ${description}\n`}---\n\n${heading}${body}\n`
}
