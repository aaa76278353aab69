import {
  agreeAt,
  alert,
  expect,
  expectNoTrace,
  NONCE,
  plantRequest,
  queryOf,
  scriptHost,
  stepsOf,
  test,
  tool,
} from './tools-fixtures'

test.describe('google callback and album', () => {
  test('exchanges with Google itself and hands the access token on in memory', async ({
    page,
    site,
    visit,
    endpoint,
    traffic,
    consoleMessages,
  }) => {
    await agreeAt(page, 'accounts.google.com', site.url, '/tool/google/callback', '4/abc')
    const google = await scriptHost(page, 'www.googleapis.com', stepsOf('google-callback', 'happy'))
    const albums = await scriptHost(page, 'photoslibrary.googleapis.com', stepsOf('google-album', 'happy two pages'))
    await visit('/tool/google/request.html')
    await expect(tool(page)).toContainText('No helper service sees your secrets')
    await tool(page).getByLabel('Client ID').fill('1.apps.googleusercontent.com')
    await tool(page).getByLabel('Client secret').fill('g-secret')
    await page.getByRole('button', { name: /^Sign in to/ }).click()
    await expect(page.getByRole('button', { name: 'Copy refresh_token' })).toBeVisible()
    expect(google.filter((request) => request.method() === 'POST')).toHaveLength(1)
    await page.getByRole('button', { name: 'List my albums' }).click()
    await expect(page).toHaveURL(`${site.url}/tool/google/album.html`)
    const table = page.getByRole('table')
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect(table).toContainText(/Lake[\s\S]*al-1[\s\S]*Snow[\s\S]*al-2/)
    expect(albums.at(-1)?.headers().authorization ?? '').toBe('Bearer at-g')
    expect(endpoint.received).toEqual([])
    const trusted = ['www.googleapis.com', 'photoslibrary.googleapis.com', new URL(site.url).host]
    const secrets = ['rt-g', 'at-g', 'g-secret']
    await expectNoTrace(page, { secrets, messages: consoleMessages, traffic, trusted })
    for (const request of traffic.filter((one) => one.url().startsWith(site.url))) {
      for (const secret of secrets) expect(request.url() + JSON.stringify(request.headers())).not.toContain(secret)
    }
  })

  for (const [name, says] of [
    ['no refresh token', /with the first consent only/],
    ['bad client', /Check the client ID and the secret/],
    ['used code', /Get a new one/],
    ['denied', /declined at Google/],
    ['bad state', /has not asked for this answer/],
  ] as const) {
    test(`google callback: ${name}`, async ({ page, visit, pageErrors }) => {
      await plantRequest(page, 'google')
      await scriptHost(page, 'www.googleapis.com', stepsOf('google-callback', name))
      await visit(`/tool/google/callback.html${queryOf('google-callback', name)}`)
      await expect(tool(page)).toContainText(says)
      if (name === 'no refresh token') await expect(page.getByRole('button', { name: 'List my albums' })).toBeVisible()
      expect(pageErrors).toEqual([])
    })
  }

  for (const [name, says] of [
    ['no albums', /lists no albums/],
    ['expired token', /Request had invalid authentication credentials[\s\S]*not valid or has expired/],
    ['scope missing', /insufficient scopes[\s\S]*allow the access to your albums/],
  ] as const) {
    test(`google album: ${name}`, async ({ page, visit }) => {
      await scriptHost(page, 'photoslibrary.googleapis.com', stepsOf('google-album', name))
      await visit('/tool/google/album.html')
      await tool(page).getByLabel('Access token', { exact: true }).fill('at-typed')
      await page.getByRole('button', { name: 'List the albums' }).click()
      await expect(tool(page)).toContainText(says)
    })
  }

  test('google album: a refresh token that is refused asks for no albums', async ({ page, visit }) => {
    await scriptHost(page, 'www.googleapis.com', stepsOf('google-album', 'refresh refused'))
    const albums = await scriptHost(page, 'photoslibrary.googleapis.com', [])
    await visit('/tool/google/album.html')
    await tool(page).getByLabel('A refresh token').check()
    await page.getByRole('button', { name: 'List the albums' }).click()
    await expect(tool(page).getByLabel('Refresh token', { exact: true })).toHaveAccessibleDescription(
      'Fill in this field.',
    )
    await tool(page).getByLabel('Client ID').fill('id')
    await tool(page).getByLabel('Client secret').fill('s')
    await tool(page).getByLabel('Refresh token', { exact: true }).fill('rt')
    await page.getByRole('button', { name: 'List the albums' }).click()
    await expect(alert(page)).toContainText('Token has been expired or revoked.')
    expect(albums).toEqual([])
  })

  test('google album: rows that were read stay, and titles are text', async ({ page, visit }) => {
    const [page1] = stepsOf('google-album', 'happy two pages')
    const [broken] = stepsOf('google-album', 'second page fails')
    const [markup] = stepsOf('google-album', 'title markup')
    if (!page1 || !broken || !markup) throw new Error('the script of google-album is not whole')
    await scriptHost(page, 'photoslibrary.googleapis.com', [page1, broken, markup])
    await visit('/tool/google/album.html')
    await tool(page).getByLabel('Access token', { exact: true }).fill('at')
    await page.getByRole('button', { name: 'List the albums' }).click()
    await expect(alert(page)).toContainText(/HTTP 500[\s\S]*backend/)
    await expect(page.getByRole('table')).toContainText('Lake')
    await alert(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table')).toContainText('<img src=x onerror=alert(1)>')
  })
})

test.describe('yandex callback', () => {
  const client = async (page: import('@playwright/test').Page) => {
    await tool(page).getByLabel('Client secret').fill('y-secret')
    await page.getByRole('button', { name: 'Exchange the code' }).click()
  }

  test('exchanges with Yandex itself, once, with the client of the visitor', async ({
    page,
    visit,
    endpoint,
    traffic,
    consoleMessages,
    site,
  }) => {
    const yandex = await scriptHost(page, 'oauth.yandex.com', stepsOf('yandex-callback', 'happy'))
    await visit('/tool/yandex/callback?code=7654321')
    expect(yandex).toHaveLength(0)
    await client(page)
    await expect(page.getByRole('button', { name: 'Copy refresh_token' })).toBeVisible()
    expect(yandex).toHaveLength(1)
    expect(Object.fromEntries(new URLSearchParams(yandex[0]?.postData() ?? ''))).toEqual({
      grant_type: 'authorization_code',
      client_id: 'a78d5a69054042fa936f6c77f9a0ae8b',
      client_secret: 'y-secret',
      code: '7654321',
    })
    expect(endpoint.received).toEqual([])
    const trusted = ['oauth.yandex.com', new URL(site.url).host]
    await expectNoTrace(page, { secrets: ['rt-y', 'at-y', 'y-secret'], messages: consoleMessages, traffic, trusted })
  })

  for (const [name, says] of [
    ['expired code', /Code has expired[\s\S]*Get a new one/],
    ['bad client', /Client not found[\s\S]*Check the client ID/],
  ] as const) {
    test(`yandex callback: ${name}`, async ({ page, visit }) => {
      await scriptHost(page, 'oauth.yandex.com', stepsOf('yandex-callback', name))
      await visit('/tool/yandex/callback?code=1')
      await client(page)
      await expect(alert(page)).toContainText(says)
    })
  }

  test('yandex callback: a blocked call names Yandex and can be tried again', async ({ page, visit }) => {
    await page.route('https://oauth.yandex.com/token', (route) => route.abort())
    await visit(`/tool/yandex/callback?code=1&state=`)
    await client(page)
    await expect(alert(page)).toContainText('Yandex did not answer')
    await page.unroute('https://oauth.yandex.com/token')
    await scriptHost(page, 'oauth.yandex.com', stepsOf('yandex-callback', 'happy'))
    await alert(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Copy refresh_token' })).toBeVisible()
  })

  test('yandex callback: without a code it is the beginning, and refused access is said', async ({ page, visit }) => {
    await visit('/tool/yandex/callback.html')
    await expect(tool(page)).toContainText('opened without one; begin here')
    await expect(page.getByRole('button', { name: 'Sign in to Yandex' })).toBeVisible()
    await visit('/tool/yandex/callback.html?error=access_denied&error_description=no')
    await expect(alert(page)).toContainText('declined at Yandex')
  })

  test('yandex callback: a request of this tab is exchanged without a press', async ({ page, visit }) => {
    await plantRequest(page, 'yandex')
    const yandex = await scriptHost(page, 'oauth.yandex.com', stepsOf('yandex-callback', 'happy'))
    await visit(`/tool/yandex/callback?code=7654321&state=${NONCE}`)
    await expect(page.getByRole('button', { name: 'Copy refresh_token' })).toBeVisible()
    expect(yandex).toHaveLength(1)
  })
})

test.describe('onedrive webdav', () => {
  test('calculates, warns, and asks nobody', async ({ page, visit, traffic, site }) => {
    await visit('/tool/onedrive/webdav.html')
    const field = tool(page).getByLabel('Address of OneDrive or SharePoint in the browser')
    for (const [address, says] of [
      ['   ', 'Paste an address first'],
      ['https://example.com/a/b', 'not an address of OneDrive'],
      ['https://acme.sharepoint.com/', 'names no site'],
      ['https://acme.sharepoint.cn/sites/plan?web=1', 'https://acme.sharepoint.cn/sites/plan/Shared Documents'],
      ['http://acme.sharepoint.com/sites/plan', 'https://acme.sharepoint.com/sites/plan/Shared%20Documents'],
    ] as const) {
      await field.fill(address)
      await page.getByRole('button', { name: 'Show the WebDAV address' }).click()
      await expect(tool(page)).toContainText(says)
    }
    expect(traffic.filter((request) => !request.url().startsWith(site.url))).toEqual([])
  })
})
