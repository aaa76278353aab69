import { expect, settled } from './fixtures'
import { LOCALES, NAMES, test } from './frame-fixtures'

const BACKGROUND = { light: 'rgb(255, 255, 255)', dark: 'rgb(14, 20, 22)' }

test.describe('the first paint', () => {
  for (const [stored, system, theme] of [
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['auto', 'dark', 'dark'],
    [null, 'light', 'light'],
  ] as const) {
    test(`is ${theme} with ${stored} stored and a ${system} system`, async ({ page, browser, site }) => {
      const context = await browser.newContext({ colorScheme: system, viewport: { width: 800, height: 600 } })
      const tab = await context.newPage()
      if (stored) await tab.addInitScript((value) => localStorage.setItem('theme-scheme', value), stored)
      // The attribute as every frame from the very first one sees it.
      await tab.addInitScript(() => {
        const seen = new Set<string>()
        Object.assign(window, { seen })
        const look = () => {
          if (document.body) seen.add(document.documentElement.dataset.theme ?? 'none')
          requestAnimationFrame(look)
        }
        look()
      })
      await tab.goto(`${site.url}/guide/`)
      await settled(tab)
      const seen = await tab.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
      expect(seen).toEqual([theme])
      const style = await tab.evaluate(() => {
        const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement)
        return { backgroundColor, colorScheme }
      })
      expect(style).toEqual({ backgroundColor: BACKGROUND[theme], colorScheme: theme })
      await context.close()
      await page.close()
    })
  }
})

test.describe('the appearance panel', () => {
  for (const locale of LOCALES) {
    const names = NAMES[locale]
    test(`opens, changes the theme and closes by keyboard in ${names.lang}`, async ({ page }) => {
      await page.goto(`${locale}guide/`)
      await settled(page)
      const button = page.getByRole('button', { name: names.appearance, exact: true })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      const dark = page.getByRole('radio', { name: locale === '/' ? 'Dark' : '深色' })
      await dark.focus()
      await page.keyboard.press('Space')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.keyboard.press('Escape')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(button).toBeFocused()
      await page.reload()
      await settled(page)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    })
  }

  test('sets text size, line width and contrast, remembers them and tells the other tab', async ({ page, context }) => {
    await page.goto('/guide/')
    await settled(page)
    const other = await context.newPage()
    await other.goto('/guide/')
    await settled(other)
    const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
    const before = await size()
    await page.getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('radio', { name: 'Larger' }).check()
    await page.getByRole('radio', { name: 'Wide' }).check()
    await page.getByRole('radio', { name: 'High' }).check()
    expect(await size()).toBeCloseTo(before * 1.25, 1)
    await expect(other.locator('html')).toHaveAttribute('data-text-size', 'larger')
    await page.reload()
    await settled(page)
    await expect(page.locator('html')).toHaveAttribute('data-line-width', 'wide')
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
  })

  test('offers named colours, each for both themes', async ({ page, giveTheme }) => {
    await giveTheme({ colors: [{ name: { 'en-US': 'Ocean', 'zh-CN': '海' }, light: '#1766a8', dark: '#7db8ee' }] })
    await page.goto('/guide/')
    await settled(page)
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('accent-color'))
    const before = await accent()
    await page.getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('radio', { name: 'Ocean' }).check({ force: true })
    await expect.poll(accent).not.toBe(before)
    await page.getByRole('radio', { name: 'Sea green' }).check({ force: true })
    await expect.poll(accent).toBe(before)
  })
})

test.describe('the modes of the owner', () => {
  for (const [darkmode, stored, theme] of [
    ['enable', 'light', 'dark'],
    ['disable', 'dark', 'light'],
    ['auto', 'dark', 'light'],
  ] as const) {
    test(`${darkmode} is ${theme} whatever was stored, and offers no choice`, async ({ page, giveTheme }) => {
      await giveTheme({ darkmode })
      await page.addInitScript((value) => localStorage.setItem('theme-scheme', value), stored)
      await page.goto('/guide/')
      await settled(page)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await page.getByRole('button', { name: 'Appearance' }).click()
      await expect(page.getByRole('radio', { name: 'Larger' })).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Dark' })).toHaveCount(0)
    })
  }

  test('switch goes round light, dark, system; toggle back and forth', async ({ page, giveTheme }) => {
    await giveTheme({
      navbarLayout: { start: ['Brand'], center: ['Links'], end: ['ColorMode', 'Nonsense', 'constructor'] },
    })
    await page.addInitScript(() =>
      localStorage.setItem('theme-scheme', localStorage.getItem('theme-scheme') ?? 'light'),
    )
    await page.goto('/guide/')
    await settled(page)
    const stored = () => page.evaluate(() => localStorage.getItem('theme-scheme'))
    for (const scheme of ['dark', 'auto', 'light', 'dark']) {
      await page.getByRole('button', { name: /^Appearance: / }).click()
      await expect.poll(stored).toBe(scheme)
    }
  })

  test('toggle starts from the system', async ({ page, giveTheme }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await giveTheme({ darkmode: 'toggle', navbarLayout: { start: [], center: [], end: ['ColorMode'] } })
    await page.goto('/guide/')
    await settled(page)
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: /^Appearance: / }).click()
    await expect(root).toHaveAttribute('data-theme', 'light')
    await page.getByRole('button', { name: /^Appearance: / }).click()
    await expect(root).toHaveAttribute('data-theme', 'dark')
  })
})

test('auto follows the system while the page is open; a choice does not', async ({ page }) => {
  await page.goto('/guide/')
  await settled(page)
  const root = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('radio', { name: 'Light' }).check()
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveAttribute('data-theme', 'light')
})

test('another tab follows at once', async ({ page, context }) => {
  await page.goto('/guide/')
  await settled(page)
  const other = await context.newPage()
  await other.goto('/guide/')
  await settled(other)
  await page.getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
})

for (const locale of LOCALES) {
  test(`the theme spreads as a circle in 400 ms, and two presses within that end in the right theme, in ${NAMES[locale].lang}`, async ({
    page,
  }) => {
    await page.goto(`${locale}guide/`)
    await settled(page)
    await page.getByRole('button', { name: NAMES[locale].appearance }).click()
    await page.getByRole('radio', { name: /^(?:Light|浅色)$/ }).check()
    await page.evaluate(() => {
      const durations: unknown[] = []
      Object.assign(window, { durations })
      const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, options) {
        if (typeof options === 'object' && options.pseudoElement)
          durations.push([options.pseudoElement, options.duration])
        return animate.call(this, frames, options)
      }
    })
    await page.getByRole('radio', { name: /^(?:Dark|深色)$/ }).click({ force: true })
    const durations = () => page.evaluate(() => (window as unknown as { durations: unknown[] }).durations)
    await expect.poll(durations).toEqual([['::view-transition-old(root)', 400]])
    await page.waitForTimeout(500)
    await page.evaluate(() => {
      const [light, dark] = document.querySelectorAll<HTMLInputElement>('input[type=radio]')
      light?.click()
      dark?.click()
    })
    await page.waitForTimeout(600)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).not.toHaveAttribute('data-theme-grows')
  })
}

test('nothing moves where motion is unwelcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/guide/')
  await settled(page)
  await page.evaluate(() => {
    Object.assign(window, { started: 0 })
    document.startViewTransition = () => {
      throw new Error('a view transition was started')
    }
  })
  await page.getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const longest = await page.evaluate(() =>
    Math.max(
      ...document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0)),
      0,
    ),
  )
  expect(longest).toBeLessThan(50)
})

test('paper is light and carries nothing that can be pressed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme-scheme', 'dark'))
  await page.goto('/guide/drivers/local.html')
  await settled(page)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const role of ['banner', 'navigation'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('focus mode dims all but the text until Escape', async ({ page }) => {
  await page.goto('/guide/drivers/local.html')
  await settled(page)
  await page.getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('button', { name: 'Focus on the text' }).click()
  await page.keyboard.press('Escape')
  await page.locator('main h1').hover()
  const opacity = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('[data-dim]') ?? document.body).opacity)
  await page.locator('main h1').click()
  await expect.poll(opacity).toBe('0.5')
  await page.keyboard.press('Escape')
  await expect.poll(opacity).toBe('1')
})

for (const locale of LOCALES) {
  test(`with the owner’s focus option a mouse that rests in the text for 1500 ms dims the rest, in ${NAMES[locale].lang}`, async ({
    page,
    giveTheme,
  }) => {
    await giveTheme({ focus: true })
    await page.clock.install()
    await page.goto(`${locale}guide/drivers/local.html`)
    await settled(page)
    await page.clock.runFor(3000)
    const text = await page.locator('[data-article] p').first().boundingBox()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.mouse.move((text?.x ?? 0) + 40, (text?.y ?? 0) + 10)
    await page.clock.runFor(1400)
    await expect(page.locator('html')).not.toHaveAttribute('data-focus-resting')
    await page.clock.runFor(200)
    await expect(page.locator('html')).toHaveAttribute('data-focus-resting')
    await page.getByRole('banner').hover()
    await expect(page.locator('html')).not.toHaveAttribute('data-focus-resting')
  })
}
