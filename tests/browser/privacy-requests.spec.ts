import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DIST, expect, settled, test } from './fixtures'

test.use({ serviceWorkers: 'allow' })

/** Pages whose widget asks a service of `site.yaml`; everything else asks nobody. */
const ASKING: Record<string, keyof typeof SERVICES> = {
  '/guide/changelog.html': 'releases',
  '/guide/install/download.html': 'releases',
}
const SERVICES = { releases: /^https:\/\/(?:api\.github\.com|dapi\.alistgo\.com|alistgo\.com)\// }

test('a visit with the shipped settings asks only its own origin', async ({ page, context, site }) => {
  test.setTimeout(120_000)
  const elsewhere: string[] = []
  const own: string[] = []
  await context.route(
    (url) => !url.href.startsWith(site.url),
    (route) => route.abort(),
  )
  context.on('request', (request) => {
    const url = request.url()
    if (/^(?:data|blob):/.test(url)) return
    if (url.startsWith(site.url)) own.push(url)
    else elsewhere.push(`${new URL(page.url()).pathname} → ${url}`)
  })
  const visit = async (path: string) => {
    await page.goto(site.url + path)
    await settled(page)
    await page.evaluate(async () => {
      const steps = 12
      for (let step = 0; step <= steps; step++) {
        window.scrollTo(0, (document.body.scrollHeight * step) / steps)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })
    await page.waitForTimeout(200)
  }
  for (const path of [
    '/',
    '/guide/drivers/115.html',
    '/zh/config/configuration.html',
    '/pricing.html',
    '/community/',
    '/guide/ecosystem.html',
    '/guide/offline.html',
    '/tool/onedrive/webdav.html',
    '/no-such.html',
  ]) {
    await visit(path)
  }
  await page.goto(`${site.url}/guide/`)
  await settled(page)
  await page.keyboard.press('ControlOrMeta+k')
  const search = page.getByRole('dialog')
  await search.getByRole('combobox').fill('onedrive')
  await search.getByRole('option').first().click()
  await settled(page)
  await page.getByRole('button', { name: 'Appearance' }).first().click()
  // Idle work, such as preconnects and external scripts, has its turn too.
  await page.waitForTimeout(3000)
  expect(elsewhere).toEqual([])
  expect(own.length).toBeGreaterThan(50)
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('link[rel~="preconnect"], link[rel~="dns-prefetch"]')].map(
        (link) => (link as HTMLLinkElement).href,
      ),
    ),
  ).toEqual([])
  expect(await context.cookies()).toEqual([])

  for (const [path, service] of Object.entries(ASKING)) {
    elsewhere.length = 0
    await visit(path)
    expect(elsewhere.filter((line) => !SERVICES[service].test(line.split(' → ')[1] ?? ''))).toEqual([])
  }
})

test('no program of the site names a host it could report to', async () => {
  const manifest = JSON.parse(await readFile(join(DIST, 'manifest.json'), 'utf8')) as {
    site: { scripts?: { enabled?: boolean }; sponsors?: { statsHost?: string } }
  }
  expect(manifest.site.scripts?.enabled ?? false).toBe(false)
  expect(manifest.site.sponsors?.statsHost ?? '').toBe('')
})
