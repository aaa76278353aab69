import type { Page } from '@playwright/test'
import { dialog, expect, field, openSearch, options, PAGE, searchFor, settled, test } from './search-fixtures'

/** Until all of the text has been searched, more may come. */
const whole = (page: Page) => expect(page.getByRole('status').filter({ hasText: /pages? found/ })).toHaveCount(1)

/** Answers to such requests wait until the function that this returns is called. */
async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let arrive = () => {}
  const answer = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(url, async (route) => {
    await answer
    await route.continue()
  })
  return () => arrive()
}

/** What of the page beside the dialog can be pressed or focused. */
const reachable = (page: Page) =>
  page
    .locator(':is(a[href], button, input, select, summary, [tabindex="0"]):not([inert], [inert] *, dialog *)')
    .and(page.locator(':visible'))

const holdText = (page: Page) => hold(page, '**/search/*.json*')

test.describe('the search dialog', () => {
  test('costs nothing before it is opened, and one request a file afterwards', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(PAGE)
    await settled(page)
    await page.waitForTimeout(2500)
    const ofSearch = () => requests.filter((path) => /search|local\.worker|reader\.worker/i.test(path))
    expect(ofSearch()).toEqual([])
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    for (const letter of 'docker com') await field(page).pressSequentially(letter)
    await expect(field(page)).toHaveValue('docker com')
    await expect(options(page).locator('mark').first()).toBeVisible()
    const asked = ofSearch()
    expect(asked).toContain('/search/en-US.json')
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.some((path) => path.includes('reader'))).toBe(false)
  })

  test('asks for its program when the button is pressed, and opens when it is let go', async ({ page }) => {
    await page.goto(PAGE)
    await settled(page)
    const program = page.waitForResponse(/search-parts.*\.js$/)
    await page.getByRole('button', { name: 'Search', exact: true }).hover()
    await page.mouse.down()
    await program
    await expect(dialog(page)).toBeHidden()
    await page.mouse.up()
    await expect(field(page)).toBeFocused()
  })

  test('opens by button, slash and Ctrl+K, but not while a field is typed in', async ({ page }) => {
    await page.goto(PAGE)
    await settled(page)
    for (const key of ['/', 'Control+k', 'Meta+K']) {
      await page.keyboard.press(key)
      await expect(field(page)).toBeFocused()
      // The next key comes before the browser has told that the dialog is closed.
      await page.keyboard.press('Escape')
    }
    await expect(dialog(page)).toBeHidden()
    const filter = page.getByRole('searchbox').or(page.getByRole('textbox')).first()
    await filter.focus()
    await page.keyboard.type('a/b')
    await page.keyboard.press('Control+k')
    await expect(filter).toHaveValue('a/b')
    await expect(dialog(page)).toBeHidden()
  })

  test('opens at once, and loses nothing that is typed while the rest still loads', async ({ page }) => {
    const arrive = await hold(page, /search-parts/)
    await page.goto(PAGE)
    await settled(page)
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('forgot the')
    await expect(dialog(page).getByRole('listbox')).toHaveCount(0)
    arrive()
    await expect(options(page).locator('mark').first()).toBeVisible()
    await page.keyboard.type(' password')
    await expect(field(page)).toHaveValue('forgot the password')
    await expect(
      options(page)
        .locator('mark', { hasText: /^password$/i })
        .first(),
    ).toBeVisible()
  })

  test('goes to the first result when Enter comes before the program', async ({ page }) => {
    const arrive = await hold(page, /search-parts/)
    await openSearch(page)
    await page.keyboard.type('load balancing')
    await page.keyboard.press('Enter')
    arrive()
    await expect(page).toHaveURL(/\/guide\/advanced\/balance\.html/)
  })

  test('has the page behind it out of reach and knows its keys also before its program', async ({ page }) => {
    await hold(page, /search-parts/)
    await openSearch(page)
    await page.keyboard.type('nginx')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('docker')
    await expect(field(page)).toHaveValue('docker')
    await expect(reachable(page)).toHaveCount(0)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  test('is a combobox: arrows go round, hovering chooses, Enter opens the section and marks the words', async ({
    page,
  }) => {
    await openSearch(page)
    await searchFor(page, 'forgot the password')
    await whole(page)
    const first = options(page).first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
    await expect(dialog(page).getByRole('listbox')).toHaveAttribute(
      'id',
      (await field(page).getAttribute('aria-controls')) ?? '',
    )
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await expect(options(page).last()).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await options(page).nth(1).hover()
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/faq\/howto\.html#forgot-the-password$/)
    await expect(page.getByRole('heading', { name: 'Forgot the password' })).toBeInViewport()

    const bar = page.getByRole('group', { name: 'Matches on this page' })
    await expect(bar.getByRole('status')).toHaveText(/^\d+ of \d+$/)
    const marked = () => page.evaluate(() => [...(CSS.highlights.get('search-words') ?? [])].map(String))
    // "reset" means the same, and so led here too.
    await expect
      .poll(async () => new Set((await marked()).map((text) => text.toLowerCase())))
      .toEqual(new Set(['forgot', 'password', 'reset']))
    const here = () => page.evaluate(() => [...(CSS.highlights.get('search-here') ?? [])].map(String).join())
    expect(await here()).toBe('Forgot')
    await bar.getByRole('button', { name: 'Next match' }).click()
    await expect.poll(here).toBe('password')
    await page.keyboard.press('Escape')
    await expect(bar).toBeHidden()
    expect(await marked()).toEqual([])
  })

  test('marks the words also on a page that takes longer than the program of the marks', async ({ page }) => {
    await openSearch(page)
    await searchFor(page, 'reverse proxy')
    await page.route(/\.md$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.continue()
    })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Matches on this page' })).toBeVisible()
  })

  test('takes the marks away with the page', async ({ page }) => {
    await openSearch(page)
    await searchFor(page, 'reverse proxy')
    await page.keyboard.press('Enter')
    const bar = page.getByRole('group', { name: 'Matches on this page' })
    await expect(bar).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
    await settled(page)
    await expect(bar).toBeHidden()
    await page.goBack()
    await settled(page)
    await expect(bar).toBeHidden()
  })

  test('opens a result in a new tab with Ctrl+Enter', async ({ page, context }) => {
    await openSearch(page)
    await searchFor(page, 'nginx reverse proxy')
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')])
    await expect(tab).toHaveURL(/reverse-proxy\.html/)
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
    await expect(dialog(page)).toBeVisible()
  })

  test('shows pages by their names while the text is still on its way, and the whole answer then', async ({ page }) => {
    const arrive = await holdText(page)
    await openSearch(page)
    await field(page).fill('reverse proxy')
    await expect(options(page).first()).toContainText('Reverse proxy')
    await expect(options(page).filter({ hasText: 'Websocket' })).toHaveCount(0)
    arrive()
    await whole(page)
    await expect(options(page).filter({ hasText: /nginx/i }).first()).toBeVisible()
  })

  test('keeps what was chosen when the rest of the text brings more', async ({ page }) => {
    const arrive = await holdText(page)
    await openSearch(page)
    await searchFor(page, 'storage')
    const few = await options(page).count()
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    const chosen = options(page).and(page.locator('[aria-selected="true"]'))
    const href = (await chosen.getAttribute('href')) ?? ''
    arrive()
    await whole(page)
    await expect.poll(() => options(page).count()).toBeGreaterThan(few)
    await expect(chosen).toHaveAttribute('href', href)
  })

  test('opens the first result in a new tab when Ctrl+Enter comes before the answer', async ({ page, context }) => {
    await page.route('**/search/*.json*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await openSearch(page)
    await field(page).fill('load balancing')
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')])
    await expect(tab).toHaveURL(/\/guide\/advanced\/balance\.html/)
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
  })

  test('goes to the first result when Enter comes before the answer', async ({ page }) => {
    await page.route('**/search/*.json*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await openSearch(page)
    await field(page).fill('load balancing')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/guide\/advanced\/balance\.html/)
  })

  test('is a modal: the page behind is inert, a press beside it or Escape from anywhere closes it', async ({
    page,
  }) => {
    await openSearch(page)
    const link = page.locator('main a').first()
    await expect(reachable(page)).toHaveCount(0)
    await expect(dialog(page).locator('[inert]')).toHaveCount(0)

    await page.mouse.click(10, 500)
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
    expect(await page.locator('[inert]').count()).toBe(0)
    await link.focus()
    await expect(link).toBeFocused()

    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  test('shows what is chosen also where the system chooses the colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openSearch(page)
    await searchFor(page, 'docker')
    await expect(options(page).first()).toHaveCSS('outline-style', 'solid')
    await expect(options(page).nth(1)).toHaveCSS('outline-style', 'none')
  })

  test('closes with Escape, gives the focus back and keeps the query for the next time', async ({ page }) => {
    await page.goto(PAGE)
    await settled(page)
    const button = page.getByRole('button', { name: 'Search', exact: true })
    await button.click()
    await searchFor(page, 'docker compose')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await expect(field(page)).toHaveValue('docker compose')
    await expect(options(page).locator('mark').first()).toBeVisible()
    await page.keyboard.type('webdav')
    await expect(field(page)).toHaveValue('webdav')
  })

  test('leaves Enter, Escape and arrows to an input method', async ({ page }) => {
    await openSearch(page, `/zh${PAGE}`)
    const cdp = await page.context().newCDPSession(page)
    const compose = (text: string) =>
      cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await compose('mi')
    await compose('mima')
    await expect(field(page)).toHaveValue('mima')
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      await page.keyboard.press(key)
      await expect(dialog(page)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
    }
    await field(page).fill('')
    await compose('密码')
    await cdp.send('Input.insertText', { text: '密码' })
    await expect(field(page)).toHaveValue('密码')
    await expect(options(page).locator('mark', { hasText: '密码' }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  test('narrows to a part of the site and says how much each has', async ({ page }) => {
    await openSearch(page)
    await searchFor(page, 'password')
    const filter = dialog(page).getByRole('group', { name: 'Where to search' })
    const api = filter.getByRole('button', { name: /^API/ })
    await expect(api).toHaveText(/^API\s*\d+$/)
    await api.click()
    await expect(api).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(async () => (await addresses(page)).every((path) => path.startsWith('/guide/api/'))).toBe(true)
    await filter.getByRole('button', { name: 'All' }).click()
    await expect.poll(async () => (await addresses(page)).some((path) => path.startsWith('/faq/'))).toBe(true)
  })

  test('remembers searches and places, keeps favourites and forgets what it is told to', async ({ page }) => {
    await openSearch(page)
    await expect(options(page).first()).toHaveText('docker')
    await searchFor(page, 'load balancing')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/balance/)
    await page.reload()
    await settled(page)
    await page.keyboard.press('/')
    const group = (name: string) => dialog(page).getByRole('group', { name, exact: true }).getByRole('option')
    await expect(group('Recent searches')).toHaveText(['load balancing'])
    await dialog(page).getByRole('button', { name: 'Keep Load balancing as a favorite' }).click()
    await dialog(page).getByRole('button', { name: 'Forget load balancing', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Forget Load balancing', exact: true }).click()
    await expect(options(page)).toHaveText(['Load balancing'])
    await expect(group('Favorites')).toHaveText(['Load balancing'])
    await field(page).press('ArrowDown')
    await field(page).press('Enter')
    // Arriving closes what is open, so that the key counts once the page is there.
    await expect(async () => {
      // In an open field the key would be a letter.
      if (!(await dialog(page).isVisible())) await page.keyboard.press('/')
      await expect(field(page)).toBeFocused({ timeout: 1000 })
    }).toPass()
    await dialog(page).getByRole('button', { name: 'Remove Load balancing from the favorites' }).click()
    await expect(group('Favorites')).toHaveCount(0)
  })

  test('says that nothing was found, and helps', async ({ page }) => {
    await openSearch(page)
    await field(page).fill('confguratoin')
    await expect(dialog(page).getByText('No results for “confguratoin”').first()).toBeVisible()
    const report = dialog(page).getByRole('link', { name: /Tell us/ })
    await expect(report).toHaveAttribute('href', /issues\/new\?title=.*confguratoin/)
    await dialog(page).getByRole('button', { name: 'Search for “configuration”' }).click()
    await expect(options(page).locator('mark').first()).toBeVisible()
  })

  test('shows text as text, whatever is typed', async ({ page, pageErrors }) => {
    await openSearch(page)
    for (const query of [
      '<img src=x onerror=alert(1)>',
      '(',
      '[',
      '*',
      '\\',
      '.',
      '&amp;',
      '   ',
      'x'.repeat(10_000),
    ]) {
      await field(page).fill(query)
      await expect(field(page)).toHaveValue(query.slice(0, 1000))
    }
    await expect(dialog(page).locator('img[src="x"]')).toHaveCount(0)
    await searchFor(page, 'mount path')
    expect(pageErrors).toEqual([])
  })

  test('fills a phone’s screen and can be cancelled', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openSearch(page)
    await expect.poll(async () => await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    await searchFor(page, 'docker')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toBeHidden()
  })

  test('searches the language of the page, and another one after a change', async ({ page }) => {
    const texts: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/search/')) texts.push(pathname)
    })
    await openSearch(page)
    await searchFor(page, 'docker')
    expect((await addresses(page)).filter((path) => path.startsWith('/zh/'))).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('link', { name: '简体中文' }).click()
    await expect(page).toHaveURL(/\/zh\//)
    await page.keyboard.press('/')
    await expect(field(page)).toHaveValue('docker')
    await expect.poll(async () => (await addresses(page)).every((path) => path.startsWith('/zh/'))).toBe(true)
    await page.goBack()
    await expect.poll(async () => (await addresses(page)).some((path) => path.startsWith('/zh/'))).toBe(false)
    expect(texts.sort()).toEqual(['/search/en-US.json', '/search/zh-CN.json'])
  })
})

const addresses = async (page: Parameters<typeof options>[0]): Promise<string[]> =>
  options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href') ?? ''))
