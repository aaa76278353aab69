import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startMockEndpoint } from '../support/mock-endpoint'
import { expect as baseExpect, settled, test } from './fixtures'

const expect = baseExpect.configure({ timeout: 15_000 })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale-redirect', '["/","/zh/"]'))
})

/** Changes the settings of a deployed copy, as the refresh tool would after an edit of site.yaml. */
/** Foreign hosts answer whoever asks. */
const CORS = { 'access-control-allow-origin': '*' }

async function withSettings(root: string, change: (site: Record<string, unknown>) => void): Promise<void> {
  const file = join(root, 'manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { site: Record<string, unknown> }
  change(manifest.site)
  await writeFile(file, JSON.stringify(manifest))
}

test('a click on a banner is counted once, keeps its link, and a refused count is nobody’s trouble', async ({
  page,
  deploy,
  pageErrors,
}) => {
  const host = await deploy()
  await withSettings(host.root, (site) => {
    Object.assign(site.sponsors as object, { statsHost: 'https://stats.example' })
  })
  const counted: string[] = []
  await page.route('https://stats.example/**', (route) => {
    const request = route.request()
    if (request.method() === 'POST') counted.push(`${new URL(request.url()).pathname} ${request.postData()}`)
    return route.abort()
  })
  await page.goto(`${host.url}/guide/`)
  await settled(page)
  const banner = page.getByRole('link', { name: /Space for a sponsor: a utility library/ })
  await expect(banner).toContainText('Ad')
  const opened = page.waitForEvent('popup')
  await banner.click()
  await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => counted.length).toBeLessThanOrEqual(1)
  expect(pageErrors).toEqual([])
})

test('with pictures and counters blocked and a dead endpoint, pages are whole, quiet and quick', async ({
  page,
  pageErrors,
}) => {
  await page.route('**/img/sponsor-*', (route) => route.abort())
  await page.route(/^https:/, (route) => route.abort())
  const started = Date.now()
  for (const path of ['/', '/guide/drivers/aliyundrive_open.html', '/zh/guide/drivers/', '/tool/115/token.html']) {
    await page.goto(path)
    await settled(page)
    await expect(page.getByRole('link', { name: /Space for a sponsor|赞助位/ })).toHaveCount(0)
  }
  // Nothing waits for a host that does not answer; a busy machine gets a generous bound.
  expect(Date.now() - started).toBeLessThan(60_000)
  expect(pageErrors).toEqual([])
})

test('the limit of the shared service is told, or unknown', async ({ page }, { parallelIndex }) => {
  const endpoint = await startMockEndpoint(3102 + parallelIndex)
  await page.addInitScript((url) => {
    localStorage.setItem('docs:endpoint-custom', url)
    localStorage.setItem('api_name', 'custom')
  }, endpoint.url)
  endpoint.play({ request: 'GET /alist/ali_open/limit', body: { minutes: 60, max: 10 } })
  await page.goto('/guide/drivers/aliyundrive_open.html')
  const limit = page.locator('[data-widget="RequestLimits"]')
  await limit.scrollIntoViewIfNeeded()
  await expect(limit).toContainText('10 requests in 60 minutes')
  endpoint.refuse()
  await page.goto('/zh/guide/drivers/aliyundrive_open.html')
  await limit.scrollIntoViewIfNeeded()
  await expect(limit).toContainText('限制未知')
  await endpoint.close()
})

test.describe('the endpoint selector', () => {
  test('is above every tool of both languages, and answers or not when asked', async ({ page }, { parallelIndex }) => {
    const endpoint = await startMockEndpoint(3202 + parallelIndex)
    endpoint.play({ request: 'GET /', body: 'ok' })
    for (const [path, name] of [
      ['/tool/onedrive/webdav.html', 'API endpoint'],
      ['/zh/tool/onedrive/webdav.html', 'API 节点'],
      ['/pricing.html', 'API endpoint'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('combobox', { name })).toBeVisible()
    }
    await page.getByRole('combobox', { name: 'API endpoint' }).selectOption({ label: 'Another address…' })
    await page.getByLabel('Address of the endpoint').fill('http://example.com')
    await page.getByRole('button', { name: 'Use it' }).click()
    await expect(page.getByLabel('Address of the endpoint')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Address of the endpoint').fill(`http://127.0.0.1:${3202 + parallelIndex}/`)
    await page.getByRole('button', { name: 'Use it' }).click()
    await page.getByRole('button', { name: 'Check whether it answers' }).click()
    await expect(page.getByText(/^It answers \(\d+ ms\)\.$/)).toBeVisible()
    endpoint.refuse()
    await page.getByRole('button', { name: 'Check whether it answers' }).click()
    await expect(page.getByText('It does not answer.')).toBeVisible()
    await endpoint.close()
  })

  test('uses the default when the stored name names nothing', async ({ page }) => {
    for (const stored of ['constructor', '__proto__', 'gone']) {
      await page.addInitScript((name) => localStorage.setItem('api_name', name), stored)
      await page.goto('/tool/onedrive/webdav.html')
      await expect(page.getByRole('combobox', { name: 'API endpoint' })).toHaveValue('cf')
    }
  })
})

test('external scripts stay out as shipped; switched on, they wait for consent and for the canonical host', async ({
  page,
  deploy,
  site,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (/^https:/.test(request.url())) foreign.push(request.url())
  })
  await page.goto(`${site.url}/guide/`)
  await settled(page)
  await expect(page.getByRole('region', { name: 'External scripts' })).toHaveCount(0)

  const host = await deploy()
  const item = { kind: 'analytics', src: 'https://stats.example/s.js', attributes: { 'data-site': '1' } }
  await page.route('https://stats.example/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.views=[];addEventListener("docs:page-view",(e)=>views.push(e.detail.path))',
    }),
  )
  await withSettings(host.root, (settings) => {
    settings.host = 'https://elsewhere.example'
    settings.scripts = { enabled: true, consent: true, items: [item] }
  })
  await page.goto(`${host.url}/guide/`)
  await settled(page)
  await withSettings(host.root, (settings) => {
    settings.host = host.url
  })
  await page.goto(`${host.url}/guide/`)
  const question = page.getByRole('region', { name: 'External scripts' })
  await expect(question).toBeVisible()
  expect(foreign).toEqual([])
  await question.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect.poll(() => foreign).toEqual([item.src])
  await page.waitForFunction(() => 'views' in window)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Config' }).click()
  await expect(page).toHaveURL(/\/config\/$/)
  await expect.poll(() => page.evaluate(() => (window as unknown as { views: string[] }).views)).toEqual(['/config/'])
  // What runs cannot be sent away: a tool page is loaded anew, without it.
  await page.goto(`${host.url}/guide/drivers/onedrive.html`)
  await page.waitForFunction(() => 'views' in window)
  await page.getByRole('link', { name: 'Get a OneDrive refresh token' }).click()
  await expect(page).toHaveURL(/\/tool\/onedrive\/request\.html$/)
  await page.waitForFunction(() => !('views' in window))
  expect(foreign).toEqual([item.src, item.src])
})

test('comments and page views stay away from the tools, and so does a program of theirs that ran before', async ({
  page,
  deploy,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (/^https:/.test(request.url())) foreign.push(new URL(request.url()).pathname)
  })
  await page.route('https://giscus.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: CORS, body: 'window.talks = true' }),
  )
  await page.route('https://views.example/**', (route) => route.fulfill({ headers: CORS, json: 7 }))
  const host = await deploy()
  await withSettings(host.root, (settings) => {
    settings.comments = {
      repo: 'o/r',
      repoId: 'R',
      category: 'C',
      categoryId: 'D',
      script: 'https://giscus.example/c.js',
    }
    settings.services = { pageViews: 'https://views.example/of/:path' }
    settings.theme = { pageInfo: ['PageView'] }
  })
  await page.goto(`${host.url}/tool/onedrive/webdav.html`)
  await settled(page)
  await expect(page.getByRole('region', { name: 'Comments' })).toHaveCount(0)
  expect(foreign).toEqual([])

  await page.goto(`${host.url}/guide/drivers/onedrive.html`)
  await expect(page.getByText('7 views')).toBeVisible()
  await page.getByRole('region', { name: 'Comments' }).scrollIntoViewIfNeeded()
  await page.waitForFunction(() => 'talks' in window)
  await page.getByRole('link', { name: 'Get a OneDrive refresh token' }).click()
  await expect(page).toHaveURL(/\/tool\/onedrive\/request\.html$/)
  await page.waitForFunction(() => !('talks' in window))
  expect(foreign).toEqual(['/of/%2Fguide%2Fdrivers%2Fonedrive.html', '/c.js'])
})
