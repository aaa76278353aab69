import { type HostedMood, type HostedStandIn, hostedStandIn } from '../support/hosted-search'
import { dialog, expect, field, openSearch, options, PAGE, patchManifest, settled, test } from './search-fixtures'

let hosted: HostedStandIn
test.beforeEach(async ({ page }) => {
  hosted = await hostedStandIn()
  await patchManifest(page, ({ site }) => {
    site.search = { ...site.search, hosted: { appId: 'APP', apiKey: 'KEY', indexName: 'docs', hosts: [hosted.url] } }
  })
})
test.afterEach(() => hosted.close())

const local = (page: Parameters<typeof options>[0]) => options(page).locator('mark').first()

test.describe('the hosted search', () => {
  test('is asked once the typing rests, for the language of the page, and nothing else is loaded', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await openSearch(page)
    await field(page).pressSequentially('password', { delay: 30 })
    await expect(options(page).first()).toContainText('First password')
    await expect(options(page).first()).toHaveAttribute('href', '/guide/install/docker.html#password')
    expect(hosted.queries).toMatchObject([{ indexName: 'docs', query: 'password', facetFilters: ['lang:en-US'] }])
    expect(requests.filter((url) => /\.worker|\/search\/\w/.test(url))).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /password/i }).first()).toBeInViewport()
  })

  test('waits half a second after the last letter', async ({ page }) => {
    await openSearch(page)
    await field(page).fill('first')
    await page.waitForTimeout(250)
    await field(page).fill('second')
    const typed = Date.now()
    await expect.poll(() => hosted.queries.length).toBe(1)
    expect(Date.now() - typed).toBeGreaterThan(400)
    expect(hosted.queries.map(({ query }) => query)).toEqual(['second'])
  })

  test('follows the language', async ({ page }) => {
    await openSearch(page, `/zh${PAGE}`)
    await field(page).fill('密码')
    await expect(options(page).first()).toContainText('初始密码')
    expect(hosted.queries[0]?.facetFilters).toEqual(['lang:zh-CN'])
  })

  test('gets a connection when the browser is idle', async ({ page }) => {
    await page.goto(PAGE)
    await settled(page)
    await expect(page.locator(`link[rel="preconnect"][href="${hosted.url}"]`)).toHaveCount(1)
    expect(hosted.queries).toEqual([])
  })

  for (const mood of ['error', 'limited', 'malformed', 'cut', 'silent'] satisfies HostedMood[]) {
    test(`gives way to the local index when its answer is "${mood}"`, async ({ page }) => {
      hosted.mood = mood
      await openSearch(page)
      await field(page).fill('reverse proxy')
      await expect(local(page)).toBeVisible({ timeout: 15_000 })
      await expect(options(page).first()).toHaveAttribute('href', /reverse-proxy/)
      await expect(dialog(page).getByRole('status').filter({ hasText: 'these results come from' })).toBeVisible()
      await expect(field(page)).toHaveValue('reverse proxy')
      await expect(field(page)).toBeFocused()
      const asked = hosted.queries.length
      await field(page).fill('reverse proxy nginx')
      await expect(local(page)).toBeVisible()
      expect(hosted.queries.length).toBe(asked)
      hosted.mood = 'hits'
      await dialog(page).getByRole('button', { name: 'Try again' }).click()
      await expect(options(page).first()).toContainText('First password')
    })
  }

  test('gives way when the connection is refused', async ({ page }) => {
    await openSearch(page)
    await hosted.close()
    await field(page).fill('reverse proxy')
    await expect(local(page)).toBeVisible({ timeout: 15_000 })
    await expect(dialog(page).getByText('these results come from')).toBeVisible()
    hosted = await hostedStandIn()
  })

  test('is not asked while the browser is offline', async ({ page, context }) => {
    // The index of the site is there from an earlier failure; a service worker would keep it as well.
    hosted.mood = 'error'
    await openSearch(page)
    await field(page).fill('docker')
    await expect(local(page)).toBeVisible()
    await page.keyboard.press('Escape')
    hosted.mood = 'hits'
    const asked = hosted.queries.length
    await context.setOffline(true)
    await page.keyboard.press('/')
    await field(page).fill('password')
    await expect(dialog(page).getByText('You are offline')).toBeVisible()
    expect(hosted.queries.length).toBe(asked)
    await context.setOffline(false)
    await expect(options(page).first()).toContainText('First password', { timeout: 10_000 })
  })
})
