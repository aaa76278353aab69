import { alert, expect, NONCE, plantRequest, test, tool } from './tools-fixtures'

/** Every tool page: what is pressed there, after what was typed. */
const PAGES: [path: string, fields: Record<string, string>, button: string | undefined][] = [
  ['115/token', {}, '获取二维码'],
  ['wopan/token', { 手机号: '13800138000', 密码: 'x' }, '发送短信验证码'],
  ['google/album', { 访问令牌: 'at' }, '列出相册'],
  ['dropbox/request', {}, undefined],
  ['google/request', {}, undefined],
  ['onedrive/request', {}, undefined],
  ['onedrive/webdav', {}, undefined],
  ['aliyundrive/request', {}, undefined],
]

for (const [path, fields, button] of PAGES) {
  test(`/zh/tool/${path}.html speaks Chinese`, async ({ page, endpoint, visit }) => {
    endpoint.refuse()
    await page.route('https://photoslibrary.googleapis.com/**', (route) => route.abort())
    await visit(`/zh/tool/${path}.html`)
    const spoken = await tool(page).locator('button, label, legend, a').allInnerTexts()
    for (const text of spoken.filter((words) => words.trim() !== '')) expect(text).toMatch(/\p{Script=Han}/u)
    if (button === undefined) return
    for (const [label, value] of Object.entries(fields))
      await tool(page).getByRole('textbox', { name: label }).fill(value)
    await tool(page).getByRole('button', { name: button }).click()
    await expect(alert(page)).toContainText('没有应答')
    await expect(alert(page).getByRole('button')).toHaveText(/\p{Script=Han}/u)
  })
}

for (const provider of ['123pan', 'aliyundrive', 'baidu', 'dropbox', 'google', 'onedrive', 'yandex']) {
  test(`/zh/tool/${provider}/callback.html says in Chinese what happened`, async ({ page, endpoint, visit }) => {
    await plantRequest(page, provider, {}, '/zh/')
    endpoint.refuse()
    await page.route(/^https:/, (route) => route.abort())
    for (const [query, says] of [
      ['', /没有带上结果/],
      ['?error=access_denied&error_description=no', /授权被拒绝/],
      ['?error=server_error', /返回了错误/],
      [`?code=x&state=${NONCE}`, /没有应答/],
    ] as const) {
      await visit(`/zh/tool/${provider}/callback.html${query}`)
      await expect(tool(page)).toContainText(says)
      const spoken = await tool(page).locator('button, label, a').allInnerTexts()
      for (const text of spoken.filter((words) => words.trim() !== '')) expect(text).toMatch(/\p{Script=Han}/u)
    }
  })
}
