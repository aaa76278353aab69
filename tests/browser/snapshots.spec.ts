import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { contentSecurityPolicy } from '../../deploy/headers'
import { withDefaults } from '../../src/site/defaults'
import { type StaticServer, serveStatic } from '../support/static-server'
import { test as base, DIST, expect, settled } from './fixtures'

const ROOT = join(import.meta.dirname, '..', '..')
const PAGE = '/guide/install/docker.html'

type Host = StaticServer & { root: string }

const test = base.extend<
  {
    /** A copy of the built site with its snapshots, served under the policy of the recipes. */
    host: Host
  },
  { drawn: string }
>({
  drawn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'docs-snapshots-'))
      const [program, root] = [join(folder, 'program'), join(folder, 'site')]
      const config = ['--config', 'src/snapshot/vite.snapshot.config.ts', '--outDir', program, '--logLevel', 'error']
      execFileSync('npx', ['vite', 'build', ...config], { cwd: ROOT, stdio: 'pipe' })
      execFileSync('cp', ['-r', `${DIST}/.`, root])
      execFileSync(process.execPath, [join(program, 'snapshot.mjs'), root])
      await use(root)
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  host: async ({ drawn }, use) => {
    const html = await readFile(join(DIST, 'index.html'), 'utf8')
    const { site } = JSON.parse(await readFile(join(DIST, 'manifest.json'), 'utf8')) as { site: unknown }
    const root = await mkdtemp(join(tmpdir(), 'docs-'))
    execFileSync('cp', ['-r', `${drawn}/.`, root])
    const headers = { 'content-security-policy': contentSecurityPolicy(html, withDefaults(site)) }
    const server = await serveStatic({ root, unknown: 'fallback', headers })
    await use(Object.assign(server, { root }))
    await server.close()
    await rm(root, { recursive: true })
  },
})

/** React has taken the page over: it answers to what one does. */
const takenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((name) => name.startsWith('__reactFiber')),
  )

/** Puts a mark on the title that only the very same element can still have later. */
const mark = (page: Page) =>
  page.evaluate(() => Object.assign(document.querySelector('main h1') ?? {}, { isFromSnapshot: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isFromSnapshot' in (document.querySelector('main h1') ?? {}))

test('a snapshot is a whole page without the program: head, text, menus', async ({ host, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(host.url + PAGE)
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Use Docker' })).toBeInViewport()
    await expect(page.getByRole('tabpanel')).toHaveCount(await page.getByRole('tablist').count())
    await expect(page).toHaveTitle(/Use Docker/)
  }
  await expect(page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Desktop' })).toBeVisible()
  for (const selector of [
    'link[rel="canonical"][href$="/guide/install/docker.html"]',
    'link[rel="alternate"][hreflang="zh-CN"]',
    'link[rel="alternate"][type="text/markdown"]',
    'meta[name="description"]',
    'meta[property="og:title"]',
    'script[type="application/ld+json"]',
  ]) {
    await expect(page.locator(selector).first()).toBeAttached()
  }
  await context.close()
})

test('what fills the window is painted first, the rest without waiting for the program, all at once at a place within', async ({
  page,
  host,
}) => {
  const last = page.locator('main article .prose > :last-child')
  /** Whether the end of the text is part of the first painting. */
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const end = document.querySelector('main article .prose')?.lastElementChild
      Object.assign(window, { isWhole: end?.checkVisibility() })
    }),
  )
  const isWhole = () => page.evaluate(() => (window as unknown as { isWhole: boolean }).isWhole)
  await page.route(/\/assets\/app-[\w-]+\.js$/, () => undefined)
  await page.goto(host.url + PAGE, { waitUntil: 'commit' })
  await expect(last).toBeVisible()
  await expect(page.getByRole('contentinfo').last()).toBeVisible()
  expect(await isWhole()).toBe(false)

  await page.goto('about:blank')
  await page.goto(`${host.url}${PAGE}#update`, { waitUntil: 'commit' })
  await expect(last).toBeVisible()
  expect(await isWhole()).toBe(true)
})

for (const [what, options] of [
  ['a wide, light window', {}],
  ['a dark phone', { viewport: { width: 390, height: 800 }, colorScheme: 'dark' }],
] as const) {
  test.describe(what, () => {
    test.use(options)

    test('the program takes the elements of a snapshot over, and nothing moves', async ({
      page,
      host,
      consoleMessages,
      pageErrors,
    }) => {
      await page.addInitScript(() => {
        const shifts: string[] = []
        Object.assign(window, { shifts })
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[])
            if (value > 0.005)
              shifts.push(`${value} ${sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(', ')}`)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const pages = Object.keys(JSON.parse(await readFile(join(host.root, 'snapshots.json'), 'utf8')) as object)
      for (const path of [...pages.filter((_, index) => index % 40 === 0), PAGE, '/tool/115/token.html']) {
        await test.step(path, async () => {
          await page.goto(host.url + encodeURI(path), { waitUntil: 'commit' })
          await page.waitForSelector('main h1', { state: 'attached' })
          await mark(page)
          await takenOver(page)
          await settled(page)
          expect(await isMarked(page)).toBe(true)
          expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
        })
      }
      expect(consoleMessages.filter((text) => text.includes('[docs]') || text.includes('Content Security'))).toEqual([])
      expect(pageErrors).toEqual([])
    })
  })
}

test('a page that was edited since shows its new text, and its neighbours stay as they are', async ({ page, host }) => {
  const file = join(host.root, 'content/guide/install/docker.md')
  await writeFile(file, `${await readFile(file, 'utf8')}\nA sentence of today.\n`)
  await page.goto(host.url + PAGE)
  await expect(page.getByText('A sentence of today.')).toBeVisible()
  await page.goto(`${host.url}/guide/install/script.html`)
  await mark(page)
  await takenOver(page)
  expect(await isMarked(page)).toBe(true)

  // The refresh tool takes the old snapshot away, so that nobody without the program reads the old text.
  execFileSync(process.execPath, [join(ROOT, 'dist-tools', 'manifest.mjs'), host.root])
  expect(await (await fetch(host.url + PAGE)).text()).not.toContain('data-snapshot="/guide/install/docker.html"')
  await page.goto(host.url + PAGE)
  await expect(page.getByText('A sentence of today.')).toBeVisible()
})

test('an address without a snapshot, and one with a query, show what was asked for', async ({ page, host }) => {
  await page.goto(`${host.url}/no/such/page.html`)
  await expect(page.getByRole('main')).toContainText('404')
  await page.goto(`${host.url}/guide/drivers/?q=onedrive`)
  await expect(page.getByRole('main').getByRole('searchbox').first()).toHaveValue('onedrive')
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page visited before is its snapshot again, also without a network', async ({ page, host }) => {
    await page.goto(host.url + PAGE)
    const copies = () =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const found = await Promise.all(
          names.filter((name) => name.endsWith(':snapshots')).map(async (name) => (await caches.open(name)).keys()),
        )
        return found.flat().map(({ url }) => new URL(url).pathname)
      })
    await expect.poll(copies).toContain(PAGE)
    for (const offline of [false, true]) {
      await page.context().setOffline(offline)
      await page.goto(host.url + PAGE, { waitUntil: 'commit' })
      await page.waitForSelector('main h1', { state: 'attached' })
      await mark(page)
      await takenOver(page)
      expect(await isMarked(page)).toBe(true)
    }
  })
})
