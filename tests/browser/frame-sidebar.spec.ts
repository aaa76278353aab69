import type { Page } from '@playwright/test'
import { expect, settled } from './fixtures'
import { LOCALES, NAMES, test } from './frame-fixtures'

const sidebar = (page: Page, name = 'Sidebar') => page.getByRole('navigation', { name, exact: true })

test.describe('groups', () => {
  test('one is open at a time, the one around the page from the start', async ({ page }) => {
    await page.goto('/guide/drivers/local.html')
    await settled(page)
    const group = (name: string) =>
      sidebar(page).getByRole('button', { name: new RegExp(`^(?:Show|Hide) the pages of ${name}$`) })
    await expect(group('Storage')).toHaveAttribute('aria-expanded', 'true')
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Local storage')
    await group('Install').click()
    await expect(group('Install')).toHaveAttribute('aria-expanded', 'true')
    await expect(group('Storage')).toHaveAttribute('aria-expanded', 'false')
    await expect(sidebar(page).getByRole('link', { name: 'Local storage' })).toHaveCount(0)
    await group('Install').click()
    await expect(group('Install')).toHaveAttribute('aria-expanded', 'false')
    await page.reload()
    await settled(page)
    await expect(group('Storage')).toHaveAttribute('aria-expanded', 'true')
  })

  test('of a page stays folded once it was folded, and opens again with the next page of it', async ({ page }) => {
    await page.goto('/guide/install/docker.html')
    await settled(page)
    const install = sidebar(page).getByRole('button', { name: /^(?:Show|Hide) the pages of Install$/ })
    await sidebar(page).getByRole('link', { name: 'Reverse proxy' }).click()
    await expect(page).toHaveURL('/guide/install/reverse-proxy.html')
    await install.click()
    await expect(install).toHaveAttribute('aria-expanded', 'false')
    await page.waitForTimeout(300)
    await expect(install).toHaveAttribute('aria-expanded', 'false')
    await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').first().click()
    await expect(page).not.toHaveURL('/guide/install/reverse-proxy.html')
    await expect(install).toHaveAttribute('aria-expanded', 'true')
  })

  test('are remembered between sections, and so is how far the list was scrolled', async ({ page }) => {
    await page.goto('/guide/drivers/local.html')
    await settled(page)
    await sidebar(page).evaluate((element) => element.scrollTo(0, 240))
    await page.waitForTimeout(300)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Config' }).click()
    await expect(page).toHaveURL('/config/')
    await settled(page)
    await page.goBack()
    await expect(page).toHaveURL('/guide/drivers/local.html')
    await expect(sidebar(page).getByRole('button', { name: 'Hide the pages of Storage' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect.poll(() => sidebar(page).evaluate((element) => element.scrollTop)).toBe(240)
  })

  test('bring the current entry into view', async ({ page }) => {
    await page.goto('/guide/drivers/develop.html')
    await settled(page)
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport()
  })

  test('explicit, folded, fixed and expanded ones do as they are told', async ({ page, giveManifest, givePage }) => {
    await givePage('case/a.md', '# A\n')
    await giveManifest((manifest) => {
      const locale = manifest.site.locales['/']
      if (locale) {
        locale.sidebar = {
          '/case/': [
            { text: 'Fixed', collapsible: false, children: ['/guide/webdav.html'] },
            { text: 'Open', expanded: true, children: ['/config/site.html'] },
            { text: 'Shut', children: [{ text: 'Elsewhere', link: 'https://example.org/' }] },
            { text: 'Linked', link: '/faq/', children: ['/faq/why.html'] },
          ],
        }
      }
    })
    await page.goto('/case/a.html')
    await settled(page)
    const nav = sidebar(page)
    await expect(nav.getByRole('link', { name: 'WebDAV' })).toBeVisible()
    await expect(nav.getByRole('button', { name: 'Fixed' })).toHaveCount(0)
    await expect(nav.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-expanded', 'true')
    await nav.getByRole('button', { name: 'Shut' }).click()
    await expect(nav.getByRole('link', { name: /Elsewhere/ })).toHaveAttribute('href', 'https://example.org/')
    await expect(nav.getByRole('link', { name: 'Linked' })).toHaveAttribute('href', '/faq/')
    await nav.getByRole('button', { name: 'Show the pages of Linked' }).click()
    await expect(nav.getByRole('link', { name: 'Why' })).toBeVisible()
  })
})

test.describe('the filter', () => {
  for (const [locale, query, found] of [
    ['/', '网盘', /115|Baidu|123/],
    ['/zh/', 'onedrive', /OneDrive/],
  ] as const) {
    const names = NAMES[locale]
    test(`finds a storage by another name in ${names.lang} and puts everything back`, async ({ page }) => {
      await page.goto(`${locale}guide/webdav.html`)
      await settled(page)
      const nav = sidebar(page, names.sidebar)
      const openGroups = () => nav.locator('button[aria-expanded="true"]').count()
      const before = await openGroups()
      await page.keyboard.press('f')
      const field = nav.getByRole('textbox')
      await expect(field).toBeFocused()
      await page.keyboard.type(query)
      await expect(nav.getByRole('link').filter({ hasText: found }).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(nav.getByRole('link').first())
        .not.toBeFocused({ timeout: 1 })
        .catch(() => undefined)
      await field.focus()
      await page.keyboard.press('Escape')
      await expect(field).toHaveValue('')
      expect(await openGroups()).toBe(before)
      await page.keyboard.type('zzzzzz')
      await expect(nav.getByRole('status')).toContainText('zzzzzz')
    })
  }

  test('says by which other name a page was found', async ({ page }) => {
    await page.goto('/guide/webdav.html')
    await settled(page)
    await page.keyboard.press('f')
    await page.keyboard.type('115网盘')
    await expect(sidebar(page).getByRole('link', { name: /^115 Open\s*115网盘$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sidebar(page)).not.toContainText('115网盘')
  })

  test('opens the first hit on Enter, and f in a field is a letter', async ({ page }) => {
    await page.goto('/guide/webdav.html')
    await settled(page)
    await page.keyboard.press('f')
    await page.keyboard.type('onedrive app')
    await expect(sidebar(page).getByRole('link', { name: /OneDrive APP/i })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/guide/drivers/onedrive_app.html')
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1000, height: 800 } })

  test('the strip folds the sidebar away, out of the tab order, and back', async ({ page }) => {
    await page.goto('/guide/webdav.html')
    await settled(page)
    const strip = page.getByRole('button', { name: 'Toggle sidebar' })
    await expect(strip).toHaveAttribute('aria-expanded', 'true')
    await strip.click()
    await expect(strip).toHaveAttribute('aria-expanded', 'false')
    await expect(sidebar(page)).toBeHidden()
    await page.reload()
    await settled(page)
    await expect(sidebar(page)).toBeHidden()
    await strip.focus()
    await page.keyboard.press('Enter')
    await expect(sidebar(page)).toBeVisible()
  })

  test('is always there at 1440 px, whatever was folded', async ({ page }) => {
    await page.goto('/guide/webdav.html')
    await settled(page)
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await page.setViewportSize({ width: 1440, height: 800 })
    await expect(sidebar(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  for (const locale of LOCALES) {
    const names = NAMES[locale]
    test(`is a drawer with a name, state and way out in ${names.lang} (case ax-07)`, async ({ page }) => {
      await page.goto(`${locale}guide/drivers/local.html`)
      await settled(page)
      const button = page.getByRole('button', { name: names.toggleSidebar })
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(sidebar(page, names.sidebar)).toHaveCount(0)
      await button.click()
      await expect(page.getByRole('dialog', { name: names.sidebar })).toBeVisible()
      await expect(sidebar(page, names.sidebar).locator('[aria-current="page"]')).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(button).toBeFocused()
    })
  }

  test('closes beside it, on a choice, and when the window passes 719 px', async ({ page }) => {
    await page.goto('/guide/drivers/local.html')
    await settled(page)
    const open = () => page.getByRole('button', { name: 'Toggle sidebar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sidebar' })
    await open()
    await page.mouse.click(350, 400)
    await expect(dialog).toHaveCount(0)
    await open()
    await sidebar(page).getByRole('link', { name: '115 Open' }).click()
    await expect(page).toHaveURL(/115_open/)
    await expect(dialog).toHaveCount(0)
    await open()
    await page.setViewportSize({ width: 719, height: 800 })
    await expect(dialog).toBeVisible()
    await page.setViewportSize({ width: 720, height: 800 })
    await expect(dialog).toHaveCount(0)
    await expect(sidebar(page)).toBeVisible()
  })

  /** A swipe as the page hears it. By the browser's own input the whole Chromium would go back in the history as well. */
  async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
    await page.evaluate(
      ([from, to]) => {
        const target = document.elementFromPoint(from[0], from[1]) ?? document.body
        for (const type of ['touchstart', 'touchmove', 'touchend']) {
          const [clientX, clientY] = type === 'touchstart' ? from : to
          const touch = new Touch({ identifier: 0, target, clientX, clientY })
          const touches = type === 'touchend' ? [] : [touch]
          target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch] }))
        }
      },
      [from, to] as const,
    )
  }

  for (const locale of LOCALES) {
    test(`opens by the swipes of the specification only in ${NAMES[locale].lang} (case th-08)`, async ({
      page,
      givePage,
    }) => {
      const columns = Array.from({ length: 12 }, (_, index) => ` column ${index} `).join('|')
      const table = `|${columns}|\n|${'---|'.repeat(12)}\n|${columns}|`
      const code = `\`\`\`text\n${'abcdefghijklmnopqrstuvwxyz'.repeat(8)}\n\`\`\``
      await givePage(
        `${locale.slice(1)}case/swipe.md`,
        `# Swipe\n\nPlain text to swipe on.\n\n${table}\n\n${code}\n\nMore plain text.\n`,
      )
      await page.goto(`${locale}case/swipe.html`)
      await settled(page)
      const dialog = page.getByRole('dialog', { name: NAMES[locale].sidebar })
      const middle = async (selector: string) => {
        const box = await page.locator(selector).first().boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0) / 2
      }
      const plain = await middle('[data-article] p')
      for (const selector of ['table', 'pre']) {
        const y = await middle(selector)
        await swipe(page, [40, y], [200, y])
        await expect(dialog, selector).toHaveCount(0)
      }
      await swipe(page, [200, plain], [320, plain])
      await expect(dialog, 'away from the edge').toHaveCount(0)
      await swipe(page, [81, plain], [200, plain])
      await expect(dialog, 'one pixel from the edge zone').toHaveCount(0)
      await swipe(page, [40, plain], [80, plain])
      await expect(dialog, 'forty pixels are not more than forty').toHaveCount(0)
      await swipe(page, [40, plain], [100, plain + 40])
      await expect(dialog, 'exactly one and a half times').toHaveCount(0)
      await swipe(page, [20, plain], [70, plain + 200])
      await expect(dialog, 'mostly vertical').toHaveCount(0)
      await expect(async () => {
        await swipe(page, [40, plain], [120, plain + 10])
        await expect(dialog).toBeVisible({ timeout: 1000 })
      }).toPass()
      await swipe(page, [300, 500], [200, 500])
      await expect(dialog).toHaveCount(0)
    })
  }
})

test('a path that no setting speaks of is reported once, and has no sidebar', async ({
  page,
  giveManifest,
  consoleMessages,
}) => {
  await giveManifest((manifest) => {
    const locale = manifest.site.locales['/']
    if (locale) locale.sidebar = { '/config/': 'structure' }
  })
  await page.goto('/guide/webdav.html')
  await settled(page)
  await expect(sidebar(page)).toHaveCount(0)
  await expect.poll(() => consoleMessages.filter((text) => text.includes('/guide/webdav.html')).length).toBe(1)
})
