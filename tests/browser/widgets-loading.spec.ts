import type { Page } from '@playwright/test'
import { expect, settled } from './fixtures'
import { HEAVY, LIBRARIES, spreadPage, test } from './widgets-fixtures'

/** Files of the build that a page asks for, from now on. */
function programs(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/assets\/.*\.js$/.test(pathname)) asked.push(pathname)
  })
  return asked
}

test('a page with every heavy widget loads the library of one when that one comes near', async ({ page, givePage }) => {
  test.setTimeout(120_000)
  const asked = programs(page)
  await givePage('case/widgets.md', spreadPage(HEAVY))
  await page.goto('/case/widgets.html')
  await settled(page)
  await page.waitForTimeout(2500)
  expect(asked.filter((file) => LIBRARIES.test(file))).toEqual([])
  for (const [index, { name, library, drawn, press }] of HEAVY.entries()) {
    const widget = page.locator(`[data-widget="${name}"]`)
    await widget.scrollIntoViewIfNeeded()
    if (press) {
      await expect(widget.getByRole('button', { name: press })).toBeVisible()
      expect(asked.filter((file) => library.test(file))).toEqual([])
      await widget.getByRole('button', { name: press }).click()
    }
    await expect(widget.locator(drawn).first(), name).toBeVisible({ timeout: 15_000 })
    expect(asked.filter((file) => library.test(file)).length, name).toBeGreaterThan(0)
    for (const later of HEAVY.slice(index + 1)) {
      expect(
        asked.filter((file) => later.library.test(file)),
        `${later.name} after ${name}`,
      ).toEqual([])
    }
  }
})

test('ordinary pages load no such library at all', async ({ page }) => {
  const asked = programs(page)
  for (const path of [
    '/guide/drivers/115.html',
    '/zh/guide/drivers/onedrive.html',
    '/guide/install/docker.html',
    '/faq/',
  ]) {
    await page.goto(path)
    await settled(page)
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 700) {
        scrollTo(0, top)
        await new Promise((resolve) => setTimeout(resolve, 40))
      }
    })
    await page.waitForTimeout(1200)
  }
  expect(asked.length).toBeGreaterThan(4)
  expect(asked.filter((file) => LIBRARIES.test(file))).toEqual([])
})
