import type { Page } from '@playwright/test'
import type { Notice } from '../../src/site/types'
import { expect, holdBack, test as plain, settled } from './fixtures'
import { giveManifest, LOCALES, NAMES, test } from './frame-fixtures'

plain.describe('the notice', () => {
  for (const [path, title, lang] of [
    ['/', 'Before you update', 'en-US'],
    ['/zh/', '升级之前', 'zh-CN'],
  ] as const) {
    plain.describe(lang, () => {
      plain.use({ locale: lang })

      plain('is shown on the home page once per browser, and takes no focus', async ({ page }) => {
        await page.goto(path)
        await settled(page)
        const card = page.getByRole('region', { name: title })
        await expect(card).toBeVisible()
        await expect(card.getByRole('link')).not.toHaveCount(0)
        expect(
          await page.evaluate(
            () => document.activeElement === document.body || document.activeElement?.tagName === 'H1',
          ),
        ).toBe(true)
        await card.getByRole('button', { name: /Close|关闭/ }).click()
        await expect(card).toHaveCount(0)
        const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('notice:')))
        expect(keys).toHaveLength(1)
        await page.reload()
        await settled(page)
        await page.waitForTimeout(2500)
        await expect(card).toHaveCount(0)
      })

      plain('is not on other pages', async ({ page }) => {
        await page.goto(`${path}guide/`)
        await settled(page)
        await page.waitForTimeout(2500)
        await expect(page.getByRole('region', { name: title })).toHaveCount(0)
      })
    })
  }
})

plain.describe('a notice of the owner', () => {
  const give = (page: Page, notice: Partial<Notice>) =>
    giveManifest(page, (manifest) => {
      const locale = manifest.site.locales['/']
      if (locale) locale.notices = [{ title: 'Hello', content: '**Bold** text', path: '/faq/', ...notice }]
    })

  plain('full screen and to be confirmed: only an action closes it, for the session', async ({ page }) => {
    await give(page, {
      fullscreen: true,
      confirm: true,
      actions: [{ text: 'Why', link: '/faq/why.html', type: 'primary' }],
    })
    await page.goto('/faq/')
    const dialog = page.getByRole('dialog', { name: 'Hello' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText('Bold')).toHaveCSS('font-weight', /[67]\d\d/)
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Why' }).click()
    await expect(page).toHaveURL('/faq/why.html')
    await expect(dialog).toHaveCount(0)
    const kept = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('notice:')).length)
    expect(await kept()).toBe(1)
  })

  plain('an address elsewhere opens another tab', async ({ page, context, site }) => {
    await give(page, { actions: [{ text: 'Out', link: `${site.url}/faq/why.html` }] })
    await page.goto('/faq/')
    const opened = context.waitForEvent('page')
    await page.getByRole('region', { name: 'Hello' }).getByRole('button', { name: 'Out' }).click()
    await (await opened).close()
    await expect(page).toHaveURL('/faq/')
  })
})

plain.describe('the language question', () => {
  plain.use({ locale: 'zh-HK' })

  plain('asks in both languages, with a name, and keeps a "no" for the session', async ({ page }) => {
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: 'Choose a language' })
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('[lang="zh-CN"]').first()).toContainText('简体中文')
    await expect(dialog.locator('[lang="en-US"]').first()).toContainText('简体中文')
    await expect(dialog.getByRole('button', { name: '切换到 简体中文' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.goto('/guide/')
    await page.goto('/')
    await settled(page)
    await page.waitForTimeout(2500)
    await expect(dialog).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('locale-redirect'))).toBeNull()
  })

  plain('changes to the other language, and remembers when told so', async ({ page }) => {
    await page.goto('/?from=mail')
    const dialog = page.getByRole('dialog', { name: 'Choose a language' })
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: '切换到 简体中文' }).click()
    await expect(page).toHaveURL('/zh/?from=mail')
    await expect(dialog).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('locale-redirect'))).toContain('/')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/')
    await settled(page)
    await page.waitForTimeout(2500)
    await expect(dialog).toHaveCount(0)
  })

  plain('is asked on home pages only, and not of readers of this language', async ({ page }) => {
    await page.goto('/guide/')
    await settled(page)
    await page.waitForTimeout(2500)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/zh/')
    await settled(page)
    await page.waitForTimeout(2500)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  plain('waits until the search is closed again, and takes none of its letters', async ({ page }) => {
    const letGo = await holdBack(page, '**/assets/LocaleSuggestion-*.js')
    await page.goto('/')
    await settled(page)
    await page.keyboard.press('/')
    await page.keyboard.type('docker ')
    letGo()
    await page.waitForTimeout(2500)
    await page.keyboard.type('compose')
    await expect(page.getByRole('combobox')).toHaveValue('docker compose')
    await expect(page).toHaveURL('/')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Choose a language' })).toBeVisible()
  })

  plain('comes before the notice, not over it', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('dialog', { name: 'Choose a language' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Before you update' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByRole('region', { name: 'Before you update' })).toBeVisible()
  })
})

plain.describe('a visitor who reads neither language', () => {
  plain.use({ locale: 'fr-FR' })

  plain('is not told to prefer one of them', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Before you update' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('the list of keys', () => {
  test('opens on ?, keeps the focus and gives it back (case ax-02)', async ({ page }) => {
    await page.goto('/guide/webdav.html')
    await settled(page)
    const search = page.getByRole('button', { name: 'Appearance', exact: true })
    await search.focus()
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    // The list follows the page, so its key does too.
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(dialog).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press(press % 2 ? 'Shift+Tab' : 'Tab')
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(search).toBeFocused()
  })

  test('? in a field is a question mark', async ({ page }) => {
    await page.goto('/guide/webdav.html')
    await settled(page)
    await page.keyboard.press('f')
    await page.keyboard.type('?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('the progress bar', () => {
  for (const locale of LOCALES) {
    test(`shows for a slow page not yet visited, from 0.08 on, and not for one that was, in ${NAMES[locale].lang}`, async ({
      page,
      site,
    }) => {
      await page.goto(`${locale}guide/`)
      await settled(page)
      site.intercept = async (request) => {
        if (request.url?.includes(`/content${locale}config/README.md`))
          await new Promise((done) => setTimeout(done, 2500))
        return false
      }
      const bar = page.locator('[class*=track] > [class*=bar]')
      const config = page
        .getByRole('navigation', { name: NAMES[locale].main })
        .getByRole('link', { name: /^(?:Config|配置)$/ })
      await config.click()
      await expect(bar).toBeAttached()
      const scale = await bar.evaluate((element) => Number.parseFloat(element.style.scale))
      expect(scale).toBeGreaterThanOrEqual(0.08)
      expect(scale).toBeLessThan(0.2)
      await expect(page).toHaveURL(`${locale}config/`)
      await expect(bar).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(`${locale}guide/`)
      await page.goForward()
      await page.waitForTimeout(300)
      await expect(bar).toHaveCount(0)
      site.intercept = undefined
    })
  }
})

test('the progress bar shows also for who goes on before its program has arrived', async ({ page, site }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/after-paint-/, async (route) => {
    await arrived
    await route.continue()
  })
  site.intercept = async (request) => {
    if (request.url?.includes('/content/config/README.md')) await new Promise((done) => setTimeout(done, 4000))
    return false
  }
  await page.goto('/guide/')
  await settled(page)
  const menu = page.getByRole('navigation', { name: NAMES['/'].main })
  await menu.getByRole('link', { name: 'Config', exact: true }).click()
  // The page coming is announced by its title and has the address already.
  await expect(page).toHaveURL('/config/')
  arrive()
  const bar = page.locator('[class*=track] > [class*=bar]')
  await expect(bar).toBeAttached()
  await expect(bar).toHaveCount(0)
  site.intercept = undefined
})

test.describe('storage that is forbidden', () => {
  for (const locale of LOCALES) {
    test(`costs nothing but memory in ${NAMES[locale].lang}`, async ({ page, pageErrors }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError')
            },
          })
        }
      })
      await page.goto(`${locale}guide/drivers/local.html`)
      await settled(page)
      await page.getByRole('button', { name: NAMES[locale].appearance, exact: true }).click()
      await page.getByRole('radio', { name: locale === '/' ? 'Dark' : '深色' }).check()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      expect(pageErrors.filter((error) => !error.message.includes('denied'))).toEqual([])
    })
  }
})

test.describe('a message', () => {
  for (const locale of LOCALES) {
    test(`is at the top for 3000 ms, in ${NAMES[locale].lang}`, async ({ page }) => {
      // One that a visitor can meet: search does not arrive.
      await page.route(/\/search-parts-/, (route) => route.abort())
      await page.clock.install({ time: 0 })
      await page.goto(`${locale}guide/`)
      await settled(page)
      await page.clock.pauseAt(3_600_000)
      await page.getByRole('button', { name: NAMES[locale].search, exact: true }).click()
      const message = page.getByRole('region', { name: NAMES[locale].notifications }).getByRole('alert')
      await expect(message).toBeVisible()
      expect((await message.boundingBox())?.y).toBeLessThan(150)
      await page.clock.runFor(2900)
      await expect(message).toBeVisible()
      await page.clock.runFor(600)
      await expect(message).toBeHidden()
    })
  }
})
