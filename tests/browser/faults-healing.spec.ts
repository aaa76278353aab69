import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { FAULTS, faulty } from '../support/fault-server'
import type { Intercept } from '../support/static-server'
import { DIST, expect, PROGRAM, settled, test } from './fixtures'

test.afterEach(({ site }) => {
  site.intercept = undefined
})

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Counts how often this tab is loaded. */
function countVisits(page: Page): () => number {
  let visits = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visits++
  })
  return () => visits
}

/** The file of a part that is loaded on demand. */
async function chunkNamed(name: string, root = DIST): Promise<string> {
  const found = (await readdir(join(root, 'assets'))).find(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
  )
  if (!found) throw new Error(`the build has no chunk named ${name}`)
  return `/assets/${found}`
}

/** Answers that differ from the deployed folder: a text, a status, or `drop` for a connection that breaks. */
function answering(answers: Record<string, string | number | 'drop'>): Intercept {
  return (request, response) => {
    const answer = answers[(request.url ?? '').replace(/\?.*$/, '')]
    if (answer === undefined) return false
    if (answer === 'drop') request.socket.destroy()
    else if (typeof answer === 'number') response.writeHead(answer).end()
    else response.writeHead(200, { 'content-type': 'text/plain' }).end(answer)
    return true
  }
}

/** Follows an address inside the application. */
const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

const SLIDES = { '/content/guide/deck.md': '---\ntitle: Slides\ntype: slide\n---\n\n# Slides\n\nOne\n\n---\n\nTwo\n' }
const LISTED = { '/content/guide/listed.md': '# Listed\n\nBefore.\n\n<Catalog />\n\nAfter.\n' }

test.describe('a program that is gone after a deployment', () => {
  test('is healed by one reload that takes the visitor where they were going', async ({ page, deploy }) => {
    // The files keep their names here, so the browser must not keep them.
    const host = await deploy({ intercept: answering(SLIDES), headers: { 'cache-control': 'no-cache' } })
    const visits = countVisits(page)
    await page.goto(`${host.url}/guide/webdav.html`)
    await settled(page)
    // The deployment: the same chunk under another name, and programs that know it by that.
    const old = await chunkNamed('SlidePage', host.root)
    const renamed = old.replace(/\.js$/, '9.js')
    await rename(join(host.root, old), join(host.root, renamed))
    const bare = (path: string) => path.slice('/assets/'.length)
    for (const file of (await readdir(join(host.root, 'assets'))).filter((name) => name.endsWith('.js'))) {
      const path = join(host.root, 'assets', file)
      const text = await readFile(path, 'utf8')
      if (text.includes(bare(old))) await writeFile(path, text.replaceAll(bare(old), bare(renamed)))
    }
    await go(page, '/guide/deck.html?q=1#two')
    await expect(page.getByText('One', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(`${host.url}/guide/deck.html?q=1#two`)
    expect(visits()).toBe(2)
  })

  test('keeps page and place when a widget on it is the one that is gone', async ({ page, site }) => {
    const answers: Record<string, string | number> = {
      '/content/guide/late.md': `# Late\n\n${'A line.\n\n'.repeat(150)}<Catalog />\n\n${'A line.\n\n'.repeat(50)}`,
    }
    site.intercept = answering(answers)
    const visits = countVisits(page)
    await page.goto(`${site.url}/guide/late.html`)
    await settled(page)
    const chunk = await chunkNamed('Catalog')
    answers[chunk] = 404
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest())
    await page.evaluate(() => document.querySelector('[data-widget]')?.scrollIntoView())
    await reloaded
    delete answers[chunk]
    await settled(page)
    await expect(page).toHaveURL(`${site.url}/guide/late.html`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000)
    await expect(page.getByRole('heading', { name: 'Catalog' })).toBeAttached()
    expect(visits()).toBe(2)
  })

  test('that stays gone is a visible error after the one reload, and the rest of the site works', async ({
    page,
    site,
  }) => {
    site.intercept = answering({ ...SLIDES, [await chunkNamed('SlidePage')]: 404 })
    const visits = countVisits(page)
    await page.goto(`${site.url}/guide/deck.html`)
    await expect(heading(page)).toHaveText('This page could not be shown')
    await page.waitForTimeout(1000)
    expect(visits()).toBe(2)
    await page.goto(`${site.url}/guide/webdav.html`)
    await settled(page)
  })
})

test.describe('a program that does not arrive', () => {
  for (const [name, answer] of [
    ['the line breaks', 'drop'],
    ['the server stumbles', 503],
  ] as const) {
    test(`because ${name}: no reload, an error in its place, and Retry brings it`, async ({ page, site }) => {
      const chunk = await chunkNamed('Catalog')
      const answers: Record<string, string | number> = { ...LISTED, [chunk]: answer }
      site.intercept = answering(answers)
      const visits = countVisits(page)
      await page.addInitScript(() => {
        // Read once every other listener has had its say.
        window.addEventListener('vite:preloadError', (event) =>
          setTimeout(() => console.log(`preload error, prevented: ${event.defaultPrevented}`)),
        )
      })
      const told = page.waitForEvent('console', (message) => message.text().startsWith('preload error'))
      await page.goto(`${site.url}/guide/listed.html`)
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toContainText(/chunk|module|import|fetch/i)
      // The event is left to whoever else listens, and rethrown.
      expect((await told).text()).toBe('preload error, prevented: false')
      await expect(page.getByText('After.')).toBeVisible()
      delete answers[chunk]
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'Catalog' })).toBeVisible()
      await expect(alert).toHaveCount(0)
      expect(visits()).toBe(1)
    })
  }

  test('and is the main one: one more try, then a message instead of a white page', async ({ page, site }) => {
    const visits = countVisits(page)
    let failing = true
    site.intercept = (request) => {
      if (!failing || !PROGRAM.test(request.url ?? '')) return false
      request.socket.destroy()
      return true
    }
    await page.goto(`${site.url}/zh/guide/`)
    await expect(heading(page)).toHaveText('网站未能加载')
    expect(visits()).toBe(2)
    failing = false
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('navigation', { name: '主导航' }).first()).toBeVisible()
  })

  test('and holds the texts of the interface: one more try, then a message in words', async ({ page, site }) => {
    const visits = countVisits(page)
    let failing = true
    site.intercept = (request, response) => {
      if (!failing || !/\/assets\/en-US-/.test(request.url ?? '')) return false
      response.writeHead(503).end()
      return true
    }
    await page.goto(`${site.url}/guide/webdav.html`)
    await expect(heading(page)).toHaveText('The site could not be loaded')
    expect(visits()).toBe(2)
    failing = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText(/WebDAV/)
  })

  test('and is one the page can do without: it is left out, and the page stays', async ({
    page,
    site,
    pageErrors,
    consoleMessages,
  }) => {
    const parts = ['EndpointSelect', 'after-paint', 'NoticeCard']
    const answers: Record<string, string | number> = {}
    for (const part of parts) answers[await chunkNamed(part)] = 503
    site.intercept = answering(answers)
    await page.goto(`${site.url}/guide/drivers/115.html`)
    await settled(page)
    // The parts that wait for an idle moment have their turn too.
    for (const part of ['API endpoint', 'overlays'])
      await expect.poll(() => consoleMessages.join()).toContain(`${part} failed`)
    await expect(heading(page)).toHaveText(/115/)
    await expect(page.getByRole('navigation', { name: 'Sidebar' })).toBeVisible()
    expect(pageErrors).toEqual([])
  })
})

test.describe('a text that does not arrive', () => {
  test('at first is asked for again, without the visitor noticing', async ({ page, site }) => {
    let left = 3
    site.intercept = (request, response) => {
      if (!request.url?.startsWith('/content/guide/webdav.md') || left-- <= 0) return false
      if (left % 2) request.socket.destroy()
      else response.writeHead(502).end()
      return true
    }
    await page.goto(`${site.url}/guide/webdav.html`)
    await expect(heading(page)).toHaveText(/WebDAV/)
    expect(left).toBeLessThanOrEqual(0)
  })

  for (const kind of Object.keys(FAULTS) as (keyof typeof FAULTS)[]) {
    test(`whole or right (${kind}): the page, a 404 or a reason with Retry, never a white page or foreign HTML`, async ({
      page,
      site,
      pageErrors,
    }) => {
      const plan = faulty({
        root: DIST,
        rate: 1,
        seed: 1,
        kinds: [kind],
        only: (path) => path.startsWith('/content/') || path === '/manifest.json',
      })
      site.intercept = plan.intercept
      await page.goto(`${site.url}/guide/webdav.html`)
      await expect(heading(page)).toBeVisible({ timeout: 20_000 })
      await expect(page.getByRole('main')).not.toContainText('Sign in to')
      plan.on = false
      const retry = page.getByRole('button', { name: 'Try again' })
      if (await retry.isVisible()) await retry.click()
      else await page.reload()
      await expect(heading(page)).toHaveText(/WebDAV/)
      expect(pageErrors).toEqual([])
    })
  }
})

test('a page that is newer than the manifest of the visit is found, also in the menu', async ({ page, site }) => {
  await page.goto(`${site.url}/guide/webdav.html`)
  await settled(page)
  const manifest = JSON.parse(await readFile(join(DIST, 'manifest.json'), 'utf8')) as { pages: unknown[] }
  manifest.pages.push({
    path: '/guide/newer.html',
    file: 'guide/newer.md',
    title: 'Newer',
    hash: 'x',
    frontmatterHash: 'x',
    meta: { aliases: ['/guide/older.html'] },
    words: { latin: 1, han: 0 },
  })
  site.intercept = answering({
    '/manifest.json': JSON.stringify(manifest),
    '/content/guide/newer.md': '---\ntitle: Newer\naliases: [/guide/older.html]\n---\n\n# Newer\n',
  })
  // Only the newer manifest knows what this address stands for.
  await go(page, '/guide/older.html')
  await expect(page).toHaveURL(`${site.url}/guide/newer.html`)
  await expect(heading(page)).toHaveText('Newer')
  await expect(page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Newer' })).toBeVisible()
})

test('with storage, service worker and IndexedDB all forbidden, the site works', async ({ page, pageErrors, site }) => {
  await page.addInitScript(() => {
    const denied = {
      get(): never {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, denied)
    Object.defineProperty(Navigator.prototype, 'serviceWorker', denied)
    Object.defineProperty(Navigator.prototype, 'storage', denied)
    Object.defineProperty(Document.prototype, 'cookie', denied)
  })
  for (const path of ['/', '/tool/onedrive/request.html', '/guide/offline.html', '/zh/guide/drivers/115.html']) {
    await page.goto(site.url + path)
    await settled(page)
  }
  await page.getByRole('navigation', { name: '侧边栏' }).getByRole('link').first().click()
  await settled(page)
  await page.getByRole('button', { name: '搜索' }).first().click()
  await page.getByRole('dialog').getByRole('combobox').fill('密码')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '外观' }).first().click()
  // Idle work has its turn too.
  await page.waitForTimeout(1500)
  expect(pageErrors).toEqual([])
})

/** What other programs may have left under our names, and what nobody would write by accident. */
const GARBAGE = ['{', '"purple"', '', 'null', '__proto__', 'constructor', '[]', '{"__proto__":{"polluted":1}}']

test('stored values of another program, or garbage, change nothing', async ({ page, pageErrors, site }) => {
  test.slow()
  await page.goto(`${site.url}/guide/`)
  for (const value of GARBAGE) {
    await page.evaluate((text) => {
      const keys = [
        'theme-scheme',
        'api_name',
        'notice:x',
        'tabs:os',
        'tabs:docker',
        'tabs:__proto__',
        'locale-redirect',
        'docs:endpoint-custom',
        'docs:forced-scheme',
        'docs:theme-color',
        'docs:reading',
        'docs:sidebar',
        'docs:search-history',
        'docs:consent',
        'docs:oauth',
        'docs:reloaded',
        'vuepress-theme-hope-scheme',
        'VUEPRESS_TAB_STORE',
      ]
      for (const key of keys) {
        localStorage.setItem(key, text)
        sessionStorage.setItem(key, text)
      }
    }, value)
    // One page with tabs, one with a tool and the choice of an endpoint.
    for (const path of ['/guide/install/docker.html', '/tool/onedrive/request.html']) {
      await page.goto(site.url + path)
      await settled(page)
      const [theme, polluted] = await page.evaluate(() => [
        document.documentElement.dataset.theme,
        ({} as { polluted?: unknown }).polluted,
      ])
      expect(theme).toMatch(/^(?:light|dark)$/)
      expect(polluted).toBeUndefined()
    }
    await expect(page.getByRole('combobox', { name: 'API endpoint' }).first()).toHaveValue('cf')
  }
  expect(pageErrors).toEqual([])
})

test('a full quota stops neither reading nor search', async ({ page, pageErrors, site }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(`${site.url}/guide/`)
  await settled(page)
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('dialog').getByRole('combobox').fill('webdav')
  await page.getByRole('dialog').getByRole('option').first().click()
  await settled(page)
  expect(pageErrors).toEqual([])
})
