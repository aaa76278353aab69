import { expect, test, tool } from './tools-fixtures'

const PROVIDERS = ['123pan', 'aliyundrive', 'baidu', 'dropbox', 'google', 'onedrive', 'yandex']
const QUERIES = [
  '',
  `?error=x&error_description=${encodeURIComponent('<img src=x onerror=window.pwned=1>')}`,
  '?error=access_denied&error_description=%E4%B8%AD%E6%96%87',
  `?code=${encodeURIComponent('<script>window.pwned=2</script>')}&state=bm9uZQ==`,
  '?code=a&state=%%%',
  '?code=a&state=bm90LXRoZXJl',
  '?code=a',
  '?code=a&code=b',
  `?code=${'x'.repeat(7000)}`,
  '?code=a&redirect=//other.example.com&next=/\\other.example.com',
]

for (const prefix of ['/', '/zh/']) {
  for (const provider of PROVIDERS) {
    test(`${prefix}tool/${provider}/callback.html withstands every query`, async ({
      page,
      visit,
      endpoint,
      pageErrors,
      traffic,
      site,
    }) => {
      for (const query of QUERIES) {
        await visit(`${prefix}tool/${provider}/callback.html${query}`)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        // A way on: a link back, a button that begins, or one that takes the answer as one's own.
        await expect(tool(page).locator('a[href*="/tool/"], button').first(), query).toBeVisible()
        expect(new URL(page.url()).search, query).toBe('')
        await expect(tool(page).locator('img, script')).toHaveCount(0)
      }
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
      expect(pageErrors).toEqual([])
      expect(endpoint.received).toEqual([])
      expect(traffic.filter((request) => !request.url().startsWith(site.url)).map((request) => request.url())).toEqual(
        [],
      )
    })
  }
}

test('answers of the service that are none are explained as text', async ({ page, visit, endpoint, pageErrors }) => {
  await page.addInitScript(() => {
    const request = {
      nonce: 'n',
      provider: 'aliyundrive',
      client: { id: '', secret: '', redirectUri: 'https://alistgo.com/tool/aliyundrive/callback' },
      prefix: '/',
      created: Date.now(),
    }
    sessionStorage.setItem('docs:oauth', JSON.stringify([request]))
  })
  for (const [answer, says] of [
    [{ status: 500, body: '' }, /HTTP 500/],
    [{ contentType: 'text/html', body: '<html><body>hello' }, /a web page instead of data/],
    [{ body: {} }, /holds no refresh_token/],
    [{ body: { error: '<b>x</b>' } }, /<b>x<\/b>/],
    [{ body: { refresh_token: { a: 1 } } }, /holds no refresh_token/],
    [{ body: 'null' }, /not readable/],
  ] as const) {
    endpoint.play({ request: 'POST …', ...answer })
    await visit('/tool/aliyundrive/callback.html?code=a&state=n')
    await expect(tool(page).getByRole('alert')).toContainText(says)
    await expect(tool(page).getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
  }
  expect(pageErrors).toEqual([])
})

test('a tool page asks search engines to stay away and sends no referrer', async ({ page, visit }) => {
  await visit('/zh/tool/onedrive/request.html')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  await page.goto('/guide/')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})
