import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type HostName, type RunningHost, startHost } from '../support/real-hosts'
import { DIST, expect, PROGRAM, settled, test } from './fixtures'
import { addressRules, MALFORMED } from './routing-rules'

const RECIPES = process.env.RECIPES ?? join(DIST, '..', 'dist-tools', 'deploy')
/** Folder the build was made for; all of this holds below another one too: docs/RELIABILITY.md. */
const BASE = process.env.BASE ?? '/'

/** Pages that between them use most of what the policy has to allow. */
const PAGES = [
  '/',
  '/guide/drivers/115.html',
  '/guide/markdown.html',
  '/zh/config/configuration.html',
  '/pricing.html',
  '/tool/onedrive/request.html',
]

/**
 * What the browser refused because of the policy or a type. A demo's own script, in its sandbox, is to be refused: the
 * page shows its result without it.
 */
async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('docsRefused', (text: string) => refused.push(text))
  page.on('console', (message) => {
    const isDemo = message.location().url.startsWith('about:srcdoc')
    if (!isDemo && /Content Security Policy|MIME type/i.test(message.text())) refused.push(message.text())
  })
  await page.addInitScript(() => {
    if (location.href === 'about:srcdoc') return
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const tell = (window as unknown as { docsRefused(text: string): void }).docsRefused
      tell(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return refused
}

for (const [name, forwarded] of [
  ['nginx', true],
  ['Apache', false],
  ['Caddy', false],
] as [HostName, boolean][]) {
  const hosted = test.extend<object, { server: RunningHost }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
      async ({}, use) => {
        const server = await startHost(name, DIST, RECIPES, BASE)
        await use(server)
        await server.close()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    site: [
      async ({ server }, use) =>
        use({ url: server.url + BASE.replace(/\/$/, ''), requests: [], intercept: undefined, close: async () => {} }),
      { scope: 'worker' },
    ],
  })

  hosted.describe(`${name} with deploy/`, () => {
    // One server for all of them.
    hosted.describe.configure({ mode: 'default' })

    addressRules(hosted as unknown as typeof test, forwarded)

    hosted(
      'answers malformed addresses with the application or with an error of its own',
      async ({ request, site }) => {
        for (const path of MALFORMED) {
          const response = await request.get(site.url + path, { maxRedirects: 0 })
          const isApplication = (await response.text()).includes('id="root"')
          expect(isApplication || [400, 404].includes(response.status()), path).toBe(true)
        }
      },
    )

    hosted('has a true 404 for missing texts, pictures, programs and workers', async ({ request, site }) => {
      for (const path of [
        '/content/guide/no.md',
        '/content/img/no.svg',
        '/assets/no.js',
        '/search/no.json',
        '/old-sw.js',
        '/content/',
        '/.git/config',
      ]) {
        const response = await request.get(site.url + path)
        expect([403, 404], path).toContain(response.status())
        expect(await response.text(), path).not.toContain('id="root"')
      }
    })

    hosted('sends types, caching rules and security headers', async ({ request, site }) => {
      const headers = async (path: string) => (await request.get(site.url + path)).headers()
      const [asset] = PROGRAM.exec(await (await request.get(site.url)).text()) ?? []
      const program = await headers(asset ?? '')
      expect(program['cache-control']).toContain('immutable')
      expect(program['content-type']).toMatch(/javascript/)
      for (const [path, type] of [
        ['/', 'text/html'],
        ['/guide/webdav.html', 'text/html'],
        ['/manifest.json', 'application/json'],
        ['/content/guide/webdav.md', 'text/markdown'],
        ['/sw.js', 'javascript'],
        ['/service-worker.js', 'javascript'],
        ['/site.webmanifest', 'application/manifest+json'],
      ] as const) {
        const answer = await headers(path)
        expect(answer['cache-control'], path).toBe('no-cache')
        expect(answer['content-type'], path).toContain(type)
        expect(answer['x-content-type-options'], path).toBe('nosniff')
        expect(answer['content-security-policy'], path).toMatch(/script-src 'self' 'sha256-/)
        expect(answer['content-security-policy'], path).not.toMatch(/script-src[^;]*'unsafe-|unsafe-eval/)
        expect(answer['referrer-policy'], path).toBeTruthy()
      }
      const etag = (await headers('/content/guide/webdav.md')).etag ?? ''
      expect(
        (await request.get(`${site.url}/content/guide/webdav.md`, { headers: { 'If-None-Match': etag } })).status(),
      ).toBe(304)
    })

    hosted('refuses nothing that the pages need', async ({ page, site }) => {
      hosted.setTimeout(120_000)
      const refused = await refusals(page)
      for (const path of PAGES) {
        await page.goto(site.url + path)
        await settled(page)
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        await page.waitForTimeout(1500)
      }
      await page.goto(`${site.url}/guide/`)
      await settled(page)
      await page.getByRole('button', { name: 'Search' }).first().click()
      await page.getByRole('combobox').first().fill('webdav')
      await expect(page.getByRole('option').first()).toBeVisible()
      expect(refused).toEqual([])
    })

    hosted('shows an edit on reload', async ({ page, server, site }) => {
      const file = join(server.root, 'content/guide/ecosystem.md')
      await page.goto(`${site.url}/guide/ecosystem.html`)
      await settled(page)
      const mark = `Edited ${Date.now()}.`
      await writeFile(file, `${await readFile(file, 'utf8')}\n\n${mark}\n`)
      await page.reload()
      await expect(page.getByText(mark)).toBeVisible()
    })
  })
}
