import type { Page } from '@playwright/test'
import { alert, expect, expectNoTrace, type Step, stepsOf, test, tool } from './tools-fixtures'

/** A picture that stands for the provider's QR code. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)

const first = (steps: Step[]): Step => {
  const [step] = steps
  if (!step) throw new Error('the script is empty')
  return step
}

test.describe('115 token', () => {
  const shown = () => first(stepsOf('115-token', 'happy'))
  const show = (page: Page) => page.getByRole('button', { name: 'Get a QR code' }).click()
  const check = (page: Page) => page.getByRole('button', { name: 'I have scanned it' }).click()

  test('shows a code that is drawn here, then two masked values, and leaves nothing behind', async ({
    page,
    site,
    visit,
    endpoint,
    traffic,
    consoleMessages,
  }) => {
    await visit('/tool/115/token.html')
    endpoint.play(...stepsOf('115-token', 'happy'))
    await show(page)
    await expect(page.getByRole('img', { name: 'QR code for the 115 app' })).toBeVisible()
    await check(page)
    const results = page.getByRole('region', { name: 'Result' })
    await expect(results.getByRole('button', { name: 'Copy refresh_token' })).toBeVisible()
    await expect(results.getByRole('button', { name: 'Copy access_token' })).toBeVisible()
    await expect(page.locator('body')).not.toContainText(/[ra]t-115-demo/)
    expect(endpoint.received.map(({ request }) => request)).toEqual([
      'GET /alist/115/auth_device_code?app_id=',
      'POST /alist/115/get_token',
    ])
    // No content type of JSON: the service is not known to answer preflights.
    expect(endpoint.received[1]?.type).toContain('text/plain')
    expect(JSON.parse(endpoint.received[1]?.body ?? '{}')).toEqual({
      code_verifier: 'cv-made-up-43-characters',
      uid: 'u-7781',
    })
    const trusted = [new URL(endpoint.url).host]
    const secrets = ['rt-115-demo', 'at-115-demo', 'cv-made-up', 'u-7781']
    await expectNoTrace(page, { secrets, messages: consoleMessages, traffic, trusted })
    expect(
      traffic.every((request) => request.url().startsWith(site.url) || request.url().startsWith(endpoint.url)),
    ).toBe(true)
  })

  test('keeps the focus on the button that was pressed', async ({ page, visit, endpoint }) => {
    await visit('/tool/115/token.html')
    endpoint.play(...stepsOf('115-token', 'device code refused'))
    const button = page.getByRole('button', { name: 'Get a QR code' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(alert(page)).toBeVisible()
    await expect(button).toBeFocused()
  })

  test('says why there is no code', async ({ page, visit, endpoint }) => {
    await visit('/tool/115/token.html')
    await tool(page).getByLabel('APP ID of your own application').fill('1')
    endpoint.play(...stepsOf('115-token', 'device code refused'))
    await show(page)
    await expect(alert(page)).toContainText('app id not found')
    await expect(page.getByRole('button', { name: 'Get a QR code' })).toBeEnabled()
    await expect(page.getByRole('img', { name: 'QR code for the 115 app' })).toHaveCount(0)
    endpoint.play({ ...first(stepsOf('115-token', 'HTML instead of JSON')), request: 'GET …' })
    await alert(page).getByRole('button', { name: 'Try again' }).click()
    await expect(alert(page)).toContainText('a web page instead of data')
    endpoint.refuse()
    await alert(page).getByRole('button', { name: 'Try again' }).click()
    await expect(alert(page)).toContainText(`(${endpoint.url}) did not answer`)
    endpoint.play({ ...shown(), request: 'GET …' })
    await alert(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('img', { name: 'QR code for the 115 app' })).toBeVisible()
  })

  test('keeps the code while it waits, and offers a new one when it is over', async ({ page, visit, endpoint }) => {
    await visit('/tool/115/token.html')
    endpoint.play(
      shown(),
      ...stepsOf('115-token', 'not confirmed yet'),
      ...stepsOf('115-token', 'empty token'),
      ...stepsOf('115-token', 'code expired'),
      shown(),
    )
    await show(page)
    await check(page)
    await expect(alert(page)).toContainText('Confirm in the app, then press again')
    await expect(page.getByRole('img', { name: 'QR code for the 115 app' })).toBeVisible()
    await check(page)
    await expect(alert(page)).toContainText('holds no refresh_token')
    await check(page)
    await expect(alert(page)).toContainText(/qrcode expired[\s\S]*Get a new one/)
    await alert(page).getByRole('button', { name: 'New code' }).click()
    await expect(alert(page)).toHaveCount(0)
    await expect(page.getByRole('img', { name: 'QR code for the 115 app' })).toBeVisible()
  })
})

test.describe('aliyundrive, the QR code', () => {
  const shown = () => first(stepsOf('aliyundrive-request', 'happy QR'))
  test.beforeEach(async ({ page, visit }) => {
    await page.route('https://qr.example/**', (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }))
    await visit('/tool/aliyundrive/request.html')
    await tool(page).getByLabel('With a QR code').check()
  })
  const show = (page: Page) => page.getByRole('button', { name: 'Show a QR code' }).click()

  test('waits for the scan and goes on with the client that was asked for', async ({
    page,
    site,
    endpoint,
    traffic,
    consoleMessages,
  }) => {
    await tool(page).getByLabel('Use my own application').check()
    await tool(page).getByLabel('Client ID').fill('own-id')
    await tool(page).getByLabel('Client secret').fill('own-secret')
    endpoint.play(...stepsOf('aliyundrive-request', 'happy QR'), ...stepsOf('aliyundrive-callback', 'happy'))
    await show(page)
    await expect(page.getByRole('img', { name: 'QR code for the Aliyun Drive app' })).toBeVisible()
    await page.getByRole('button', { name: 'I have scanned it' }).click()
    await expect(page.getByRole('button', { name: 'Copy refresh_token' })).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/tool/aliyundrive/callback.html`)
    expect(JSON.parse(endpoint.received[0]?.body ?? '')).toEqual({ client_id: 'own-id', client_secret: 'own-secret' })
    expect(JSON.parse(endpoint.received.at(-1)?.body ?? '')).toMatchObject({ code: 'ac-9', client_id: 'own-id' })
    const trusted = [new URL(endpoint.url).host]
    const secrets = ['rt-ali', 'at-ali', 'own-secret', 'ac-9', 'sid=sid9']
    await expectNoTrace(page, { secrets, messages: consoleMessages, traffic, trusted })
  })

  test('stays usable after every failure', async ({ page, endpoint }) => {
    const status = (name: string) => first(stepsOf('aliyundrive-request', name))
    endpoint.play(...stepsOf('aliyundrive-request', 'qr refused'))
    await show(page)
    await expect(alert(page)).toContainText('Too many requests. Wait a few minutes')
    await expect(page.getByRole('button', { name: 'Show a QR code' })).toBeEnabled()

    endpoint.play(shown(), status('qr expired'))
    await show(page)
    await page.getByRole('button', { name: 'I have scanned it' }).click()
    await expect(tool(page)).toContainText('The code has expired')

    endpoint.play(shown(), status('status without authCode'))
    await page.getByRole('button', { name: 'New code' }).click()
    await page.getByRole('button', { name: 'I have scanned it' }).click()
    await expect(alert(page)).toContainText('sent no code')

    endpoint.play(shown(), status('proxy blocked'))
    await page.getByRole('button', { name: 'New code' }).click()
    await page.getByRole('button', { name: 'I have scanned it' }).click()
    await expect(alert(page)).toContainText(/HTTP 403[\s\S]*host not allowed/)
    endpoint.refuse()
    await alert(page).getByRole('button', { name: 'Try again' }).click()
    await expect(alert(page)).toContainText('did not answer')
    await expect(page).toHaveURL(/\/tool\/aliyundrive\/request\.html$/)
  })
})

test.describe('wopan token', () => {
  const send = (page: Page) => page.getByRole('button', { name: /^Send/ }).click()
  const account = async (page: Page) => {
    await tool(page).getByLabel('Phone number').fill('13800138000')
    await tool(page).getByLabel('Password').fill('pw-secret')
  }

  test('gets two masked values, empties the password and leaves nothing behind', async ({
    page,
    visit,
    endpoint,
    traffic,
    consoleMessages,
  }) => {
    await visit('/tool/wopan/token.html')
    await expect(tool(page)).toContainText('Phone number and password go to the helper service')
    await account(page)
    endpoint.play(...stepsOf('wopan-token', 'happy'))
    await send(page)
    await expect(tool(page)).toContainText('The text message is on its way')
    await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
    await tool(page).getByLabel('Code from the text message').fill('123456')
    await page.getByRole('button', { name: 'Get the tokens' }).click()
    await expect(page.getByRole('button', { name: 'Copy refresh_token' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy access_token' })).toBeVisible()
    await expect(tool(page).getByLabel('Password')).toHaveValue('')
    const trusted = [new URL(endpoint.url).host]
    const secrets = ['rt-wo', 'at-wo', 'pw-secret', '13800138000']
    await expectNoTrace(page, { secrets, messages: consoleMessages, traffic, trusted })
  })

  test('asks for what is missing before it sends anything', async ({ page, visit, endpoint }) => {
    await visit('/tool/wopan/token.html')
    await send(page)
    await expect(tool(page).getByLabel('Phone number')).toHaveAccessibleDescription('Fill in this field.')
    await expect(tool(page).getByLabel('Password')).toHaveAccessibleDescription('Fill in this field.')
    expect(endpoint.received).toEqual([])
  })

  test('says what went wrong at the first step', async ({ page, visit, endpoint }) => {
    await visit('/tool/wopan/token.html')
    await account(page)
    for (const [name, says] of [
      ['wrong password', /account or password wrong/],
      ['captcha needed', /picture captcha[\s\S]*manual way/],
      ['500 with html', /HTTP 500/],
    ] as const) {
      endpoint.play(...stepsOf('wopan-token', name))
      await send(page)
      await expect(alert(page)).toContainText(says)
    }
    endpoint.refuse()
    await alert(page).getByRole('button', { name: 'Try again' }).click()
    await expect(alert(page)).toContainText('did not answer')
    await expect(page.getByRole('button', { name: 'Send the text message' })).toBeEnabled()
  })

  test('forgets the error of a wrong code once the right one is there', async ({ page, visit, endpoint }) => {
    const [sms, tokens] = stepsOf('wopan-token', 'happy')
    if (!sms || !tokens) throw new Error('the script of wopan-token is not whole')
    await visit('/tool/wopan/token.html')
    await account(page)
    endpoint.play(sms, ...stepsOf('wopan-token', 'wrong code'), tokens)
    await send(page)
    await tool(page).getByLabel('Code from the text message').fill('1111')
    await page.getByRole('button', { name: 'Get the tokens' }).click()
    await expect(alert(page)).toContainText('verify code error')
    await tool(page).getByLabel('Code from the text message').fill('2222')
    await page.getByRole('button', { name: 'Get the tokens' }).click()
    await expect(page.getByRole('button', { name: 'Copy refresh_token' })).toBeVisible()
    await expect(alert(page)).toHaveCount(0)
  })
})
