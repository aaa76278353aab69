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
