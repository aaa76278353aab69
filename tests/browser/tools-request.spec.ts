import type { Page } from '@playwright/test'
import { alert, expect, test, tool } from './tools-fixtures'

/** Catches the way to a provider and keeps the browser here; returns where it wanted to go. */
async function catchAt(page: Page, host: string): Promise<URL[]> {
  const visits: URL[] = []
  await page.route(`https://${host}/**`, (route) => {
    visits.push(new URL(route.request().url()))
    return route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' })
  })
  return visits
}

const goes = (page: Page) => page.getByRole('button', { name: /^Sign in to/ })

test.describe('dropbox request', () => {
  test('goes with five parameters and a nonce, once for a double press', async ({ page, visit }) => {
    const visits = await catchAt(page, 'www.dropbox.com')
    await visit('/tool/dropbox/request.html')
    await goes(page).dblclick()
    await expect(page).toHaveTitle('Sign in')
    expect(visits).toHaveLength(1)
    const query = Object.fromEntries(visits[0]?.searchParams ?? [])
    expect(query).toMatchObject({
      client_id: '76lrwrklhdn1icb',
      response_type: 'code',
      redirect_uri: 'https://alistgo.com/tool/dropbox/callback',
      token_access_type: 'offline',
    })
    expect(Object.keys(query)).toHaveLength(5)
    expect(query.state).toMatch(/^[\w-]{22}$/)
  })

  test('keeps the secret of an own application out of the address', async ({ page, visit }) => {
    const visits = await catchAt(page, 'www.dropbox.com')
    await visit('/tool/dropbox/request.html')
    await tool(page).getByLabel('Use my own application').check()
    await tool(page).getByLabel('Client ID').fill('  k1 ')
    await tool(page).getByLabel('Client secret').fill('s1-secret')
    await goes(page).click()
    await expect(page).toHaveTitle('Sign in')
    expect(visits[0]?.searchParams.get('client_id')).toBe('k1')
    expect(visits[0]?.href).not.toContain('s1-secret')
  })

  test('asks for an id that is missing or cannot be one, and goes nowhere', async ({ page, visit, pageErrors }) => {
    const visits = await catchAt(page, 'www.dropbox.com')
    await visit('/tool/dropbox/request.html')
    await tool(page).getByLabel('Use my own application').check()
    await goes(page).click()
    await expect(tool(page)).toContainText('Fill in this field')
    await tool(page).getByLabel('Client ID').fill('密钥')
    await goes(page).click()
    await expect(tool(page).getByLabel('Client ID')).toHaveAccessibleDescription(/without accents/)
    await expect(tool(page).getByLabel('Client ID')).toHaveAttribute('aria-invalid', 'true')
    await expect(tool(page).getByLabel('Client ID')).toBeFocused()
    expect(visits).toEqual([])
    expect(pageErrors).toEqual([])
  })

  test('uses the built-in application again when the box is unticked', async ({ page, visit }) => {
    const visits = await catchAt(page, 'www.dropbox.com')
    await visit('/tool/dropbox/request.html')
    await tool(page).getByLabel('Use my own application').check()
    await tool(page).getByLabel('Client ID').fill('mine')
    await tool(page).getByLabel('Use my own application').uncheck()
    await goes(page).click()
    await expect(page).toHaveTitle('Sign in')
    expect(visits[0]?.searchParams.get('client_id')).toBe('76lrwrklhdn1icb')
  })

  test('says so when the browser keeps nothing', async ({ page, visit }) => {
    const visits = await catchAt(page, 'www.dropbox.com')
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    })
    await visit('/tool/dropbox/request.html')
    await goes(page).click()
    await expect(alert(page)).toContainText('The browser keeps nothing for this page')
    expect(visits).toEqual([])
  })
})

test.describe('onedrive request', () => {
  const GUID = '0a2991a3-1674-4334-8561-671cc7349960'
  const fill = async (page: Page, id: string, secret: string) => {
    await tool(page).getByLabel('Client ID').fill(id)
    await tool(page).getByLabel('Client secret').fill(secret)
  }

  test('goes to the sign-in of the region', async ({ page, visit }) => {
    for (const [region, host] of [
      ['global', 'login.microsoftonline.com'],
      ['cn', 'login.chinacloudapi.cn'],
    ] as const) {
      const visits = await catchAt(page, host)
      await visit('/tool/onedrive/request.html')
      await tool(page).getByLabel('Region').selectOption(region)
      await fill(page, GUID, 'value')
      await goes(page).click()
      await expect(page).toHaveTitle('Sign in')
      expect(visits[0]?.pathname).toBe('/common/oauth2/v2.0/authorize')
      expect([...(visits[0]?.searchParams.keys() ?? [])]).toHaveLength(5)
      expect(visits[0]?.searchParams.get('scope')).toBe('offline_access files.readwrite.all')
    }
  })

  test('asks for id and secret, warns about strange ones, and keeps what was typed for a region', async ({
    page,
    visit,
  }) => {
    await visit('/tool/onedrive/request.html')
    await tool(page).getByLabel('Region').selectOption('us')
    await goes(page).click()
    await expect(tool(page).getByLabel('Client ID')).toHaveAccessibleDescription('Fill in this field.')
    await expect(tool(page).getByLabel('Client secret')).toHaveAccessibleDescription('Fill in this field.')
    await fill(page, 'abc', GUID)
    await expect(tool(page).getByLabel('Client ID')).toHaveAccessibleDescription(/usually looks different/)
    await expect(tool(page).getByLabel('Client secret')).toHaveAccessibleDescription(/the ID of the secret/)
    await tool(page).getByLabel('Region').selectOption('cn')
    await expect(tool(page).getByLabel('Client ID')).toHaveValue('')
    await tool(page).getByLabel('Region').selectOption('us')
    await expect(tool(page).getByLabel('Client ID')).toHaveValue('abc')
    await expect(tool(page)).toContainText('https://alistgo.com/tool/onedrive/callback')
  })
})

test.describe('google request', () => {
  const own = async (page: Page) => {
    await tool(page).getByLabel('Client ID').fill('1.apps.googleusercontent.com')
    await tool(page).getByLabel('Client secret').fill('g-secret')
  }

  test('goes with seven parameters', async ({ page, visit }) => {
    const visits = await catchAt(page, 'accounts.google.com')
    await visit('/tool/google/request.html')
    await own(page)
    await goes(page).click()
    await expect(page).toHaveTitle('Sign in')
    expect([...(visits[0]?.searchParams.keys() ?? [])]).toHaveLength(7)
    expect(visits[0]?.href).not.toMatch(/g-secret|photoslibrary/)
  })

  test('checks what it needs', async ({ page, visit }) => {
    await visit('/tool/google/request.html')
    await goes(page).click()
    await expect(tool(page).getByLabel('Client ID')).toHaveAccessibleDescription('Fill in this field.')
    await own(page)
    await tool(page).getByLabel('Redirect URI', { exact: true }).fill('foo')
    await goes(page).click()
    await expect(tool(page).getByLabel('Redirect URI', { exact: true })).toHaveAccessibleDescription(/not a whole/)
  })

  test('gives a visible link for a loopback address, without a pop-up, and takes a pasted answer', async ({
    page,
    visit,
    site,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.route('https://www.googleapis.com/oauth2/v4/token', (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { access_token: 'at-g', refresh_token: 'rt-g' },
      }),
    )
    await visit('/tool/google/request.html')
    await own(page)
    await tool(page).getByLabel('Redirect URI', { exact: true }).fill('http://127.0.0.1:53682/')
    await goes(page).click()
    const link = tool(page).getByRole('link', { name: /Open the sign-in of Google/ })
    await expect(link).toBeVisible()
    const state = new URL((await link.getAttribute('href')) ?? '').searchParams.get('state') ?? ''
    await tool(page).getByLabel('Address you ended on').fill('http://127.0.0.1:53682/?nothing=1')
    await page.getByRole('button', { name: 'Use this address' }).click()
    await expect(tool(page).getByLabel('Address you ended on')).toHaveAccessibleDescription(/holds no code/)
    await tool(page).getByLabel('Address you ended on').fill(`http://127.0.0.1:53682/?state=${state}&code=4%2Fabc`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Copy refresh_token' })).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/tool/google/callback.html`)
  })
})

test.describe('aliyundrive request', () => {
  test('goes to the website with six parameters', async ({ page, visit }) => {
    const visits = await catchAt(page, 'open.aliyundrive.com')
    await visit('/tool/aliyundrive/request.html')
    await goes(page).click()
    await expect(page).toHaveTitle('Sign in')
    expect([...(visits[0]?.searchParams.keys() ?? [])]).toHaveLength(6)
    expect(visits[0]?.searchParams.get('relogin')).toBe('true')
  })

  test('asks for the own application before anything is sent', async ({ page, visit, endpoint }) => {
    await visit('/tool/aliyundrive/request.html')
    await tool(page).getByLabel('With a QR code').check()
    await tool(page).getByLabel('Use my own application').check()
    await page.getByRole('button', { name: 'Show a QR code' }).click()
    await expect(tool(page).getByLabel('Client ID')).toHaveAccessibleDescription('Fill in this field.')
    expect(endpoint.received).toEqual([])
  })
})
