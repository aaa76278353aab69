import { expect, settled } from './fixtures'
import { filler, LOCALES, NAMES, test } from './frame-fixtures'

test.describe('landmarks and names', () => {
  for (const locale of LOCALES) {
    const names = NAMES[locale]
    test(`are those of the design in ${names.lang}`, async ({ page }) => {
      await page.setViewportSize({ width: 1500, height: 900 })
      await page.goto(`${locale}guide/drivers/local.html`)
      await settled(page)
      await expect(page.locator('html')).toHaveAttribute('lang', names.lang)
      for (const name of [names.main, names.sidebar, names.breadcrumb, names.outline, names.neighbours]) {
        await expect(page.getByRole('navigation', { name, exact: true }), name).toBeVisible()
      }
      await expect(page.getByRole('banner')).toHaveCount(1)
      await expect(page.getByRole('contentinfo').last()).toBeVisible()
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const name of [names.search, names.appearance, names.language]) {
        await expect(page.getByRole('button', { name, exact: true }), name).toBeVisible()
      }
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: names.skip })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page).toHaveURL(/local\.html$/)
    })
  }
})

test('the current section is marked, by whole segments', async ({ page }) => {
  await page.goto('/guide/webdav.html')
  await settled(page)
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'true')
  await expect(main.getByRole('link', { name: 'Config' })).not.toHaveAttribute('aria-current')
  await page.goto('/pricing.html')
  await expect(main.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'true')
})

test.describe('a menu of the bar', () => {
  test('opens under a resting mouse, not under a passing one', async ({ page }) => {
    await page.goto('/guide/')
    await settled(page)
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Community' })
    await button.hover()
    await page.getByRole('main').hover()
    await page.waitForTimeout(200)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.hover()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('link', { name: 'Telegram' }).hover()
    await page.waitForTimeout(300)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('main').hover()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('is worked by keyboard alone', async ({ page }) => {
    await page.goto('/guide/')
    await settled(page)
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' })
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'Demo' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'Tools' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Space')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    for (let press = 0; press < 6; press++) await page.keyboard.press('Tab')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes when a page is chosen', async ({ page }) => {
    await page.goto('/guide/')
    await settled(page)
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' })
    await button.click()
    await page.getByRole('link', { name: 'Changelog' }).first().click()
    await expect(page).toHaveURL(/changelog/)
    await page.mouse.move(600, 700)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('changing the language', () => {
  test('keeps page, query and hash', async ({ page }) => {
    await page.goto('/guide/drivers/local.html?q=1#what-works')
    await settled(page)
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('link', { name: '简体中文' }).click()
    await expect(page).toHaveURL(/\/zh\/guide\/drivers\/local\.html\?q=1#/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await page.getByRole('button', { name: '选择语言' }).click()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/guide\/drivers\/local\.html\?q=1/)
  })

  test('shows an untranslated page inside this language’s frame, with a word about it', async ({
    page,
    giveManifest,
  }) => {
    await giveManifest((manifest) => {
      manifest.pages = manifest.pages.filter((record) => record.path !== '/zh/guide/drivers/local.html')
    })
    await page.route('**/content/zh/guide/drivers/local.md', (route) => route.fulfill({ status: 404 }))
    await page.goto('/guide/drivers/local.html')
    await settled(page)
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('link', { name: '简体中文' }).click()
    await expect(page.getByRole('note').filter({ hasText: '尚未翻译' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
    await expect(page.locator('[data-article]')).toHaveAttribute('lang', 'en-US')
    await page.getByRole('note').getByRole('link').click()
    await expect(page).toHaveURL('/guide/drivers/local.html')
  })
})

test.describe('the bar on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  const isHidden = (page: import('@playwright/test').Page) =>
    page.evaluate(() => document.documentElement.hasAttribute('data-navbar-hidden'))

  for (const locale of LOCALES) {
    test(`goes away on the way down past 58 px and comes back on the way up in ${NAMES[locale].lang}`, async ({
      page,
      givePage,
    }) => {
      await givePage(`${locale.slice(1)}case/long.md`, `# Long\n\n${filler(80)}`)
      await page.goto(`${locale}case/long.html`)
      await settled(page)
      await page.evaluate(() => scrollTo(0, 58))
      await page.waitForTimeout(450)
      expect(await isHidden(page)).toBe(false)
      await page.evaluate(() => scrollTo(0, 59))
      await expect.poll(() => isHidden(page)).toBe(true)
      await page.evaluate(() => scrollTo(0, 1200))
      await page.waitForTimeout(450)
      expect(await isHidden(page)).toBe(true)
      await expect(page.getByRole('banner')).not.toBeInViewport()
      await page.evaluate(() => scrollTo(0, 1000))
      await expect.poll(() => isHidden(page)).toBe(false)
      await expect(page.getByRole('banner')).toBeInViewport()
    })
  }

  for (const locale of LOCALES) {
    test(`looks at the position every 300 ms in ${NAMES[locale].lang}`, async ({ page, givePage }) => {
      await givePage(`${locale.slice(1)}case/long.md`, `# Long\n\n${filler(80)}`)
      await page.clock.install({ time: 0 })
      await page.goto(`${locale}case/long.html`)
      await settled(page)
      await page.clock.pauseAt(600_000)
      await page.evaluate(() => {
        scrollTo(0, 400)
        dispatchEvent(new Event('scroll'))
      })
      await page.clock.runFor(250)
      expect(await isHidden(page)).toBe(false)
      await page.clock.runFor(100)
      await expect.poll(() => isHidden(page)).toBe(true)
    })
  }

  test('stays when the owner says so, and always hides when they say that', async ({ page, givePage, giveTheme }) => {
    await givePage('case/long.md', `# Long\n\n${filler(80)}`)
    await giveTheme({ navbarAutoHide: 'none' })
    await page.goto('/case/long.html')
    await settled(page)
    await page.evaluate(() => scrollTo(0, 900))
    await page.waitForTimeout(500)
    expect(await isHidden(page)).toBe(false)
  })

  test('is there for the keyboard even when hidden', async ({ page, givePage }) => {
    await givePage('case/long.md', `# Long\n\n${filler(80)}`)
    await page.goto('/case/long.html')
    await settled(page)
    await page.evaluate(() => scrollTo(0, 900))
    await expect.poll(() => isHidden(page)).toBe(true)
    await page.getByRole('button', { name: 'Menu', exact: true }).focus()
    await expect(page.getByRole('banner')).toBeInViewport()
  })
})

test.describe('the full-screen menu (case th-06)', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('keeps the focus, locks the page and returns both', async ({ page, givePage }) => {
    await givePage('case/long.md', `# Long\n\n${filler(120)}`)
    await page.goto('/case/long.html')
    await settled(page)
    await page.evaluate(() => scrollTo(0, 1500))
    await page.waitForTimeout(400)
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    await expect(dialog).toBeVisible()
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      )
      expect(inside).toBe(true)
    }
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(1500)
    await page.mouse.move(200, 600)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(1500)
  })

  test('closes when a page is chosen, on Back, and when the window grows', async ({ page, givePage }) => {
    await givePage('case/long.md', `# Long\n\n${filler(120)}`)
    await page.goto('/case/long.html')
    await settled(page)
    const open = async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    }
    const scrolls = async () => {
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('main').hover({ position: { x: 150, y: 300 } })
      await page.mouse.wheel(0, 200)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      // On the way up the bar comes back.
      await page.mouse.wheel(0, -200)
    }
    await open()
    await page.getByRole('dialog').getByRole('link', { name: 'Guide' }).click()
    await expect(page).toHaveURL('/guide/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await scrolls()
    await open()
    await page.goBack()
    await expect(page).toHaveURL('/case/long.html')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await scrolls()
    await open()
    await page.setViewportSize({ width: 1000, height: 800 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await scrolls()
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a page can do without the bar, and the zones are the owner’s', async ({ page, givePage, giveTheme }) => {
  await givePage('case/bare.md', '---\nnavbar: false\n---\n\n# Bare\n')
  await giveTheme({
    navbarLayout: { start: ['Search'], center: [], end: ['Brand', 'NoSuchThing'] },
    navbarTitle: 'My title',
  })
  await page.goto('/case/bare.html')
  await settled(page)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.goto('/guide/')
  await settled(page)
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'My title' })).toBeVisible()
  await expect(bar.getByRole('navigation')).toHaveCount(0)
  await expect(bar.getByRole('button', { name: 'Language' })).toHaveCount(0)
})
