import type { Page } from '@playwright/test'
import { expect as baseExpect, settled, test } from './fixtures'

const expect = baseExpect.configure({ timeout: 15_000 })

const SERVER = 'https://api.github.com/repos/alist-org/alist/releases**'
const WEB = 'https://api.github.com/repos/alist-org/alist-web/releases**'
const VERSION = 'https://dapi.alistgo.com/v0/version/latest'
const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' }

const RELEASE = {
  id: 1,
  tag_name: 'v9.1.0',
  name: 'v9.1.0',
  draft: false,
  prerelease: false,
  published_at: '2031-01-02T03:04:05Z',
  html_url: 'https://example.org/r/1',
  body: '## Fixes\n- faster list\n\n<script>window.pwned=1</script><img src=x onerror="window.pwned=2">\n\n<Tool name="115-token" />',
  assets: [{ name: 'alist-linux-amd64.tar.gz', size: 1234567, browser_download_url: 'https://example.org/a' }],
  reactions: { '+1': 3, '-1': 0, heart: 1 },
}

const answer = (page: Page, url: string, json: unknown, status = 200, headers = {}) =>
  page.route(url, (route) => route.fulfill({ status, json, headers: { ...CORS, ...headers } }))

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale-redirect', '["/","/zh/"]'))
})

test.describe('the changelog', () => {
  test('shows live notes as safe text, the newest stable one as latest, and the web notes beside it', async ({
    page,
    pageErrors,
  }) => {
    await answer(page, SERVER, [
      { ...RELEASE, tag_name: 'v9.2.0-beta', prerelease: true, body: null, reactions: undefined },
      RELEASE,
    ])
    await answer(page, WEB, [{ tag_name: '9.1.0', body: 'new icons' }])
    await page.goto('/guide/changelog.html')
    const card = page.locator('#v9-1-0')
    await expect(card).toContainText('latest')
    await expect(page.locator('#v9-2-0-beta')).toContainText('pre-release')
    await expect(page.locator('#v9-2-0-beta')).not.toContainText('latest')
    await card.getByText('v9.1.0', { exact: true }).click()
    await expect(card).toContainText('faster list')
    await expect(card).toContainText('<script>window.pwned=1</script>')
    await expect(card).toContainText('<Tool name="115-token" />')
    await expect(card).toContainText('👍 3')
    await card.getByText('Web page').click()
    await expect(card).toContainText('new icons')
    await card.getByText('Files (1)').click()
    await expect(card.getByRole('link', { name: 'alist-linux-amd64.tar.gz' })).toHaveAttribute(
      'href',
      'https://example.org/a',
    )
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
    // Notes of others are no headings of this page.
    await expect(page.getByRole('heading', { name: 'Fixes' })).toHaveCount(0)
    expect(pageErrors).toEqual([])
  })

  test('reads older ones a page at a time', async ({ page }) => {
    const asked: string[] = []
    await answer(page, WEB, [])
    await page.route(SERVER, (route) => {
      const url = new URL(route.request().url())
      asked.push(url.search)
      const number = Number(url.searchParams.get('page'))
      const count = number === 1 ? 30 : 5
      const json = Array.from({ length: count }, (_, index) => ({
        ...RELEASE,
        tag_name: `v${9 - number}.0.${count - index}`,
        assets: [],
      }))
      return route.fulfill({ json, headers: CORS })
    })
    await page.goto('/guide/changelog.html')
    const cards = page.getByRole('region', { name: 'Releases' }).getByRole('article')
    await expect(page.locator('#v8-0-30')).toBeVisible()
    await expect(cards).toHaveCount(10)
    const older = page.getByRole('button', { name: 'Older versions' })
    for (const count of [20, 30]) {
      await older.click()
      await expect(cards).toHaveCount(count)
    }
    await older.click()
    await expect(cards).toHaveCount(35)
    await expect(older).toHaveCount(0)
    expect(asked).toEqual(['?per_page=30&page=1', '?per_page=30&page=1', '?per_page=30&page=2'].slice(-asked.length))
  })

  test('falls back to the committed list, and says when GitHub answers again', async ({ page }) => {
    await answer(page, SERVER, { message: 'API rate limit exceeded for 203.0.113.9' }, 403, {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '1924992000',
    })
    await answer(page, WEB, [])
    await page.goto('/guide/changelog.html')
    await expect(page.getByRole('region', { name: 'Releases' }).getByRole('status')).toContainText('answers again at')
    await expect(page.locator('#v3-63-0')).toContainText('latest')
    await expect(page.locator('#v3-63-0')).toContainText('CSTCloudCapsule')
  })

  test('is whole without a connection to GitHub, in Chinese too, and opens the version of the address', async ({
    page,
    pageErrors,
  }) => {
    await page.route('https://api.github.com/**', (route) => route.abort())
    await page.goto('/zh/guide/changelog.html#v3-46-0')
    await expect(page.getByRole('region', { name: '版本' }).getByRole('status')).toContainText('随网站附带的列表')
    await expect(page.locator('#v3-46-0')).toBeInViewport()
    await expect(page.locator('#v3-63-0')).toContainText('新增驱动')
    expect(pageErrors).toEqual([])
  })

  test('keeps its place on a phone when GitHub does not answer', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    let refuse = () => {}
    const refused = new Promise<void>((resolve) => {
      refuse = resolve
    })
    await page.route('https://api.github.com/**', async (route) => {
      await refused
      await route.abort()
    })
    await page.goto('/zh/guide/changelog.html')
    const state = page.getByRole('region', { name: '版本' }).getByRole('status').first()
    await expect(state).toContainText('正在读取')
    const first = page.locator('#v3-63-0')
    const before = (await first.boundingBox())?.y
    refuse()
    await expect(state).toContainText('随网站附带的列表')
    expect((await first.boundingBox())?.y).toBe(before)
  })

  test('shows the server’s notes when those of the web page fail, and says so when there are none', async ({
    page,
  }) => {
    await answer(page, SERVER, [RELEASE])
    await answer(page, WEB, { message: 'no' }, 500)
    await page.goto('/guide/changelog.html')
    await expect(page.locator('#v9-1-0')).toContainText('latest')
  })
})

test.describe('downloads', () => {
  const links = (page: Page) => page.getByRole('region', { name: 'Downloads' }).getByRole('link', { name: /^Mirror/ })

  test('all hold the newest version, asked for once', async ({ page }) => {
    let asked = 0
    await page.route(VERSION, (route) => {
      asked++
      return route.fulfill({ json: { version: '9.1.0' }, headers: CORS })
    })
    await page.goto('/guide/install/download.html')
    const region = page.getByRole('region', { name: 'Downloads' })
    await expect(region.getByRole('status')).toContainText('The newest version is 9.1.0')
    let count = 0
    for (const system of ['Windows', 'macOS', 'Linux', 'Android', 'FreeBSD']) {
      await region.getByRole('radio', { name: system }).check({ force: true })
      const addresses = await links(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
      count += addresses.length
      for (const address of addresses) expect(address).toMatch(/v9\.1\.0\/.*9\.1\.0/)
    }
    expect(count).toBe(45 + 7)
    expect(asked).toBe(1)
  })

  for (const [name, status, body] of [
    ['an error', 500, '{}'],
    ['no version', 200, '{}'],
    ['a path for a version', 200, '{"version":"../../x"}'],
    ['a web page', 200, '<!doctype html><title>x</title>'],
  ] as const) {
    test(`use the known version when the service answers with ${name}`, async ({ page }) => {
      await page.route(VERSION, (route) => route.fulfill({ status, body, headers: CORS }))
      await page.goto('/guide/install/download.html')
      const region = page.getByRole('region', { name: 'Downloads' })
      await expect(region.getByRole('status')).toContainText('could not be asked for')
      await expect(region.getByRole('link', { name: 'See all releases' })).toBeVisible()
      await expect(region).not.toContainText('undefined')
      await expect(links(page).first()).toHaveAttribute('href', /v\d+\.\d+\.\d+\/alist-\d+\.\d+\.\d+-/)
    })
  }
})

test('the configuration keys are found while typing and have addresses', async ({ page }) => {
  await page.goto('/config/configuration.html')
  const reference = page.getByRole('region', { name: 'Configuration keys' })
  await reference.getByRole('searchbox').fill('http port')
  await expect(reference.getByRole('link', { name: 'scheme.http_port' })).toBeVisible()
  await reference.getByRole('link', { name: 'scheme.http_port' }).click()
  await expect(page).toHaveURL(/#key-scheme\.http_port$/)
  await page.goto('/zh/config/configuration.html#key-database.type')
  await expect(page.locator('[id="key-database.type"]')).toBeInViewport()
})

test('the configuration reference on a phone shows its first keys, and all when asked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/config/configuration.html')
  await settled(page)
  const reference = page.getByRole('region', { name: 'Configuration keys' })
  const keys = reference.getByRole('link')
  await expect(keys).toHaveCount(4)
  const all = reference.getByRole('button', { name: /^Show all \d+ keys$/ })
  const total = Number((await all.innerText()).match(/\d+/)?.[0])
  await all.click()
  await expect(keys).toHaveCount(total)
  const fewer = reference.getByRole('button', { name: 'Show fewer keys' })
  await expect(fewer).toHaveAttribute('aria-expanded', 'true')
  await fewer.click()
  await expect(keys).toHaveCount(4)
  await reference.getByRole('searchbox').fill('database')
  await expect(reference.getByRole('button', { name: /keys$/ })).toBeHidden()
  expect(await keys.count()).toBeGreaterThan(4)

  await page.goto('/zh/config/configuration.html#key-s3.port')
  const key = page.locator('[id="key-s3.port"]')
  await expect(key).toBeInViewport()
  // What follows the reader in the address, or settles above, takes neither the key nor its address away.
  await page.waitForTimeout(1000)
  await expect(key).toBeInViewport()
  await expect(page).toHaveURL(/#key-s3\.port$/)
})

for (const [what, address, id] of [
  ['a configuration key', '/config/configuration.html', 'key-s3.port'],
  ['a version', '/guide/changelog.html', 'v3-57-0'],
] as const) {
  test(`${what} that the address names is gone to with the focus, and not again once it was left`, async ({ page }) => {
    await page.route('https://api.github.com/**', (route) => route.abort())
    const place = page.locator(`[id="${id}"]`)
    await page.goto(`${address}#${id}`)
    await expect(place).toBeInViewport()
    await expect(place).toBeFocused()
    await settled(page)
    // Beside the text, so that the page is scrolled and no list in it.
    await page.mouse.move(1270, 400)
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    const before = await scrolled()
    await page.mouse.wheel(0, -200)
    await expect.poll(scrolled).toBe(before - 200)
    await page.waitForTimeout(500)
    const ways = [() => page.reload(), () => page.goto('about:blank').then(() => page.goBack())]
    for (const way of ways) {
      await way()
      await settled(page)
      await expect(place).toBeAttached()
      await page.waitForTimeout(700)
      expect(Math.abs((await scrolled()) - (before - 200))).toBeLessThan(50)
    }
  })
}

test('pricing, community and ecosystem are data with life in it', async ({ page, site }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url())
  })
  for (const [path, plan] of [
    ['/pricing.html', 'AList Desktop'],
    ['/zh/pricing.html', 'AList 桌面版'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('region', { name: plan })).toBeVisible()
    await expect(page.getByRole('main').locator('section[aria-labelledby^="plan-"]')).toHaveCount(3)
  }
  await page.goto('/community/')
  await page.getByRole('button', { name: 'Show QR code' }).first().click()
  await expect(page.getByRole('img', { name: 'QR code for Telegram' })).toBeVisible()
  await page.goto('/guide/ecosystem.html')
  const projects = page.getByRole('region', { name: 'Projects' })
  await projects.getByRole('searchbox').fill('python')
  await expect(projects.getByRole('listitem').filter({ hasText: 'alist-sdk' })).toBeVisible()
  await projects.getByRole('button', { name: 'Official' }).click()
  await expect(projects.getByRole('status')).toHaveText('0 of 23 projects')
  expect(foreign).toEqual([])
})

test('a data file that is missing takes down nothing but its box', async ({ page, pageErrors }) => {
  await page.route('**/content/data/pricing.json', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/pricing.html')
  await settled(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Pricing' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Before you pay' })).toBeVisible()
  expect(pageErrors).toEqual([])
})

test('a long command on a phone can be wrapped; copying is for wider screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/guide/install/docker.html')
  await settled(page)
  const panel = page.getByRole('tabpanel').first()
  const command = panel.locator('pre')
  await command.scrollIntoViewIfNeeded()
  const hidden = () => command.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(await hidden()).toBeGreaterThan(0)
  await panel.getByRole('button', { name: 'Wrap long lines' }).click()
  await expect.poll(hidden).toBe(0)
  await expect(panel.getByRole('button', { name: 'Copy code' })).toBeHidden()
  await page.setViewportSize({ width: 700, height: 844 })
  await expect(panel.getByRole('button', { name: 'Copy code' })).toBeVisible()
})
