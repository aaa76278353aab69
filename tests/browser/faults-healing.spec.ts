import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { FAULTS, faulty } from '../support/fault-server'
import { expect, settled, test } from './fixtures'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Counts visits of this tab, as the page sees them. */
async function countVisits(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    sessionStorage.setItem('test:visits', String(Number(sessionStorage.getItem('test:visits')) + 1))
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('test:visits')))
}

/** The file of the program that draws slides: on demand, and on no ordinary page. */
const chunkNamed = async (root: string, name: string): Promise<string> => {
  const found = (await readdir(join(root, 'assets'))).find(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
  )
  if (!found) throw new Error(`the build has no chunk named ${name}`)
  return `/assets/${found}`
}

const slides = '---\ntitle: Slides\ntype: slide\n---\n\n# Slides\n\nOne\n\n---\n\nTwo\n'

test.describe('a program that is gone after a deployment', () => {
  test('is healed by one reload that takes the visitor where they were going', async ({ page, deploy }) => {
    const host = await deploy()
    await writeFile(join(host.root, 'content/guide/deck.md'), slides)
    const visits = await countVisits(page)
    await page.goto(`${host.url}/guide/webdav.html`)
    await settled(page)
    // The deployment: the same chunk under another name, and a program that knows it by that.
    const old = await chunkNamed(host.root, 'SlidePage')
    const renamed = old.replace(/\.js$/, '9.js')
    await rename(join(host.root, old), join(host.root, renamed))
    const bare = (path: string) => path.slice('/assets/'.length)
    for (const file of (await readdir(join(host.root, 'assets'))).filter((name) => name.endsWith('.js'))) {
      const path = join(host.root, 'assets', file)
      const text = await readFile(path, 'utf8')
      if (text.includes(bare(old))) await writeFile(path, text.replaceAll(bare(old), bare(renamed)))
    }
    await page.evaluate(() => {
      history.pushState(null, '', '/guide/deck.html?q=1#two')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page).toHaveURL(`${host.url}/guide/deck.html?q=1#two`)
    await expect(page.getByText('One', { exact: true })).toBeVisible()
    expect(await visits()).toBe(2)
  })

  test('keeps page and place when a widget on it is the one that is gone', async ({ page, deploy }) => {
    const host = await deploy()
    await writeFile(
      join(host.root, 'content/guide/late.md'),
      `# Late\n\n${'A line.\n\n'.repeat(150)}<Catalog />\n\n${'A line.\n\n'.repeat(50)}`,
    )
    const visits = await countVisits(page)
    await page.goto(`${host.url}/guide/late.html`)
    await settled(page)
    const chunk = await chunkNamed(host.root, 'Catalog')
    let missing = true
    host.intercept = (request, response) => {
      if (!missing || request.url !== chunk) return false
      response.writeHead(404).end()
      return true
    }
    await page.evaluate(() => document.querySelector('[data-widget], [style*="block-size"]')?.scrollIntoView())
    await page.evaluate(() => window.scrollTo(0, 4000))
    await expect.poll(visits).toBe(2)
    missing = false
    await settled(page)
    await expect(page).toHaveURL(`${host.url}/guide/late.html`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000)
  })

  test('that stays gone is a visible error after the one reload, and the rest of the site works', async ({
    page,
    deploy,
  }) => {
    const host = await deploy()
    await writeFile(join(host.root, 'content/guide/deck.md'), slides)
    const visits = await countVisits(page)
    await rm(join(host.root, await chunkNamed(host.root, 'SlidePage')))
    await page.goto(`${host.url}/guide/deck.html`)
    await expect(heading(page)).toHaveText('This page could not be shown')
    await page.waitForTimeout(2000)
    expect(await visits()).toBe(2)
    await page.goto(`${host.url}/guide/webdav.html`)
    await settled(page)
  })
})

test.describe('a program that does not arrive', () => {
  for (const [name, body] of [
    ['the line breaks', undefined],
    ['the server stumbles', 503],
  ] as const) {
    test(`because ${name}: no reload, an error in its place, and Retry brings it`, async ({ page, deploy }) => {
      const host = await deploy()
      await writeFile(join(host.root, 'content/guide/listed.md'), '# Listed\n\nBefore.\n\n<Catalog />\n\nAfter.\n')
      const chunk = await chunkNamed(host.root, 'Catalog')
      let failing = true
      host.intercept = (request, response) => {
        if (!failing || request.url !== chunk) return false
        if (body === undefined) request.socket.destroy()
        else response.writeHead(body).end()
        return true
      }
      const visits = await countVisits(page)
      await page.goto(`${host.url}/guide/listed.html`)
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      await expect(page.getByText('After.')).toBeVisible()
      expect(await visits()).toBe(1)
      failing = false
      await page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      expect(await visits()).toBe(1)
    })
  }

  test('and is the main one: one more try, then a message instead of a white page', async ({ page, deploy }) => {
    const host = await deploy()
    const visits = await countVisits(page)
    let failing = true
    host.intercept = (request) => {
      if (!failing || !/\/assets\/index-[\w-]+\.js/.test(request.url ?? '')) return false
      request.socket.destroy()
      return true
    }
    await page.goto(`${host.url}/zh/guide/`)
    await expect(heading(page)).toHaveText('网站未能加载')
    expect(await visits()).toBe(2)
    failing = false
    await page.getByRole('button', { name: '重试' }).click()
    await settled(page)
    await expect(page.getByRole('navigation', { name: '主导航' }).first()).toBeVisible()
  })

  test('tells about it by an event that is rethrown when nobody handles it', async ({ page, deploy }) => {
    const host = await deploy()
    await writeFile(join(host.root, 'content/guide/listed.md'), '# Listed\n\n<Catalog />\n')
    const chunk = await chunkNamed(host.root, 'Catalog')
    host.intercept = (request, response) => {
      if (request.url !== chunk) return false
      response.writeHead(503).end()
      return true
    }
    await page.addInitScript(() => {
      window.addEventListener('vite:preloadError', (event) =>
        console.log(`preload error, prevented: ${event.defaultPrevented}`),
      )
    })
    const told = page.waitForEvent('console', (message) => message.text().startsWith('preload error'))
    await page.goto(`${host.url}/guide/listed.html`)
    expect((await told).text()).toBe('preload error, prevented: false')
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/chunk|module|import|fetch/i)
  })
})

test.describe('a text that does not arrive', () => {
  test('at first is asked for again, without the visitor noticing', async ({ page, deploy }) => {
    const host = await deploy()
    let left = 3
    host.intercept = (request, response) => {
      if (!request.url?.startsWith('/content/guide/webdav.md') || left-- <= 0) return false
      if (left % 2) request.socket.destroy()
      else response.writeHead(502).end()
      return true
    }
    await page.goto(`${host.url}/guide/webdav.html`)
    await expect(heading(page)).toHaveText(/WebDAV/)
    expect(left).toBeLessThanOrEqual(0)
  })

  for (const kind of Object.keys(FAULTS) as (keyof typeof FAULTS)[]) {
    test(`whole or right (${kind}): the page, a 404 or a reason with Retry, never a white page or foreign HTML`, async ({
      page,
      deploy,
      pageErrors,
    }) => {
      const host = await deploy()
      const plan = faulty({
        root: host.root,
        rate: 1,
        seed: 1,
        kinds: [kind],
        only: (path) => path.startsWith('/content/') || path === '/manifest.json',
      })
      host.intercept = plan.intercept
      await page.goto(`${host.url}/guide/webdav.html`)
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

test('a page that is newer than the manifest of the visit is found, also in the menu', async ({ page, deploy }) => {
  const host = await deploy()
  await page.goto(`${host.url}/guide/webdav.html`)
  await settled(page)
  await writeFile(
    join(host.root, 'content/guide/newer.md'),
    '---\ntitle: Newer\naliases: [/guide/older.html]\n---\n\n# Newer\n',
  )
  const manifest = JSON.parse(await readFile(join(host.root, 'manifest.json'), 'utf8')) as { pages: unknown[] }
  manifest.pages.push({
    path: '/guide/newer.html',
    file: 'guide/newer.md',
    title: 'Newer',
    hash: 'x',
    frontmatterHash: 'x',
    meta: { aliases: ['/guide/older.html'] },
    words: { latin: 1, han: 0 },
  })
  await writeFile(join(host.root, 'manifest.json'), JSON.stringify(manifest))
  // Only the newer manifest knows what this address stands for.
  await page.evaluate(() => {
    history.pushState(null, '', '/guide/older.html')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL(`${host.url}/guide/newer.html`)
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
  for (const path of [
    '/',
    '/guide/drivers/115.html',
    '/tool/onedrive/request.html',
    '/guide/offline.html',
    '/zh/faq/',
  ]) {
    await page.goto(site.url + path)
    await settled(page)
  }
  await page.getByRole('navigation', { name: '侧边栏' }).getByRole('link').first().click()
  await settled(page)
  await page.getByRole('button', { name: '搜索' }).first().click()
  await page.getByRole('combobox').first().fill('密码')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '外观' }).first().click()
  await page.waitForTimeout(2500)
  expect(pageErrors).toEqual([])
})

test('stored values of another program, or garbage, change nothing', async ({ page, pageErrors, site }) => {
  for (const value of ['{', '"purple"', '', 'null', '__proto__', 'constructor', '[]', '{"__proto__":{"polluted":1}}']) {
    await page.goto(`${site.url}/guide/`)
    await page.evaluate((text) => {
      const keys = [
        'theme-scheme',
        'api_name',
        'notice:x',
        'tabs:os',
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
    for (const path of ['/', '/guide/install/docker.html', '/tool/onedrive/request.html']) {
      await page.goto(site.url + path)
      await settled(page)
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toMatch(/^(?:light|dark)$/)
      expect(await page.evaluate(() => ({}) as { polluted?: unknown }).then((plain) => plain.polluted)).toBeUndefined()
    }
    const endpoint = page.getByRole('combobox', { name: 'API endpoint' })
    await expect(endpoint.first()).toHaveValue('cf')
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
  await page.getByRole('combobox').first().fill('webdav')
  await page.getByRole('option').first().click()
  await settled(page)
  expect(pageErrors).toEqual([])
})
