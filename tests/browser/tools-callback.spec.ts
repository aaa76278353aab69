import {
  agreeAt,
  alert,
  expect,
  expectNoTrace,
  NONCE,
  plantRequest,
  queryOf,
  stepsOf,
  test,
  tool,
} from './tools-fixtures'

/** Result pages that ask the helper, and what each shows in the end. */
const HAPPY = [
  { id: 'aliyundrive', code: 'ac-9', shown: ['rt-ali'], hidden: ['at-ali'] },
  { id: 'baidu', code: 'bd-1', shown: ['rt-bd'], hidden: ['at-bd'] },
  { id: 'dropbox', code: 'db-1', shown: ['rt-db'], hidden: ['at-db'] },
  { id: 'onedrive', code: 'M.C1', shown: ['rt-od'], hidden: ['at-od'] },
  { id: '123pan', code: 'c-123', shown: ['rt-123', 'at-123'], hidden: [] },
] as const

test.describe('the way through a provider', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  // As visitors have it; what the worker keeps is searched for secrets as well.
  test.use({ serviceWorkers: 'allow' })

  for (const { id, code, shown, hidden } of HAPPY) {
    test(`${id}: sign in, come back, copy, and leave nothing behind`, async ({
      page,
      site,
      endpoint,
      visit,
      consoleMessages,
      traffic,
    }) => {
      const hosts = {
        aliyundrive: 'open.aliyundrive.com',
        baidu: 'openapi.baidu.com',
        dropbox: 'www.dropbox.com',
        onedrive: 'login.microsoftonline.com',
        '123pan': 'yun.123pan.com',
      }
      const visits = await agreeAt(page, hosts[id], site.url, `/tool/${id}/callback`, code)
      const begins = id === 'baidu' || id === '123pan' ? 'callback' : 'request'
      await visit(`/tool/${id}/${begins}.html`)
      if (id === 'onedrive') {
        await tool(page).getByLabel('Client ID').fill('0a2991a3-1674-4334-8561-671cc7349960')
        await tool(page).getByLabel('Client secret').fill('own-secret')
      }
      endpoint.play(...stepsOf(`${id}-callback`, 'happy'))
      await page.getByRole('button', { name: /^Sign in to/ }).click()

      const results = page.getByRole('region', { name: 'Result' })
      await expect(results).toBeVisible()
      await expect(page).toHaveURL(`${site.url}/tool/${id}/callback.html`)
      expect(visits).toHaveLength(1)
      expect(visits[0]?.searchParams.get('state')).toMatch(/^[\w-]{22}$/)
      expect(visits[0]?.href).not.toContain('own-secret')
      expect(endpoint.received).toHaveLength(1)
      expect(endpoint.received[0]?.request + (endpoint.received[0]?.body ?? '')).toContain(code)

      // Masked until asked for, and copied without being shown.
      for (const secret of shown) await expect(page.locator('body')).not.toContainText(secret)
      await results.getByRole('button', { name: 'Copy refresh_token' }).click()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown[0])
      await results.getByRole('button', { name: 'Reveal refresh_token' }).click()
      await expect(results).toContainText(shown[0])
      await results.getByRole('button', { name: 'Hide refresh_token' }).click()
      await expect(results).not.toContainText(shown[0])
      await expect(results.getByRole('link', { name: 'Guide of the driver' }).first()).toBeVisible()

      const helper = new URL(endpoint.url).host
      const secrets = [...shown, ...hidden, 'own-secret', code]
      // The code stands in the address that the site itself was asked for; everything else is nobody's business.
      const trusted = [helper, new URL(site.url).host, hosts[id]]
      await expectNoTrace(page, { secrets, messages: consoleMessages, traffic, trusted })
      const own = traffic.filter((request) => new URL(request.url()).host === new URL(site.url).host)
      for (const request of own) {
        expect(request.headers().referer ?? '', request.url()).not.toContain(code)
        if (!request.isNavigationRequest()) expect(request.url()).not.toContain(code)
      }

      // A reload does not ask again, and what was shown is gone.
      await page.reload()
      await expect(tool(page)).toContainText('opened without one')
      expect(endpoint.received).toHaveLength(1)
    })
  }

  test('the language of the beginning is the language of the end', async ({ page, site, endpoint, visit }) => {
    await agreeAt(page, 'www.dropbox.com', site.url, '/tool/dropbox/callback', 'db-1')
    await visit('/zh/tool/dropbox/request.html')
    endpoint.play(...stepsOf('dropbox-callback', 'happy'))
    await page.getByRole('button', { name: '登录 Dropbox' }).click()
    await expect(page.getByRole('region', { name: '结果' })).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/zh/tool/dropbox/callback.html`)
    expect(endpoint.received).toHaveLength(1)
  })
})

test.describe('what a result page says', () => {
  const CASES: [id: string, sequence: string, says: RegExp, calls: number][] = [
    ['123pan', 'denied', /declined at 123Pan[\s\S]*user said no/, 0],
    ['123pan', 'used code', /HTTP 400[\s\S]*code already used[\s\S]*Get a new one/, 1],
    ['123pan', 'gateway error', /HTTP 502/, 1],
    ['aliyundrive', 'denied', /declined at Aliyun Drive/, 0],
    ['aliyundrive', 'bad state', /has not asked for this answer/, 0],
    ['aliyundrive', 'used code', /refused the request[\s\S]*InvalidCode/, 1],
    ['aliyundrive', 'limit', /Too many requests\. Wait a few minutes/, 1],
    ['baidu', 'denied', /declined at Baidu/, 0],
    ['baidu', 'used code', /Invalid authorization code: bd-1/, 1],
    ['baidu', 'empty answer', /holds no refresh_token/, 1],
    ['baidu', 'HTML instead of JSON', /a web page instead of data/, 1],
    ['dropbox', 'denied', /declined at Dropbox[\s\S]*The user chose not to/, 0],
    ['dropbox', 'no state', /does not say who asked/, 0],
    ['dropbox', 'bad state', /has not asked for this answer/, 0],
    ['dropbox', 'redirect mismatch', /https:\/\/alistgo\.com\/tool\/dropbox\/callback/, 1],
    ['dropbox', 'error without description', /invalid_client[\s\S]*Check the client ID/, 1],
    ['onedrive', 'consent denied', /AADSTS65004/, 0],
    ['onedrive', 'bad client secret', /AADSTS7000215/, 1],
    ['onedrive', 'bad state', /has not asked for this answer/, 0],
  ]
  for (const [id, sequence, says, calls] of CASES) {
    test(`${id}: ${sequence}`, async ({ page, endpoint, visit, pageErrors }) => {
      await plantRequest(page, id)
      const query = queryOf(`${id}-callback`, sequence) || `?code=bd-1&state=${NONCE}`
      const steps = stepsOf(`${id}-callback`, sequence).map((step) => ({
        ...step,
        request: step.request.replace(/^GET .*/, 'GET …'),
      }))
      endpoint.play(...steps)
      await visit(`/tool/${id}/callback.html${id === 'baidu' ? `${query}&state=${NONCE}` : query}`)
      await expect(alert(page)).toContainText(says)
      await expect(alert(page).getByRole('link').or(alert(page).getByRole('button')).first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Result' })).toHaveCount(0)
      await expect(tool(page)).not.toContainText(/undefined|\[object|SyntaxError/)
      expect(endpoint.received).toHaveLength(calls)
      expect(new URL(page.url()).search).toBe('')
      expect(pageErrors).toEqual([])
    })
  }

  test('123pan: nested camelCase, and one token alone', async ({ page, endpoint, visit }) => {
    await plantRequest(page, '123pan')
    endpoint.play(...stepsOf('123pan-callback', 'happy nested camelCase'))
    await visit(`/tool/123pan/callback.html${queryOf('123pan-callback', 'happy nested camelCase')}`)
    await page.getByRole('button', { name: 'Reveal access_token' }).click()
    await expect(tool(page)).toContainText('at-123')
    endpoint.play(...stepsOf('123pan-callback', 'no refresh token'))
    await visit(`/tool/123pan/callback.html${queryOf('123pan-callback', 'no refresh token')}`)
    await expect(tool(page)).toContainText('sent no refresh_token')
    await expect(page.getByRole('button', { name: 'Copy access_token' })).toBeVisible()
  })

  test('baidu: the code is sent encoded', async ({ page, endpoint, visit }) => {
    await plantRequest(page, 'baidu')
    endpoint.play(...stepsOf('baidu-callback', 'code with reserved characters'))
    await visit(`/tool/baidu/callback.html?code=a%26b%2Bc&state=${NONCE}`)
    await expect(page.getByRole('button', { name: 'Copy refresh_token' })).toBeVisible()
  })

  test('an answer that this tab has not asked for is used only after a press', async ({ page, endpoint, visit }) => {
    endpoint.play(...stepsOf('baidu-callback', 'happy'))
    await visit('/tool/baidu/callback?code=bd-1')
    await expect(tool(page)).toContainText('was not asked for in this tab')
    expect(endpoint.received).toHaveLength(0)
    await page.getByRole('button', { name: 'Exchange the code' }).click()
    await expect(page.getByRole('button', { name: 'Copy refresh_token' })).toBeVisible()
  })

  test('a state of the former site is read, and a made-up region refused', async ({ page, endpoint, visit }) => {
    const state = (text: string) => encodeURIComponent(btoa(text))
    endpoint.play(...stepsOf('dropbox-callback', 'happy'))
    await visit(`/tool/dropbox/callback?code=db-1&state=${state('old-id::old-secret')}`)
    await page.getByRole('button', { name: 'Exchange the code' }).click()
    await expect(page.getByRole('button', { name: 'Copy refresh_token' })).toBeVisible()
    expect(JSON.parse(endpoint.received[0]?.body ?? '{}')).toMatchObject({
      client_id: 'old-id',
      client_secret: 'old-secret',
    })
    await visit(`/tool/onedrive/callback?code=M.C1&state=${state('id::secret::mars')}`)
    await expect(alert(page)).toContainText('a region that does not exist')
    await expect(page.getByRole('button', { name: 'Exchange the code' })).toHaveCount(0)
  })

  test('no connection: the endpoint is named, and trying again works', async ({ page, endpoint, visit }) => {
    for (const id of ['aliyundrive', 'baidu', 'dropbox', 'onedrive', '123pan']) {
      await plantRequest(page, id)
      endpoint.refuse()
      await visit(`/tool/${id}/callback.html?code=x&state=${NONCE}`)
      await expect(alert(page)).toContainText(`(${endpoint.url}) did not answer`)
      endpoint.play({ request: id === 'baidu' ? 'GET …' : 'POST …', body: { refresh_token: 'rt-x' } })
      await alert(page).getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('button', { name: 'Copy refresh_token' })).toBeVisible()
      await page.evaluate(() => sessionStorage.clear())
    }
  })

  test('a service that never answers is given up', async ({ page, endpoint, visit }) => {
    await page.clock.install()
    await plantRequest(page, 'aliyundrive')
    endpoint.hang()
    await page.addInitScript(() => {
      // The browser's own timer of an abort signal cannot be turned forward; this one follows the page's clock.
      AbortSignal.timeout = (milliseconds) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(new DOMException('too long', 'TimeoutError')), milliseconds)
        return controller.signal
      }
    })
    await visit(`/tool/aliyundrive/callback.html?code=x&state=${NONCE}`)
    await expect(tool(page)).toContainText('Waiting for')
    await page.clock.fastForward(15_000)
    await expect(alert(page)).toContainText('did not answer within 15 seconds')
  })
})

test.describe('onedrive, the site of SharePoint', () => {
  test('its id, and failures that leave the token alone', async ({ page, endpoint, visit }) => {
    await plantRequest(page, 'onedrive', { region: 'global' })
    const [token, site] = stepsOf('onedrive-callback', 'happy')
    const [missing] = stepsOf('onedrive-callback', 'site not found')
    if (!token || !site || !missing) throw new Error('the script of onedrive-callback is not whole')
    endpoint.play(token, missing)
    await visit(`/tool/onedrive/callback.html?code=M.C1&state=${NONCE}`)
    const form = page.getByRole('form', { name: 'SharePoint site ID' })
    await form.getByRole('button', { name: 'Find the site ID' }).click()
    await expect(form).toContainText('An address of a site looks like')
    await form.getByLabel('Address of the site').fill('https://team.sharepoint.com/sites/plan')
    await form.getByRole('button', { name: 'Find the site ID' }).click()
    await expect(form.getByRole('alert')).toContainText(/HTTP 404[\s\S]*Requested site could not be found/)
    endpoint.refuse()
    await form.getByRole('button', { name: 'Try again' }).click()
    await expect(form.getByRole('alert')).toContainText('did not answer')
    await expect(form.getByRole('button', { name: 'Find the site ID' })).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Copy refresh_token' })).toBeVisible()
    endpoint.play(site)
    await form.getByRole('button', { name: 'Try again' }).click()
    await expect(form).toContainText('team.sharepoint.example,1111-aa,2222-bb')
    expect(JSON.parse(endpoint.received.at(-1)?.body ?? '{}')).toEqual({
      site_url: 'https://team.sharepoint.com/sites/plan',
      access_token: 'at-od',
      zone: 'global',
    })
  })
})
