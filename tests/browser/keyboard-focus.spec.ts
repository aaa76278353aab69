import type { Locator, Page } from '@playwright/test'
import { expect, settled, test } from './fixtures'

/** Whether what has the focus can be seen: its middle is in the window and nothing lies over it. */
const seesFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    const { left, top, width, height } = focused.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return found !== null && (focused.contains(found) || found.contains(focused))
  })

test.describe('the notice of the start page', () => {
  for (const [width, height] of [
    [1280, 720],
    [360, 740],
  ] as const) {
    test(`covers nothing that has the focus, and gives it back, at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await settled(page)
      const card = page.getByRole('region', { name: 'Before you update' })
      await expect(card).toBeVisible()
      await page.locator('main a').first().focus()
      for (let turn = 0; turn < 200 && !(await card.locator(':focus').count()); turn++) {
        await page.keyboard.press('Tab')
        const name = await page.evaluate(() => document.activeElement?.textContent)
        expect(await seesFocus(page), `${turn} ${name}`).toBe(true)
      }
      await expect(card.locator(':focus')).toHaveCount(1)
      await card.getByRole('button', { name: 'Close' }).press('Enter')
      await expect(card).toHaveCount(0)
      await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1)
    })
  }
})

test('what lies partly below the notice can be pressed with the mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  await settled(page)
  const card = page.getByRole('region', { name: 'Before you update' })
  const chip = page.getByRole('main').getByRole('link', { name: 'Quark', exact: true })
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await expect(card).toBeVisible()
  await page.waitForTimeout(500)
  await page.evaluate((by) => scrollBy(0, by), (await boxOf(chip)).y - (await boxOf(card)).y - 20)
  const { x, y, width, height } = await boxOf(chip)
  const { x: edge } = await boxOf(card)
  expect(x + width, 'partly below it').toBeGreaterThan(edge)
  await page.mouse.click((x + edge) / 2, y + height / 2)
  await expect(page).toHaveURL(/\/guide\/drivers\/quark/)
})

test('the bar of the outline covers no link that is gone back to', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/guide/drivers/')
  await settled(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.locator('[data-article] a').last().focus()
  for (let turn = 0; turn < 60; turn++) {
    await page.keyboard.press('Shift+Tab')
    const name = await page.evaluate(() => document.activeElement?.textContent)
    expect(await seesFocus(page), `${turn} ${name}`).toBe(true)
  }
})

test('all keys of the configuration are read on from where the first end', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 500 })
  await page.goto('/config/configuration.html')
  await settled(page)
  const more = page.getByRole('button', { name: /^Show all \d+ keys$/ })
  await more.press('Enter')
  await expect(page.locator('dl > div').nth(4).getByRole('link')).toBeFocused()
  expect(await seesFocus(page)).toBe(true)
  const fewer = page.getByRole('button', { name: 'Show fewer keys' })
  await fewer.press('Enter')
  await expect(more).toBeFocused()
  await expect(more).toBeInViewport()
})

test('clearing the filters of the storages leads back to the field', async ({ page }) => {
  await page.goto('/guide/drivers/')
  await settled(page)
  await page.getByRole('button', { name: 'Direct link (302)' }).click()
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
  await expect(page.getByRole('search').getByRole('searchbox')).toBeFocused()
})

test('the first arrow down enters a panel that is still on its way', async ({ page }) => {
  await page.goto('/guide/')
  await settled(page)
  await page.getByRole('button', { name: 'Appearance' }).press('ArrowDown')
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(page.locator('input[type="radio"]:focus')).toHaveCount(1)
})

test('a table that a visitor’s own styles make too wide can be scrolled by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/config/preview.html')
  await settled(page)
  const frames = page.getByRole('group', { name: /^Table: / })
  // Of one height, so that nothing of the frame itself changes.
  await page.addStyleTag({ content: '[role="group"] { block-size: 300px }' })
  await page.waitForTimeout(300)
  await page.addStyleTag({ content: 'td { letter-spacing: 0.5em; white-space: nowrap }' })
  await expect
    .poll(() =>
      frames.evaluateAll((all) =>
        all.every((frame) => frame.scrollWidth <= frame.clientWidth + 1 || frame.tabIndex === 0),
      ),
    )
    .toBe(true)
  expect(await frames.evaluateAll((all) => all.filter((frame) => frame.tabIndex === 0).length)).toBeGreaterThan(0)
})

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('show what has the focus in the picture viewer', async ({ page }) => {
    await page.goto('/guide/advanced/sso.html')
    await settled(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: /picture|image|larger|enlarge/i })
      .first()
      .press('Enter')
    const viewer = page.locator('.yarl__root')
    await expect(viewer).toBeVisible()
    for (let turn = 0; turn < 3; turn++) await page.keyboard.press('Tab')
    const outline = await viewer.locator('button:focus').evaluate((button) => getComputedStyle(button).outlineStyle)
    expect(outline).toBe('solid')
  })
})
