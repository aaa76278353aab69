import { execFileSync } from 'node:child_process'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { StaticServer } from '../support/static-server'
import { expect, PROGRAM, settled, test } from './fixtures'

test.use({ serviceWorkers: 'allow' })

const REFRESH = join(import.meta.dirname, '..', '..', 'dist-tools', 'manifest.mjs')
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** A visit whose worker is in charge and has kept what the visit read. */
async function visitWithWorker(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await settled(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const file = new URL(url).pathname.replace(/\/$/, '/README.md').replace(/\.html$/, '.md')
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, `/content${file}`))
    .toBe(true)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** From now on there is no network: every connection breaks. */
const cutOff = (host: StaticServer): void => {
  host.intercept = (request) => {
    request.socket.destroy()
    return true
  }
}

const edit = async (root: string, file: string, change: (text: string) => string): Promise<void> => {
  const path = join(root, file)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

test.describe('without a network', () => {
  test('a page that was visited opens, with its frame, and another one says why it does not', async ({
    page,
    deploy,
  }) => {
    const host = await deploy()
    await visitWithWorker(page, `${host.url}/guide/webdav.html`)
    const connection = host.intercept
    cutOff(host)
    await page.reload()
    await expect(heading(page)).toHaveText(/WebDAV/)
    await expect(page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link').first()).toBeVisible()
    await page.goto(`${host.url}/guide/drivers/onedrive.html`)
    await expect(heading(page)).toHaveText('No connection to the server')
    host.intercept = connection
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText(/onedrive/i)
  })

  test('an address never visited opens the application', async ({ page, deploy }) => {
    const host = await deploy()
    await visitWithWorker(page, `${host.url}/guide/`)
    cutOff(host)
    await page.goto(`${host.url}/zh/faq/`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await expect(heading(page)).toBeVisible()
  })
})

test.describe('live, with the worker in charge', () => {
  test('an edit replaces the kept copy in place, without a second reload and without losing the place', async ({
    page,
    deploy,
  }) => {
    const host = await deploy()
    const url = `${host.url}/config/configuration.html`
    await visitWithWorker(page, url)
    await edit(host.root, 'content/config/configuration.md', (text) => `${text}\n\nWritten while you were reading.\n`)
    let release = (): void => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    host.intercept = async (request) => {
      if (request.url?.endsWith('configuration.md')) await released
      return false
    }
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await expect(page.getByText('Written while you were reading.')).toHaveCount(0)
    // The router restores the position of before the reload first, which takes a moment on a busy machine.
    await page.waitForTimeout(1500)
    await page.evaluate(() => window.scrollTo(0, 1500))
    release()
    await expect(page.getByText('Written while you were reading.')).toHaveCount(1)
    expect(Math.abs((await page.evaluate(() => scrollY)) - 1500)).toBeLessThan(5)
  })

  test('unchanged files are not downloaded again', async ({ page, deploy }) => {
    const host = await deploy()
    await visitWithWorker(page, `${host.url}/guide/webdav.html`)
    host.requests.length = 0
    await page.reload()
    await settled(page)
    await page.waitForTimeout(1000)
    const programs = host.requests.filter((path) => path.startsWith('/assets/'))
    expect(programs).toEqual([])
    // The page itself is asked about once, not twice.
    expect(host.requests.filter((path) => path === '/content/guide/webdav.md')).toHaveLength(1)
  })

  test('a page that was deleted is missing', async ({ page, deploy }) => {
    const host = await deploy()
    await visitWithWorker(page, `${host.url}/guide/webdav.html`)
    for (const file of ['content/guide/webdav.md', 'content/zh/guide/webdav.md']) await rm(join(host.root, file))
    await page.reload()
    await expect(page.getByRole('main')).toContainText('404')
  })

  test('a page added and listed is in the menu after one reload', async ({ page, deploy }) => {
    const host = await deploy()
    await visitWithWorker(page, `${host.url}/guide/webdav.html`)
    await writeFile(
      join(host.root, 'content/guide/hello.md'),
      '---\ntitle: Hello there\norder: 1\n---\n\n# Hello there\n',
    )
    execFileSync(process.execPath, [REFRESH, host.root])
    await page.reload()
    await expect(
      page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Hello there' }),
    ).toHaveAttribute('href', '/guide/hello.html')
  })

  test('a picture that was replaced is the new one after a reload', async ({ page, deploy }) => {
    const host = await deploy()
    await writeFile(join(host.root, 'content/guide/pic.md'), '# Picture\n\n![drawing](./pic.svg)\n')
    const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"/>`
    await writeFile(join(host.root, 'content/guide/pic.svg'), svg(30))
    await visitWithWorker(page, `${host.url}/guide/pic.html`)
    const width = () =>
      page.getByRole('img', { name: 'drawing' }).evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width).toBe(30)
    await writeFile(join(host.root, 'content/guide/pic.svg'), svg(60))
    await page.reload()
    await expect.poll(width).toBe(60)
  })
})

/** A deployment: the same program under another name, as a changed source would give. */
async function deployNewBuild(root: string): Promise<string> {
  const html = await readFile(join(root, 'index.html'), 'utf8')
  const [old = ''] = PROGRAM.exec(html) ?? []
  const renamed = old.replace('.js', '2.js')
  await rename(join(root, old), join(root, renamed))
  const naming = [
    'index.html',
    'sw.js',
    'program.json',
    ...(await readdir(join(root, 'assets'))).filter((name) => name.endsWith('.js')).map((name) => `assets/${name}`),
  ]
  // Other programs name it as their neighbour.
  const [from, to] = [basename(old), basename(renamed)]
  for (const file of naming) await edit(root, file, (text) => text.replaceAll(from, to))
  return renamed
}

const runningEntry = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src*="/assets/app-"]')?.getAttribute('src'))

test.describe('a new version', () => {
  test('is announced, never forced, and loads when the visitor wants it', async ({ page, deploy }) => {
    const host = await deploy()
    await visitWithWorker(page, `${host.url}/guide/webdav.html`)
    const before = await runningEntry(page)
    const entry = await deployNewBuild(host.root)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const toast = page.getByRole('status').filter({ hasText: 'A newer version of this site is ready.' })
    await expect(toast).toBeVisible()
    expect(await runningEntry(page)).toBe(before)
    await page.waitForTimeout(4000)
    await expect(toast).toBeVisible()
    await toast.getByRole('button', { name: 'Load it' }).click()
    await expect.poll(() => runningEntry(page)).toBe(entry)
    await settled(page)
    await expect(toast).toHaveCount(0)
  })

  test('is found by a visit, and is there with the next one', async ({ page, deploy }) => {
    const host = await deploy()
    await visitWithWorker(page, `${host.url}/guide/webdav.html`)
    const entry = await deployNewBuild(host.root)
    await page.reload()
    await settled(page)
    await expect(page.getByText('A newer version of this site is ready.')).toBeVisible()
    await page.reload()
    await expect.poll(() => runningEntry(page)).toBe(entry)
    await settled(page)
  })

  test('that is half uploaded changes nothing', async ({ page, deploy }) => {
    const host = await deploy()
    await visitWithWorker(page, `${host.url}/guide/webdav.html`)
    const before = await runningEntry(page)
    const entry = await deployNewBuild(host.root)
    await rm(join(host.root, entry))
    for (let visit = 0; visit < 2; visit++) {
      await page.reload()
      await settled(page)
      expect(await runningEntry(page)).toBe(before)
    }
  })
})

test('the off switch removes the worker and all copies from browsers that have them', async ({ page, deploy }) => {
  const host = await deploy()
  await visitWithWorker(page, `${host.url}/guide/webdav.html`)
  await edit(host.root, 'content/site.yaml', (text) => text.replace(/^offline: true.*$/m, 'offline: false'))
  execFileSync(process.execPath, [REFRESH, host.root])
  await page.reload()
  await settled(page)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.goto(`${host.url}/guide/`)
  await settled(page)
  await page.waitForTimeout(3000)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test.describe('a worker that an earlier site left', () => {
  /** Answers everything from its copy of the old start page. */
  const OLD_WORKER = `
    self.addEventListener('install', (event) => event.waitUntil((async () => {
      const cache = await caches.open('old-site')
      await cache.put('/', new Response('<!doctype html><title>Old</title><h1>The old site</h1>', { headers: { 'content-type': 'text/html' } }))
      await self.skipWaiting()
    })()))
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
    self.addEventListener('fetch', (event) => {
      if (event.request.mode === 'navigate') event.respondWith(caches.match('/'))
    })`

  for (const script of ['/service-worker.js', '/sw.js']) {
    test(`under ${script} goes, and the new site shows on the second visit at the latest`, async ({ page, deploy }) => {
      const host = await deploy()
      const old: StaticServer['intercept'] = (request, response) => {
        if (request.url === script) response.writeHead(200, { 'content-type': 'text/javascript' }).end(OLD_WORKER)
        else
          response
            .writeHead(200, { 'content-type': 'text/html' })
            .end('<!doctype html><title>Old</title><h1>The old site</h1>')
        return true
      }
      host.intercept = old
      await page.goto(`${host.url}/guide/`)
      await page.evaluate((url) => navigator.serviceWorker.register(url), script)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'The old site' })).toBeVisible()
      host.intercept = undefined
      await page.reload()
      // The successor goes to work behind the old page; its successor, or the next visit, shows the new site.
      if (script === '/sw.js') {
        await expect
          .poll(
            () =>
              page.evaluate(async () =>
                (
                  await Promise.all(
                    (await caches.keys()).map(async (name) => (await caches.match('/', { cacheName: name }))?.text()),
                  )
                ).join(),
              ),
            { timeout: 20_000 },
          )
          .toContain('id="root"')
        await page.reload()
      }
      await settled(page)
      await expect(heading(page)).not.toHaveText('The old site')
      await expect
        .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith('docs:'))))
        .toEqual([])
      await expect
        .poll(() =>
          page.evaluate(async () =>
            (await navigator.serviceWorker.getRegistrations()).map(
              ({ active }) => new URL(active?.scriptURL ?? 'about:blank').pathname,
            ),
          ),
        )
        .toEqual(['/sw.js'])
    })
  }

  test('finds scripts at the usual addresses, never the start page', async ({ request, site }) => {
    for (const path of ['/sw.js', '/service-worker.js']) {
      const response = await request.get(site.url + path)
      expect(response.headers()['content-type']).toContain('javascript')
      expect(await response.text()).not.toContain('<!doctype')
    }
  })
})

test('an install the hotel network answers for keeps nothing', async ({ page, deploy }) => {
  const host = await deploy()
  host.intercept = (request, response) => {
    if (request.headers['service-worker'] || !request.headers.referer?.includes('sw.js')) return false
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>')
    return true
  }
  await page.goto(`${host.url}/guide/`)
  await settled(page)
  await page.waitForTimeout(3000)
  const shells = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('shell'))
    const pages = await Promise.all(names.map((name) => caches.match('/', { cacheName: name })))
    return Promise.all(pages.filter((kept) => kept !== undefined).map((kept) => kept.text()))
  })
  expect(shells.filter((text) => text.includes('Sign in'))).toEqual([])
})
