import { expect, settled } from './fixtures'
import { test } from './frame-fixtures'

/** The slow line of the comparisons: 1.6 Mbit/s and 150 ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

for (const [lang, paths] of [
  ['en-US', ['/', '/guide/install/docker.html', '/guide/drivers/aliyundrive_open.html']],
  ['zh-CN', ['/zh/', '/zh/guide/api/fs.html']],
] as const) {
  test.describe(lang, () => {
    test.use({ locale: lang })

    for (const path of paths) {
      test(`nothing moves while ${path} arrives over a slow line`, async ({ page }) => {
        const session = await page.context().newCDPSession(page)
        await session.send('Network.enable')
        await session.send('Network.emulateNetworkConditions', SLOW_4G)
        await page.addInitScript(() => {
          const shift = { sum: 0 }
          Object.assign(window, { shift })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shift.sum += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto(path)
        await settled(page)
        await page.waitForLoadState('networkidle')
        const shift = await page.evaluate(() => (window as unknown as { shift: { sum: number } }).shift.sum)
        expect(shift).toBeLessThan(0.01)
      })
    }
  })
}

/** What is seen of a page at the moment when only its beginning is drawn. */
interface Beginning {
  /** Where the drawn part ends, in window heights. */
  end: number
  outline: number
}

for (const [lang, prefix, outline] of [
  ['en-US', '', 'On this page'],
  ['zh-CN', '/zh', '本页目录'],
] as const) {
  test.describe(`a visit in ${lang}`, () => {
    test.use({ locale: lang })

    test('draws first what fills the window, with the whole outline, and the rest by itself', async ({ page }) => {
      await page.goto(`${prefix}/guide/drivers/s3.html`)
      await settled(page)
      await page.evaluate((label) => {
        const seen: Beginning[] = []
        Object.assign(window, { seen })
        new MutationObserver(() => {
          const rest = document.querySelector('main [data-pending]')
          if (!rest || seen.length > 0) return
          const entries = document.querySelectorAll(`nav[aria-label="${label}"] li`)
          seen.push({ end: rest.getBoundingClientRect().top / window.innerHeight, outline: entries.length })
        }).observe(document.body, { childList: true, subtree: true })
      }, outline)
      await page.locator(`nav li a[href="${prefix}/guide/drivers/onedrive.html"]`).click()
      await expect(page).toHaveURL(/onedrive\.html$/)
      await expect(page.locator('main h2').first()).toBeVisible()
      await expect(page.locator('main [data-pending]')).toHaveCount(0)
      const [seen] = await page.evaluate(() => (window as unknown as { seen: Beginning[] }).seen)
      const entries = await page.locator(`nav[aria-label="${outline}"] li`).count()
      expect(entries).toBeGreaterThan(3)
      expect(seen?.end).toBeGreaterThan(1)
      expect(seen?.outline).toBe(entries)

      // The way back to a place needs the whole page at once. The drawing is not quite as high as the space kept for it.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.locator('main [data-drawing]').first()).toBeVisible()
      const place = await page.evaluate(() => window.scrollY)
      await page.locator(`nav li a[href="${prefix}/guide/drivers/s3.html"]`).click()
      await expect(page).toHaveURL(/s3\.html$/)
      await page.goBack()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
    })
  })
}
